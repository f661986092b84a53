import { Icon } from '../../art/icon.js';
import { clockTime } from '../../words/times.js';
import { useSpeech } from '../../words/use-words.js';
import type { Words } from '../../words/words.js';
import type { Waiting } from './decision.js';
import { Panel } from './panel.js';
import { WayOut } from './way-out.js';

/** Who does what now. */
function titleOf({ players, asked }: Waiting, { decision }: Words): string {
  const [only, ...others] = players;
  if (only !== undefined && others.length === 0) {
    return asked === null ? decision.onTurn(only.name) : decision.doing[asked](only.name);
  }
  return decision.severalOnTurn(players.map(({ name }) => name).join(', '));
}

/** Who is on turn; nothing to do here but look around or leave. */
export function WaitingPanel({ waiting }: Readonly<{ waiting: Waiting }>) {
  const { words, language } = useSpeech();
  const { decision } = words;
  return (
    <Panel tag={decision.waiting} mine={false} title={titleOf(waiting, words)} actions={<WayOut />}>
      <ul className="awaited">
        {waiting.players.map(({ seat, name, colour }) => (
          <li key={seat}>
            <Icon name={`m-${colour}`} /> {name}
          </li>
        ))}
        {waiting.next !== null && (
          <li className="soft">
            {decision.thenNext(waiting.next.me ? words.common.you : waiting.next.name)}
          </li>
        )}
      </ul>
      {waiting.until !== null && (
        <p>{decision.untilYourTime(clockTime(language, waiting.until, new Date()))}</p>
      )}
      <p className="hint wait-hint">{decision.youWillBeTold}</p>
    </Panel>
  );
}
