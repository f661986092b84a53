import { randomUUID } from 'node:crypto';
import type { Acknowledged, Ledger } from '../oracle/ledger.js';
import type { Client, Outcome, Variables } from './api.js';

/** A command on its way to the API. */
export type Order = Readonly<{
  mutation: string;
  inputType: string;
  input: Variables;
  mayBeRefused?: string;
}>;

/** Sends commands and writes down every answer. */
export type Notes = Ledger &
  Readonly<{
    /** How many answers were given a second time. */
    replayed: () => number;
    /** The first acceptance; undefined if the command was refused. */
    send: (client: Client, order: Order) => Promise<Acknowledged | undefined>;
  }>;

/** An empty notebook. */
export function startNotes(): Notes {
  const acknowledged: Acknowledged[] = [];
  const refused: { game: string; commandId: string; answer: string }[] = [];
  let replayed = 0;

  const note = (
    outcome: Outcome,
    commandId: string,
    { input, mayBeRefused }: Order,
  ): Acknowledged | undefined => {
    if (outcome.kind === 'Accepted') {
      if (outcome.replayed) replayed += 1;
      const { gameId: game, version, head } = outcome;
      const promise = { game, commandId, version, head };
      acknowledged.push(promise);
      return promise;
    }
    const answer = outcome.kind === 'Rejected' ? outcome.code : 'STALE';
    if (answer !== mayBeRefused) refused.push({ game: String(input['gameId']), commandId, answer });
    return undefined;
  };

  const send: Notes['send'] = async (client, order) => {
    const commandId = randomUUID();
    const outcomes = await client.send(order.mutation, order.inputType, { ...order.input, commandId });
    return outcomes
      .map((outcome) => note(outcome, commandId, order))
      .find((promise) => promise !== undefined);
  };

  return { acknowledged, refused, replayed: () => replayed, send };
}
