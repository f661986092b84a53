import type { Outcome } from '../../web/src/api/outcome.js';
import { inTurn } from '../../web/src/lobby/in-turn.js';

const ACCEPTED: Outcome = { kind: 'accepted', gameId: 'g', version: 4, link: null };
const rejected = (code: string): Outcome => ({ kind: 'rejected', code, message: '', rule: '' });
const OVERTAKEN = rejected('OTHER_JOIN_NUMBER');

/** Answers one after the other, and how many were asked for. */
function answering(...outcomes: readonly Outcome[]) {
  let asked = 0;
  const sitDown = (): Promise<Outcome> => {
    asked += 1;
    return Promise.resolve(outcomes[asked - 1] ?? OVERTAKEN);
  };
  return { sitDown, asked: () => asked };
}

it('sits down anew when somebody else was faster', async () => {
  const { sitDown, asked } = answering(OVERTAKEN, OVERTAKEN, ACCEPTED);
  expect(await inTurn(sitDown)).toBe(ACCEPTED);
  expect(asked()).toBe(3);
});

it('does not try for ever', async () => {
  const { sitDown, asked } = answering();
  expect(await inTurn(sitDown)).toBe(OVERTAKEN);
  expect(asked()).toBe(3);
});

it('takes every other refusal for an answer', async () => {
  const full = rejected('TABLE_FULL');
  const { sitDown, asked } = answering(full, ACCEPTED);
  expect(await inTurn(sitDown)).toBe(full);
  expect(asked()).toBe(1);
});
