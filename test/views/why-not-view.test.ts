import { awaiting } from '../../src/game/index.js';
import type { Command, Settings } from '../../src/game/index.js';
import { refusalView, speechOf } from '../../src/views/refusal-view.js';
import { judge } from '../../src/views/why-not-view.js';
import { play, record, refusal, seated, started } from '../support/table-play.js';

describe('whyNot before the start', () => {
  const move: Command = { type: 'PlacePeople', place: 'hunt', people: 1 };
  const open = seated('ab');

  it.each([
    ['open', open],
    ['given up', play(open, 'owner', { type: 'AskCancel' })],
  ])('answers as playing would at a table that is %s', (_, session) => {
    const { rejection } = judge(session.table, undefined, move);
    expect(rejection?.code).toBe(refusal(session, 'seat:a', move)?.code);
  });
});

it('whyNot speaks in the words of the expansion where it is played', () => {
  const why = (expansion: Partial<Settings>) => {
    const { table } = record(started('ab', { edition: 'cs-2019', ...expansion }), 'server', [
      { type: 'PeoplePlaced', seat: 1, place: 'card1', people: 1 },
      { type: 'PhaseStarted', phase: 'acting' },
    ]);
    const buy: Command = { type: 'BuyCard', place: 'card1', pay: { brick: 1 } };
    return refusalView(judge(table, 1, buy).rejection!, speechOf(table, 'cs')).message;
  };
  expect(why({})).toBe('Potřebuješ 1 jíl, máš 0.');
  expect(why({ expansion: 'style' })).toBe('Potřebuješ 1 cihlu, máš 0.');
});

it('whyNot takes a decision that is somebody else’s for a stale one', () => {
  const { table } = started('ab');
  const { since: decision } = awaiting(table)[0]!;
  const stale = (seat: number) =>
    judge(table, seat, { type: 'PlacePeople', place: 'hunt', people: 1 }, { decision }).stale;
  expect([stale(1), stale(2)]).toEqual([false, true]);
});
