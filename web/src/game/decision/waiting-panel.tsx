import { Icon } from '../../art/icon.js';
import { clockTime } from '../../words/times.js';
import { useSpeech } from '../../words/use-words.js';
import type { Waiting } from './decision.js';
import { Panel } from './panel.js';
import { WayOut, type NextGame } from './way-out.js';

type Props = Readonly<{ waiting: Waiting; nextGame: NextGame }>;

/** Who is on turn and until when; nothing to do here but leave. */
export function WaitingPanel({ waiting, nextGame }: Props) {
  const { words, language } = useSpeech();
  const { decision } = words;
  const names = waiting.players.map(({ name }) => name).join(', ');
  const title = waiting.players.length > 1 ? decision.severalOnTurn(names) : decision.onTurn(names);
  return (
    <Panel tag={decision.waiting} mine={false} title={title} until={null}>
      {waiting.until !== null && (
        <p className="hint">{decision.untilYourTime(clockTime(language, waiting.until, new Date()))}</p>
      )}
      {waiting.told !== null && <p className="hint">{waiting.told}</p>}
      <ul className="awaited">
        {waiting.players.map(({ seat, name, colour }) => (
          <li key={seat}>
            <Icon name={`m-${colour}`} /> {name}
          </li>
        ))}
        {waiting.next !== null && <li className="soft">{decision.thenNext(waiting.next.name)}</li>}
      </ul>
      <p className="hint wait-hint">{decision.youWillBeTold}</p>
      <WayOut nextGame={nextGame} />
    </Panel>
  );
}
