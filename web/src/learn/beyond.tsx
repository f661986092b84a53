import { useLearnWords } from '../words/use-learn-words.js';
import { Items, LearnItem, LearnPart, useLesson } from './part.js';

/** What the expansion adds. */
export function Style() {
  const { style } = useLearnWords();
  const track = useLesson()?.tradeTrack ?? [];
  return (
    <LearnPart part="style">
      <p>{style.intro}</p>
      <Items>
        <LearnItem icon="i-tooth" item={style.ornaments} />
        <LearnItem icon="i-ring" item={style.trade}>
          <ul className="learn-worth">
            {track.map(({ from, to, give, take }) => (
              <li key={from}>{style.ratio(from, to, give, take)}</li>
            ))}
          </ul>
        </LearnItem>
        <LearnItem icon="i-cards" item={style.card} />
        <LearnItem icon="i-hut" item={style.tiles} />
      </Items>
      <p className="soft">{style.approx}</p>
    </LearnPart>
  );
}

/** How a game goes that lasts for days. */
export function Slow() {
  const { slow } = useLearnWords();
  return (
    <LearnPart part="slow">
      <Items>
        <LearnItem icon="b-bell" item={slow.turn} />
        <LearnItem icon="b-clock" item={slow.time} />
        <LearnItem icon="b-check" item={slow.asked} />
        <LearnItem icon="b-undo" item={slow.undo} />
        <LearnItem icon="i-cairn" item={slow.fair} />
      </Items>
    </LearnPart>
  );
}
