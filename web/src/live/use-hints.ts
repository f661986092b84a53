import { useEffect, useState } from 'react';
import type { Decision } from '../game/decision/decision.js';
import { allPlaces } from '../game/decision/places.js';
import type { GameView, PlaceId } from '../game/model.js';
import type { Hint } from '../game/table.js';
import { readSetting, writeSetting } from '../lib/settings.js';
import { useSession } from '../session/session.js';
import { useWords } from '../words/use-words.js';
import type { Words } from '../words/words.js';
import type { Moves } from './use-moves.js';

/** The first that fits is shown; that one has seen everything comes before what one did not try. */
const SUBJECTS = ['whole', 'hunt', 'gather', 'village', 'card', 'feed'] as const;
type Subject = (typeof SUBJECTS)[number];

/** Which places a hint is about; it hangs at the first of them that is open. */
const PLACES: Readonly<Partial<Record<Subject, readonly PlaceId[]>>> = {
  hunt: ['hunt'],
  gather: ['forest', 'clayPit', 'quarry', 'river'],
  village: ['toolMaker', 'hut', 'field'],
  card: ['card1', 'card2', 'card3', 'card4'],
};

/** The round in which one has seen everything once. */
const AFTERWARDS = 2;
const OFF = 'off';
const usedSubjects = (): readonly string[] => (readSetting('hints') ?? '').split(' ');

const subjectOf = (place: PlaceId): Subject | undefined =>
  SUBJECTS.find((subject) => PLACES[subject]?.includes(place) === true);

/** What the last move has shown its player; when the first round has long passed, that it was the whole game. */
function learnt(made: Moves['made'], round: number): Subject | undefined {
  if (round > AFTERWARDS) return 'whole';
  if (made?.move.type === 'placePeople') return subjectOf(made.move.place);
  return made?.move.type === 'feed' ? 'feed' : undefined;
}

const sentenceOf = (subject: Subject, view: GameView, { hints }: Words): string =>
  subject === 'hunt'
    ? hints.hunt(view.tribes.find(({ player }) => player.me)?.people.total ?? 0)
    : hints[subject];

/** The place a hint hangs at now, null for the decision; undefined while what it is about cannot be used. */
function placeFor(subject: Subject, view: GameView, { kind }: Decision): PlaceId | null | undefined {
  if (subject === 'feed') return kind === 'feed' ? null : undefined;
  if (subject === 'whole') return view.round === AFTERWARDS && kind === 'place' ? null : undefined;
  if (kind !== 'place') return undefined;
  return PLACES[subject]?.find((id) =>
    allPlaces(view).some((each) => each.id === id && each.opening?.open === true),
  );
}

type Parts = Readonly<{ view: GameView; decision: Decision; made: Moves['made']; wanted: boolean }>;

/** The hint for this moment, in games against bots, until each was used once or somebody wants no more. */
export function useHints({ view, decision, made, wanted }: Parts): Hint | null {
  const words = useWords();
  const { viewer } = useSession();
  const guest = viewer?.guest === true;
  const [used, setUsed] = useState(usedSubjects);
  const done = learnt(made, view.round);
  useEffect(() => {
    if (done === undefined || !wanted) return;
    setUsed((before) => {
      const after = [...new Set([...before, done])];
      writeSetting('hints', after.join(' ').trim());
      return after;
    });
  }, [done, wanted]);
  if (!wanted || used.includes(OFF)) return null;
  for (const subject of SUBJECTS.filter((each) => !used.includes(each))) {
    const place = placeFor(subject, view, decision);
    if (place === undefined) continue;
    const off = (): void => {
      writeSetting('hints', OFF);
      setUsed([OFF]);
    };
    const whole = subject === 'whole';
    return { place, sentence: sentenceOf(subject, view, words), learn: !whole, keep: whole && guest, off };
  }
  return null;
}
