import { useWords } from '../../words/use-words.js';
import { useTable } from '../table.js';
import { Control } from './control.js';
import { CopyLink } from './copy-link.js';
import { EyesMenu } from './eyes.js';
import { momentOf, type History } from './history.js';
import { Slider } from './slider.js';

type Props = Readonly<{ history: History }>;

/** The board as it is now; or as it was when the connection got lost. */
function Now() {
  const { decision } = useWords();
  const { notices } = useTable();
  return notices.lostSince === null ? (
    <span className="live">{decision.live}</span>
  ) : (
    <span className="live gone">{decision.offline}</span>
  );
}

/** Play, one move back, the slider, one move on. */
function Steps({ history }: Props) {
  const { decision } = useWords();
  const { version, head, first, playing, go } = history;
  return (
    <>
      <Control
        icon={playing ? 'b-pause' : 'b-play'}
        label={playing ? decision.pause : decision.play}
        disabled={head === 0}
        onClick={history.toggle}
      />
      <Control
        icon="b-prev"
        label={decision.moveBack}
        disabled={version <= first}
        onClick={() => go('move', -1)}
      />
      <Slider history={history} />
      <Control
        icon="b-next"
        label={decision.moveOn}
        disabled={version >= head}
        onClick={() => go('move', 1)}
      />
    </>
  );
}

/** Out of the past, to where the game goes on. */
export function BackToNow({ history }: Props) {
  const { decision } = useWords();
  return (
    <button type="button" className="button primary" onClick={() => history.seek(history.head)}>
      {decision.backToNow}
    </button>
  );
}

/** A link to this moment, and the eyes to see it with. */
export function Tools({ history }: Props) {
  return (
    <>
      <CopyLink link={history.link} at={momentOf(history)} />
      <EyesMenu looking={history.looking} />
    </>
  );
}

/** Steps through the game move by move; at the right end the board is live. */
export function Scrubber({ history }: Props) {
  const { decision } = useWords();
  const { version, head, seek } = history;
  return (
    <section className="scrubber panel" aria-label={decision.history}>
      <Steps history={history} />
      <span className="version">
        <b>{version}</b> / {head}
      </span>
      {version >= head ? (
        <Now />
      ) : (
        <button type="button" className="button small" onClick={() => seek(head)}>
          {decision.backToNow}
        </button>
      )}
      <Tools history={history} />
    </section>
  );
}

/** The same for one thumb: in two rows, the way back to now the largest. */
export function ThumbScrubber({ history }: Props) {
  const { decision } = useWords();
  return (
    <section className="scrubber by-thumb" aria-label={decision.history}>
      <div>
        <Steps history={history} />
      </div>
      <div>
        <BackToNow history={history} />
        <Tools history={history} />
      </div>
    </section>
  );
}
