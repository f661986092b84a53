import { Icon } from '../../art/icon.js';
import { useSpeech } from '../../words/use-words.js';
import { clockTime } from '../../words/times.js';
import { useTable } from '../table.js';

/** Until when, in the reader's own time; where the table has a clock that does not run, why. */
export function Until({ at }: Readonly<{ at: Date | null }>) {
  const { language, words } = useSpeech();
  const { clock } = useTable();
  if (at === null) return clock === 'bots' ? <span className="until">{words.decision.onlyBots}</span> : null;
  return (
    <time className="until" dateTime={at.toISOString()}>
      <Icon name="b-clock" size={15} />
      {clockTime(language, at, new Date())}
    </time>
  );
}
