import { setTimeout as pause } from 'node:timers/promises';
import type { Chance } from '../../../src/bots/chance.js';

/** What became of a command, as the API says it. */
export type Outcome = Readonly<
  | { kind: 'Accepted'; gameId: string; version: number; head: string; replayed: boolean }
  | { kind: 'Rejected'; version: number; code: string }
  | { kind: 'Stale'; version: number }
>;

/** The processes that serve the API, and what clients have been through with them. */
export type Line = Readonly<{
  addresses: readonly string[];
  chance: Chance;
  troubles: Map<string, number>;
}>;

export type Variables = Readonly<Record<string, unknown>>;

/** Somebody with a token. Everything is asked again, at one process or another, until it is answered. */
export type Client = Readonly<{
  /** Sends a command, sometimes twice at the same time: each answer counts. */
  send: (mutation: string, inputType: string, input: Variables) => Promise<readonly Outcome[]>;
  read: <Data>(query: string, variables: Variables) => Promise<Data>;
  /** Asks one certain process. */
  look: <Data>(process: number, query: string, variables: Variables) => Promise<Data>;
}>;

const SIGN_IN = `mutation In($name: String!) { signInAsGuest(input: { name: $name, session: TOKEN }) { token } }`;

/** Signs in somebody new. */
export async function signIn(line: Line, name: string): Promise<Client> {
  const asked = { query: SIGN_IN, variables: { name } };
  const { signInAsGuest } = await anywhere<{ signInAsGuest: { token: string } }>(line, asked);
  return clientOf(line, signInAsGuest.token);
}

function clientOf(line: Line, token: string): Client {
  const send: Client['send'] = async (mutation, inputType, input) => {
    const query = `mutation Send($input: ${inputType}!) { ${mutation}(input: $input) { ${OUTCOME} } }`;
    const asked = { query, variables: { input }, token };
    const twice = line.chance.below(TWICE_IN) === 0;
    const answers = await Promise.all(
      Array.from({ length: twice ? 2 : 1 }, () => anywhere<Record<string, Outcome>>(line, asked)),
    );
    return answers.flatMap((answer) => answer[mutation] ?? []);
  };
  return {
    send,
    read: (query, variables) => anywhere(line, { query, variables, token }),
    look: (process, query, variables) => insistently(line, () => process, { query, variables, token }),
  };
}

const OUTCOME = `kind: __typename
  ... on Accepted { gameId version head replayed } ... on Rejected { version code } ... on Stale { version }`;

/** One command in so many is sent twice at the same time. */
const TWICE_IN = 6;

type Asked = Readonly<{ query: string; variables: Variables; token?: string }>;

const anywhere = <Data>(line: Line, asked: Asked): Promise<Data> =>
  insistently(line, () => line.chance.below(line.addresses.length), asked);

const LONGEST_PAUSE_MS = 500;

/** Asks until there is an answer. */
async function insistently<Data>(line: Line, choose: () => number, asked: Asked): Promise<Data> {
  for (let delay = 20; ; delay = Math.min(2 * delay, LONGEST_PAUSE_MS)) {
    const answer = await ask<Data>(line.addresses[choose()] ?? '', asked);
    if ('data' in answer) return answer.data;
    line.troubles.set(answer.trouble, (line.troubles.get(answer.trouble) ?? 0) + 1);
    await pause(delay);
  }
}

/** Troubles after which, as the API says, the same may be asked again. */
const PASSING = new Set(['BUSY', 'OUTCOME_UNKNOWN', 'UNAVAILABLE']);

/** Longer than a process takes to find out that Postgres stays away. */
const PATIENCE_MS = 20_000;

async function ask<Data>(
  address: string,
  asked: Asked,
): Promise<Readonly<{ data: Data } | { trouble: string }>> {
  const { query, variables, token } = asked;
  try {
    const response = await fetch(`${address}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify({ query, variables }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    return answerIn<Data>((await response.json()) as Body<Data>, asked);
  } catch (error) {
    if (error instanceof Refused) throw error;
    return { trouble: 'no answer' };
  }
}

type Body<Data> = Readonly<{
  data?: Data | null;
  errors?: readonly Readonly<{ message: string; extensions?: Readonly<{ code?: string }> }>[];
}>;

/** An answer that no amount of asking will change. */
class Refused extends Error {
  override readonly name = 'Refused';
}

function answerIn<Data>(
  { data, errors = [] }: Body<Data>,
  { query }: Asked,
): { data: Data } | { trouble: string } {
  const code = errors[0]?.extensions?.code ?? 'no code';
  if (errors.length > 0 && !PASSING.has(code)) throw new Refused(`${JSON.stringify(errors)} to ${query}`);
  if (errors.length > 0) return { trouble: code };
  if (data === undefined || data === null) throw new Refused(`neither data nor errors to ${query}`);
  return { data };
}
