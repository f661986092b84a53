import { useLayoutEffect, useRef, useState } from 'react';
import { Icon } from '../../art/icon.js';
import { RuleLink } from '../../help/rule-link.js';
import { useWords } from '../../words/use-words.js';
import type { PlaceId } from '../model.js';
import { useTable } from '../table.js';

const MARGIN = 8;

type Corner = Readonly<{ left: number; top: number }>;

/** Below the place if there is room, else above it, and never beside the board. */
function cornerFor(place: DOMRect, note: DOMRect, board: DOMRect): Corner {
  const left = place.left + place.width / 2 - note.width / 2;
  const below = place.bottom + MARGIN / 2;
  const top = below + note.height + MARGIN > innerHeight ? place.top - note.height - MARGIN / 2 : below;
  return {
    left: Math.max(board.left + MARGIN, Math.min(left, board.right - note.width - MARGIN)),
    top: Math.max(MARGIN, top),
  };
}

/** How the button of a place is found. */
export const placeAnchor = (place: PlaceId): string => `[data-roving="${place}"]`;

/** How its plate is found, a smaller thing to hang a note on; a card or a building is one itself. */
export const plateAnchor = (place: PlaceId): string =>
  `${placeAnchor(place)} :is(.plate, .small-plate), ${placeAnchor(place)}:is(.card-slot, .stack)`;

/** Where a note hangs; it stays with what it is about while the window changes. */
export function useNoteAt(anchor: string | null) {
  const note = useRef<HTMLDivElement>(null);
  const [corner, setCorner] = useState<Corner | null>(null);
  useLayoutEffect(() => {
    if (anchor === null) return undefined;
    const hang = (): void => {
      const target = document.querySelector(anchor);
      const board = note.current?.closest('#board') ?? null;
      if (target === null || note.current === null || board === null) return;
      const [at, size, around] = [target, note.current, board].map((each) => each.getBoundingClientRect());
      if (at !== undefined && size !== undefined && around !== undefined)
        setCorner(cornerFor(at, size, around));
    };
    hang();
    addEventListener('resize', hang);
    addEventListener('scroll', hang, true);
    return () => {
      removeEventListener('resize', hang);
      removeEventListener('scroll', hang, true);
    };
  }, [anchor]);
  return { note, style: corner === null ? { visibility: 'hidden' as const } : corner };
}

/** Why a place that was pressed is closed: beside the place itself, with the rule. */
export function ClosedNote() {
  const { common } = useWords();
  const { closed, dismiss } = useTable().notices;
  const { note, style } = useNoteAt(closed === null ? null : placeAnchor(closed.place));
  if (closed === null) return null;
  return (
    <div ref={note} className="place-note note refused" role="alert" style={style}>
      <b>{closed.refusal.sentence}</b>
      <small>
        <RuleLink {...closed.refusal} />
      </small>
      <button type="button" className="icon-button" aria-label={common.close} onClick={dismiss}>
        <Icon name="b-close" size={16} />
      </button>
    </div>
  );
}
