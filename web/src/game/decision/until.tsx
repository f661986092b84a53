import { Icon } from '../../art/icon.js';
import { useSpeech } from '../../words/use-words.js';
import { clockTime } from '../../words/times.js';

/** Until when, in the reader's own time. */
export function Until({ at }: Readonly<{ at: Date | null }>) {
  const { language } = useSpeech();
  if (at === null) return null;
  return (
    <time className="until" dateTime={at.toISOString()}>
      <Icon name="b-clock" size={15} />
      {clockTime(language, at, new Date())}
    </time>
  );
}
