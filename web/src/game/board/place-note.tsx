import { useLayoutEffect, useRef, useState } from 'react';
import { Icon } from '../../art/icon.js';
import { RuleLink } from '../../help/rule-link.js';
import { useWords } from '../../words/use-words.js';
import type { PlaceId } from '../model.js';
import { useTable } from '../table.js';
import { cornerFor, type Corner } from './note-corner.js';

/** How the button of a place is found. */
const placeAnchor = (place: PlaceId): string => `[data-roving="${place}"]`;

/** What one reads to find a place: a note about another one shall not hide it. */
const SIGNS = '#board :is(.plate, .small-plate, .card-slot, .stack, .workshop)';

/** Where a note about something goes; `clear` says what else shall stay in sight. */
function cornerOf(target: Element, note: Element, clear: string): Corner | null {
  const board = note.closest('#board');
  if (board === null) return null;
  const [place, size, around] = [target, note, board].map((each) => each.getBoundingClientRect());
  if (place === undefined || size === undefined || around === undefined) return null;
  const keepClear = [...document.querySelectorAll(clear)].map((each) => each.getBoundingClientRect());
  return cornerFor(place, size, { board: around, windowHeight: innerHeight, keepClear });
}

/** Where a note hangs; it stays with what it is about while the window changes. */
function useNoteAt(anchor: string | null, clear = anchor ?? '') {
  const note = useRef<HTMLDivElement>(null);
  const [corner, setCorner] = useState<Corner | null>(null);
  useLayoutEffect(() => {
    if (anchor === null) return undefined;
    const hang = (): void => {
      const target = document.querySelector(anchor);
      const found = target === null || note.current === null ? null : cornerOf(target, note.current, clear);
      if (found !== null) setCorner(found);
    };
    hang();
    addEventListener('resize', hang);
    addEventListener('scroll', hang, true);
    return () => {
      removeEventListener('resize', hang);
      removeEventListener('scroll', hang, true);
    };
  }, [anchor, clear]);
  return { note, style: corner === null ? { visibility: 'hidden' as const } : corner };
}

/** Why a place that was pressed is closed: beside the place itself, with the rule. */
export function ClosedNote() {
  const { common } = useWords();
  const { closed, dismiss } = useTable().notices;
  const { note, style } = useNoteAt(closed === null ? null : placeAnchor(closed.place), SIGNS);
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
