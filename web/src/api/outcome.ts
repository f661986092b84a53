import type { OperationResult } from 'urql';
import type { OutcomeFragment } from '../gql/graphql.js';
import { faultOf, plainFault, type Fault } from './faults.js';

/** What became of a command: stored, refused by the rules, overtaken, or unknown because something broke. */
export type Outcome = Readonly<
  | { kind: 'accepted'; gameId: string; version: number; link: string | null }
  | { kind: 'rejected'; code: string; message: string; rule: string }
  | { kind: 'stale'; version: number }
  | { kind: 'failed'; fault: Fault }
>;

/** Reads the answer to a command; `pick` finds it in the data of its mutation. */
export function outcomeOf<Data>(
  { data, error }: OperationResult<Data>,
  pick: (data: Data) => OutcomeFragment,
): Outcome {
  if (error !== undefined) return { kind: 'failed', fault: faultOf(error) };
  if (data === undefined) return { kind: 'failed', fault: plainFault('broken') };
  const result = pick(data);
  switch (result.__typename) {
    case 'Accepted':
      return { kind: 'accepted', gameId: result.gameId, version: result.version, link: result.link };
    case 'Rejected': {
      const { code, message, rule } = result;
      return { kind: 'rejected', code, message, rule };
    }
    case 'Stale':
      return { kind: 'stale', version: result.version };
  }
}
