import { useEffect, useRef, useState } from 'react';
import type { Decision } from '../game/decision/decision.js';
import { nameOf } from '../game/decision/place-names.js';
import type { GameView, PlaceId } from '../game/model.js';
import type { Hint } from '../game/table.js';
import { readSetting, writeSetting } from '../lib/settings.js';
import { useSession } from '../session/session.js';
import { useWords } from '../words/use-words.js';
import type { Words } from '../words/words.js';
import { isNew, learntBy, SUBJECTS, toldNow, type Subject, type Told } from './hints.js';
import type { Moves } from './use-moves.js';

const OFF = 'off';
const usedSubjects = (): readonly string[] => (readSetting('hints') ?? '').split(' ').filter(Boolean);

const sentenceOf = (subject: Subject, view: GameView, { hints }: Words): string =>
  subject === 'hunt'
    ? hints.hunt(view.tribes.find(({ player }) => player.me)?.people.total ?? 0)
    : hints[subject];

type Means = Readonly<{ words: Words; guest: boolean; off: () => void }>;

function hintOf({ subject, place }: Told, view: GameView, { words, guest, off }: Means): Hint {
  const whole = subject === 'whole';
  return {
    place,
    about: place !== null && subject === 'hunt' ? nameOf(place, words, view) : null,
    sentence: sentenceOf(subject, view, words),
    learn: !whole,
    keep: whole && guest,
    off,
  };
}

type Parts = Readonly<{
  view: GameView;
  decision: Decision;
  made: Moves['made'];
  /** The place that is being chosen. */
  chosen: PlaceId | null;
  practice: boolean;
}>;

/** The hint for this moment, for whoever practises or has finished no game yet, until each was used once or they want no more. */
export function useHints({ view, decision, made, chosen, practice }: Parts): Hint | null {
  const words = useWords();
  const { viewer } = useSession();
  const seated = view.tribes.some(({ player }) => player.me);
  const wanted = seated && (practice || isNew(viewer?.results));
  const [used, setUsed] = useState(usedSubjects);
  const [passed, setPassed] = useState<readonly Subject[]>([]);
  const keep = (after: readonly string[]): void => {
    writeSetting('hints', after.join(' '));
    setUsed(after);
  };
  const learnt = wanted ? learntBy(made?.move, view.round).filter((each) => !used.includes(each)) : [];
  useEffect(() => {
    if (learnt.length > 0 && !used.includes(OFF)) keep([...used, ...learnt]);
  });
  const untold = used.includes(OFF) ? [] : SUBJECTS.filter((each) => !used.includes(each));
  const told = wanted ? toldNow(untold, passed, { view, decision, chosen }) : null;
  const shown = useRef<Subject | null>(null);
  useEffect(() => {
    const before = shown.current;
    if (before !== null) setPassed((others) => [...others.filter((each) => each !== before), before]);
  }, [made]);
  useEffect(() => {
    shown.current = told?.subject ?? null;
  });
  return told === null
    ? null
    : hintOf(told, view, { words, guest: viewer?.guest === true, off: () => keep([OFF]) });
}
