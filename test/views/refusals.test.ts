import type { Rejection } from '../../src/game/index.js';
import { refusalView } from '../../src/views/refusal-view.js';
import { namesPlayers } from '../../src/views/sentences/refusal-sentence.js';
import { REJECTION_CODES, rejectionsOf } from '../support/sentence-samples.js';

describe('a refusal', () => {
  it.each<[Rejection, string]>([
    [{ code: 'PLACE_FULL', place: 'forest', room: 7 }, 'All 7 rings of the forest are taken.'],
    [{ code: 'WRONG_NUMBER', place: 'hut', min: 2, max: 2 }, 'Exactly 2 people can go to the hut.'],
    [{ code: 'WRONG_NUMBER', place: 'river', min: 1, max: 4 }, 'You can send 1 to 4 people to the river.'],
    [
      { code: 'NOT_ENOUGH_PEOPLE', place: 'hut', home: 1, needed: 2 },
      'The hut needs 2 people and you have 1 at home.',
    ],
    [{ code: 'PLACE_OCCUPIED', place: 'card2' }, 'Somebody stands at card place 2 already.'],
    [{ code: 'NOT_YOUR_TILE', place: 'XB8' }, 'Only its owner may send people to this building.'],
    [{ code: 'WRONG_PRICE', price: { kind: 'any', count: 1 } }, 'The price is any 1 resource.'],
    [{ code: 'NOT_READY', seats: ['a', 'b'] }, '2 players are not ready yet.'],
  ])('%j is a sentence', (rejection, sentence) => {
    expect(refusalView(rejection, { language: 'en', edition: 'cs-2019' }).message).toBe(sentence);
  });

  it('keeps its facts and cites the rulebook of the edition', () => {
    const rejection: Rejection = { code: 'ALREADY_PLACED_HERE', place: 'hunt' };
    expect(refusalView(rejection, { language: 'en', edition: 'hr-2008' })).toEqual({
      code: 'ALREADY_PLACED_HERE',
      message: 'You have sent people to the hunting ground this round already.',
      facts: { place: 'hunt' },
      rule: 'R4',
      citations: ['004:101'],
    });
    expect(refusalView(rejection, { language: 'en', edition: 'cs-2019' }).citations).toEqual(['000:123']);
  });

  // Closed options are told without names: what closes one never speaks of players.
  it('names players only when it is not one’s turn', () => {
    const naming = REJECTION_CODES.filter((code) => rejectionsOf(code).some(namesPlayers));
    expect(naming).toEqual(['NOT_YOUR_TURN']);
  });

  it.each(['en', 'cs', 'sk', 'hr'] as const)('quotes what it has no word for, in %s', (language) => {
    const rejection: Rejection = { code: 'INVALID_SETTINGS', field: 'constructor' };
    expect(refusalView(rejection, { language, edition: 'cs-2019' }).message).toMatch(
      /[“„]constructor[”“]\.$/,
    );
  });

  it.each([
    ['en', 'Check the number of seats (2 to 4).', 'Check the clocks, hours (1 to 720).'],
    ['cs', 'Zkontroluj: počet míst (2 až 4).', 'Zkontroluj: čas na tah, hodiny (1 až 720).'],
    ['sk', 'Skontroluj: počet miest (2 až 4).', 'Skontroluj: čas na ťah, hodiny (1 až 720).'],
    ['hr', 'Provjeri: broj mjesta (2 do 4).', 'Provjeri: vrijeme za potez, sati (1 do 720).'],
  ] as const)('says in %s what a setting may be', (language, ...told) => {
    const wrong: readonly Rejection[] = [
      { code: 'INVALID_SETTINGS', field: 'seats', allowed: { min: 2, max: 4 } },
      { code: 'INVALID_SETTINGS', field: 'time', part: 'hours', allowed: { min: 1, max: 720 } },
    ];
    const messages = wrong.map((each) => refusalView(each, { language, edition: 'cs-2019' }).message);
    expect(messages).toEqual(told.map((sentence) => expect.stringContaining(sentence) as string));
  });

  it('speaks the language of whoever asks', () => {
    const rejection: Rejection = { code: 'PLACE_FULL', place: 'forest', room: 7 };
    const messages = (['en', 'cs', 'sk', 'hr'] as const).map(
      (language) => refusalView(rejection, { language, edition: 'cs-2019' }).message,
    );
    expect(new Set(messages).size).toBe(4);
    expect(messages[1]).toContain('les');
  });
});
