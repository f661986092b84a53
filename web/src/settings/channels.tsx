import { Icon } from '../art/icon.js';
import { useAsk } from '../api/use-ask.js';
import {
  RemoveWebhookDocument,
  SendTestDocument,
  SwitchChannelDocument,
  type WayFragment,
} from '../gql/graphql.js';
import type { MoreWords } from '../words/more-words.js';
import { useMoreWords } from '../words/use-more-words.js';
import type { Language } from '../words/languages.js';
import { clockTime } from '../words/times.js';
import { useSpeech } from '../words/use-words.js';
import { AddWebhook } from './add-webhook.js';
import { ProblemNote } from './problem-note.js';
import { Section } from './section.js';
import type { Keeper, Settings } from './use-my-settings.js';

/** Whether something got through, and what the other side said if not. */
function lastSaid(
  { lastAt, lastResult, lastError }: WayFragment,
  words: MoreWords,
  language: Language,
): string {
  const { settings: say } = words;
  if (lastAt === null || lastResult === null) return say.neverSent;
  const told = say.lastResult(clockTime(language, new Date(lastAt), new Date()), say.results[lastResult]);
  return lastError === null ? told : `${told} ${lastError}`;
}

/** Why nothing goes there; null where something does. */
function whyNot({ kind, verified, off }: WayFragment, { settings: say }: MoreWords): string | null {
  if (off !== null) return say.off[off];
  if (verified) return null;
  return kind === 'EMAIL' ? say.unconfirmed : say.untested;
}

function State({ way }: Readonly<{ way: WayFragment }>) {
  const words = useMoreWords();
  const { language } = useSpeech();
  const silent = whyNot(way, words);
  const failed = way.lastResult === 'FAILED';
  return (
    <p className="way-state">
      {silent !== null && (
        <span className="warn">
          <Icon name="b-warn" size={15} /> {silent}
        </span>
      )}
      <span className={failed ? 'bad' : 'soft'} role="status">
        {failed && <Icon name="b-warn" size={15} />} {lastSaid(way, words, language)}
      </span>
    </p>
  );
}

type WayProps = Readonly<{ way: WayFragment; mine: Keeper }>;

/** The settings with one channel switched. */
const switched =
  (id: string, on: boolean) =>
  (settings: Settings): Settings => ({
    ...settings,
    channels: settings.channels.map((way) => (way.id === id ? { ...way, on } : way)),
  });

function Turn({ way: { id, on }, mine: { adopt, expect, again } }: WayProps) {
  const { settings: words } = useMoreWords();
  const { send, problem } = useAsk(SwitchChannelDocument);
  const turn = async (next: boolean): Promise<void> => {
    expect(switched(id, next));
    const data = await send({ input: { channelId: id, on: next } });
    if (data === null) again();
    else adopt(data.switchChannel);
  };
  return (
    <>
      <label className="choice">
        <input
          type="checkbox"
          checked={on}
          onChange={({ currentTarget: { checked } }) => void turn(checked)}
        />
        {words.channelOn}
      </label>
      <ProblemNote problem={problem} />
    </>
  );
}

function Deeds({ way: { id, kind, verified }, mine: { adopt, again } }: WayProps) {
  const { settings: words } = useMoreWords();
  const test = useAsk(SendTestDocument);
  const webhook = useAsk(RemoveWebhookDocument);
  const remove = async (): Promise<void> => {
    const data = await webhook.send({ id });
    if (data !== null) adopt(data.removeWebhook);
  };
  return (
    <>
      <div className="actions">
        <button
          type="button"
          className="button"
          disabled={test.busy || (kind === 'EMAIL' && !verified)}
          onClick={() => void test.send({ channelId: id }).then(again)}
        >
          {test.busy ? words.testing : words.sendTest}
        </button>
        {kind === 'WEBHOOK' && (
          <button type="button" className="button" disabled={webhook.busy} onClick={() => void remove()}>
            {words.remove}
          </button>
        )}
      </div>
      <ProblemNote problem={test.problem ?? webhook.problem} />
    </>
  );
}

function Way({ way, mine }: WayProps) {
  const { settings: words } = useMoreWords();
  const { kind, shape, address } = way;
  return (
    <li className="way">
      <h3>{kind === 'EMAIL' || shape === null ? words.email : words.shapes[shape]}</h3>
      <p className="way-address">{address}</p>
      <State way={way} />
      <Turn way={way} mine={mine} />
      <Deeds way={way} mine={mine} />
    </li>
  );
}

/** The ways by which letters reach me, each with what became of the last one. */
export function Channels({ settings: { channels }, mine }: Readonly<{ settings: Settings; mine: Keeper }>) {
  const { settings: words } = useMoreWords();
  return (
    <Section name="channels">
      {channels.length === 0 && <p className="soft">{words.noChannels}</p>}
      <ul className="ways">
        {channels.map((way) => (
          <Way key={way.id} way={way} mine={mine} />
        ))}
      </ul>
      <AddWebhook again={mine.again} />
    </Section>
  );
}
