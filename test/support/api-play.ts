import { randomUUID } from 'node:crypto';
import { toHex } from '../../src/fairness/bytes.js';
import { entropySeal } from '../../src/fairness/draws.js';
import { clientOf, type Answer, type Client } from './api-client.js';
import { until } from './until.js';

/** What became of a command, as the API says it. */
export type Result = Readonly<{
  __typename: 'Accepted' | 'Rejected' | 'Stale';
  gameId: string;
  version: number;
  head: string;
  replayed: boolean;
  link: string | null;
  code: string;
  message: string;
  facts: Readonly<Record<string, unknown>>;
  rule: string;
  citations: readonly string[];
}>;

const RESULT = `__typename
  ... on Accepted { gameId version head replayed link }
  ... on Rejected { version code message facts rule citations }
  ... on Stale { version }`;

export const INPUTS = {
  openGame: 'OpenGameInput',
  joinGame: 'JoinGameInput',
  leaveGame: 'LeaveGameInput',
  ready: 'ReadyInput',
  startGame: 'StartGameInput',
  removePlayer: 'RemovePlayerInput',
  addBot: 'AddBotInput',
  fillWithBots: 'FillWithBotsInput',
  cancelGame: 'CancelGameInput',
  askUndo: 'AskUndoInput',
  askCancel: 'AskCancelInput',
  askFinish: 'AskFinishInput',
  askReplace: 'AskReplaceInput',
  answerRequest: 'AnswerRequestInput',
  resign: 'ResignInput',
  comeBack: 'ComeBackInput',
  askPause: 'AskPauseInput',
  resumeClocks: 'ResumeClocksInput',
  rematch: 'RematchInput',
  placePeople: 'PlacePeopleInput',
  undoMove: 'UndoMoveInput',
  usePlace: 'OnPlaceInput',
  roll: 'OnPlaceInput',
  settle: 'SettleInput',
  buyCard: 'BuyCardInput',
  declineCard: 'OnPlaceInput',
  buyBuilding: 'BuyBuildingInput',
  declineBuilding: 'OnPlaceInput',
  pickDie: 'PickDieInput',
  takeAnyTwo: 'TakeAnyTwoInput',
  feed: 'FeedInput',
  openFullView: 'OpenFullViewInput',
} as const;

type Input = Readonly<Record<string, unknown>>;

/** Sends one mutation; a command id is added if none is given. */
export const mutate = (
  client: Client,
  name: keyof typeof INPUTS,
  input: Input,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer> =>
  client.send(
    `mutation Send($input: ${INPUTS[name]}!) { ${name}(input: $input) { ${RESULT} } }`,
    { input: { commandId: randomUUID(), ...input } },
    headers,
  );

/** Sends one mutation and returns its result, which must be data. */
export async function play(client: Client, name: keyof typeof INPUTS, input: Input): Promise<Result> {
  const { data, errors } = await mutate(client, name, input);
  if (errors.length > 0) throw new Error(JSON.stringify(errors));
  return data[name] as Result;
}

/** Sends one mutation, which must be accepted. */
export async function accept(client: Client, name: keyof typeof INPUTS, input: Input): Promise<Result> {
  const result = await play(client, name, input);
  if (result.__typename !== 'Accepted') throw new Error(JSON.stringify(result));
  return result;
}

/** Somebody who has just come in, with a token. */
export async function guest(address: string, name: string): Promise<Client> {
  const { data } = await clientOf(address).send<{ signInAsGuest: { token: string } }>(
    'mutation In($name: String!) { signInAsGuest(input: { name: $name, session: TOKEN }) { token } }',
    { name },
  );
  return clientOf(address, data.signInAsGuest.token);
}

const CLASSIC = { edition: 'CS_CLASSIC', seats: 2, order: 'JOINED' };

/** Opens a table; two seats and seats in order of joining unless told otherwise. */
export const openTable = async (owner: Client, settings: Input = {}, more: Input = {}): Promise<string> =>
  (await openTableWithLink(owner, settings, more)).gameId;

/** As `openTable`, with the secret of the link that a table has which is not public. */
export const openTableWithLink = (owner: Client, settings: Input = {}, more: Input = {}): Promise<Result> =>
  accept(owner, 'openGame', { title: 'A table', settings: { ...CLASSIC, ...settings }, ...more });

/** Entropy that a test can reveal again. */
export const entropyOf = (join: number): Uint8Array => new Uint8Array(32).fill(join);

/** Sits down as the `join`-th. */
export const sitDown = (
  client: Client,
  gameId: string,
  join: number,
  link: string | null = null,
): Promise<Result> =>
  accept(client, 'joinGame', { gameId, join, entropySeal: entropySeal(gameId, join, entropyOf(join)), link });

/** Shows the entropy sealed as the `join`-th. */
export const beReady = (client: Client, gameId: string, join: number): Promise<Result> =>
  accept(client, 'ready', { gameId, entropy: toHex(entropyOf(join)) });

/** A started game of two: Ann, who opened it and sits in seat 1, and Bob. */
export type Table = Readonly<{ gameId: string; ann: Client; bob: Client; version: number }>;

/** Ann and Bob come in, sit down and are ready. */
export async function startedTable(address: string, settings: Input = {}, more: Input = {}): Promise<Table> {
  const [ann, bob] = [await guest(address, 'Ann'), await guest(address, 'Bob')];
  return startedBy(ann, bob, settings, more);
}

/** As `startedTable`, for two who are there already. */
export async function startedBy(
  ann: Client,
  bob: Client,
  settings: Input = {},
  more: Input = {},
): Promise<Table> {
  const { gameId, link } = await openTableWithLink(ann, settings, more);
  for (const [index, client] of [ann, bob].entries()) await sitDown(client, gameId, index + 1, link);
  for (const [index, client] of [ann, bob].entries()) await beReady(client, gameId, index + 1);
  return { gameId, ann, bob, version: await startOf(ann, gameId) };
}

type Running = Readonly<{ game: Readonly<{ status: string; version: number }> }>;

/** The server starts a game when everybody has shown their entropy; the version at which it has. */
export async function startOf(client: Client, gameId: string): Promise<number> {
  const query = 'query Started($id: ID!) { game(id: $id) { status version } }';
  let version = 0;
  await until(async () => {
    const { game } = (await client.send<Running>(query, { id: gameId })).data;
    version = game.version;
    return game.status === 'RUNNING';
  });
  return version;
}
