import type { Decision } from '../../web/src/game/decision/decision.js';
import type { Move } from '../../web/src/game/decision/move.js';
import type { GameView, PlaceId } from '../../web/src/game/model.js';
import { learntBy, SUBJECTS, toldNow, type Subject } from '../../web/src/live/hints.js';
import { LANGUAGES, loadWords, type Language } from '../../web/src/words/languages.js';

const OPEN = { open: true, min: 1, max: 1, expected: null };

/** A board with these places open. */
const board = (round: number, ...open: readonly PlaceId[]): GameView =>
  ({
    round,
    places: open.map((id) => ({ id, opening: OPEN })),
    workshops: [],
    cards: [],
    stacks: [],
  }) as unknown as GameView;

const asked = (kind: Decision['kind']): Decision => ({ kind }) as Decision;
const send = (place: PlaceId): Move => ({ type: 'placePeople', place, people: 1 });
const all = board(1, 'hunt', 'quarry', 'hut', 'card3');

const told = (view: GameView, untold: readonly Subject[], passed: readonly Subject[] = []) =>
  toldNow(untold, passed, { view, decision: asked('place'), chosen: null });

describe('hints for somebody new', () => {
  it('are about each place until it was used', () => {
    expect(told(all, SUBJECTS)).toEqual({ subject: 'hunt', place: 'hunt' });
    const untold = SUBJECTS.filter((each) => !learntBy(send('hunt'), 1).includes(each));
    expect(told(all, untold)).toEqual({ subject: 'gather', place: 'quarry' });
    expect(told(board(1, 'hut'), untold)).toEqual({ subject: 'village', place: 'hut' });
    expect(told(board(1, 'hunt'), untold)).toBeNull();
  });

  it('go on to the next place where one was told and not tried, and come back to it after the rest', () => {
    expect(told(all, SUBJECTS, ['hunt'])?.subject).toBe('gather');
    expect(told(all, SUBJECTS, ['hunt', 'gather', 'village', 'card'])?.subject).toBe('hunt');
    expect(told(all, ['hunt', 'card'], ['card', 'hunt'])?.subject).toBe('card');
  });

  it('are about the place that is being chosen, beside the question how many', () => {
    const choosing = (
      chosen: PlaceId,
      untold: readonly Subject[] = SUBJECTS,
      kind: Decision['kind'] = 'place',
    ) => toldNow(untold, [], { view: all, decision: asked(kind), chosen });
    expect(choosing('card3')).toEqual({ subject: 'card', place: null });
    expect(choosing('card3', ['hunt'])).toBeNull();
    expect(choosing('building1')).toBeNull();
    expect(choosing('card3', SUBJECTS, 'act')).toBeNull();
  });

  it('say in the second round that it was the whole game, and go on afterwards', () => {
    const second = board(2, 'hunt');
    expect(told(second, SUBJECTS)).toEqual({ subject: 'whole', place: null });
    expect(told(second, SUBJECTS, ['whole'])?.subject).toBe('hunt');
    expect(learntBy(undefined, 2)).toEqual([]);
    expect(learntBy(send('hunt'), 7)).toEqual(['whole', 'hunt']);
    expect(learntBy({ type: 'feed' } as Move, 3)).toEqual(['whole', 'feed']);
  });
});

describe.each(Object.keys(LANGUAGES) as Language[])('in %s', (language) => {
  it('a hint about several places is true of each of them, and names it', async () => {
    const { hints, board: words } = await loadWords(language);
    const names = (sentence: string, ...places: readonly (keyof typeof words.places)[]): readonly string[] =>
      places.filter((place) => !sentence.toLowerCase().includes(words.places[place].toLowerCase()));
    expect(names(hints.gather, 'forest', 'clayPit', 'quarry', 'river')).toEqual([]);
    expect(names(hints.village, 'toolMaker', 'hut', 'field')).toEqual([]);
  });
});
