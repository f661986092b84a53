import { newCommandId, newEntropy, sealEntropy } from './entropy.js';
import { CairnFault } from './fault.js';
import { createFeeds, type Feeds } from './feeds.js';
import {
  COMMANDS,
  GameDocument,
  MOVES,
  PlayNowDocument,
  SignInAsGuestDocument,
  type OutcomeFragment,
  type PlayNowInput,
  type PlayNowMutation,
  type VerdictFragment,
  type WholeGameFragment,
} from './gql/graphql.js';
import { createLine, type Line } from './line.js';
import { createRequest, type Address, type Request, type RequestOptions } from './request.js';
import type { TypedText, VariablesOf } from './typed-text.js';

export type CommandName = keyof typeof COMMANDS;
export type MoveName = keyof typeof MOVES;

/** Which version of a game to show, and with which link. */
export type GameOptions = RequestOptions &
  Readonly<{ at?: number | undefined; atLeast?: number | undefined; link?: string | undefined }>;

/** What a command takes; the `commandId` is chosen for you unless you choose it. */
export type CommandInput<Name extends CommandName> = Unnamed<VariablesOf<(typeof COMMANDS)[Name]>['input']>;
type Unnamed<Input> = Omit<Input, 'commandId'> & Readonly<{ commandId?: string }>;

/** A seat that was taken, and the entropy to show with `ready`. Keep it until then: nobody else knows it. */
export type SatDown = Readonly<{ outcome: OutcomeFragment; entropy: string }>;

/** Everything one person can do at one server. */
export type Client = Feeds &
  Readonly<{
    url: string;
    token: string | undefined;
    /** Sends a document: one of ours, or any of your own. Throws a `CairnFault`. */
    request: Request;
    /** One subscription, without taking it up again. */
    listen: Line['listen'];
    /** Sends a command, again if its answer got lost, and says what became of it. */
    play: <Name extends CommandName>(
      command: Name,
      input: CommandInput<Name>,
      options?: RequestOptions,
    ) => Promise<OutcomeFragment>;
    /** Whether a move would be accepted now, and if not, why. */
    whyNot: <Name extends MoveName>(
      move: Name,
      input: CommandInput<Name>,
      options?: RequestOptions,
    ) => Promise<VerdictFragment>;
    /** A game as you may see it. */
    game: (id: string, options?: GameOptions) => Promise<WholeGameFragment>;
    /** A practice game against bots, started at once. */
    playNow: (input?: Unnamed<PlayNowInput>, options?: RequestOptions) => Promise<PlayNowMutation['playNow']>;
    /** Takes a free seat with entropy sealed for it, or given openly where the table plays so. */
    sitDown: (gameId: string, options?: GameOptions) => Promise<SatDown>;
    /** Ends all feeds and closes the socket. */
    close: () => Promise<void>;
  }>;

/** A client of the server at `url`. Nothing is sent yet. */
export function connect(address: Address): Client {
  const request = createRequest(address);
  const line = createLine(address);
  const closing = new AbortController();
  const game: Client['game'] = async (id, { signal, ...which } = {}) => {
    const found = await request(GameDocument, { id, ...which }, { signal });
    if (found.game === null) throw new CairnFault('NOT_FOUND', 'There is no such game.');
    return found.game;
  };
  const play: Client['play'] = async (command, input, options) => {
    // The table of commands pairs every name with its input; what follows holds for all of them.
    const document = COMMANDS[command] as unknown as TypedText<{ outcome: OutcomeFragment }, object>;
    return (await request(known(document, command), named(input), options)).outcome;
  };
  const whyNot: Client['whyNot'] = async (move, input, options) => {
    const document = MOVES[move] as unknown as TypedText<{ verdict: VerdictFragment }, object>;
    return (await request(known(document, move), named(input), options)).verdict;
  };
  return {
    ...createFeeds(line, closing.signal),
    url: address.url,
    token: address.token,
    request,
    listen: line.listen,
    close: async () => {
      closing.abort();
      await line.close();
    },
    game,
    play,
    whyNot,
    playNow: async (input = {}, options) =>
      (await request(PlayNowDocument, named({ session: 'TOKEN', ...input }), options)).playNow,
    sitDown: (gameId, options) => sitDown({ game, play }, gameId, options),
  };
}

/** Comes in as a guest and connects as one. Keep `token`: a guest has nothing else to come back with. */
export async function connectAsGuest(
  address: Omit<Address, 'token'>,
  name: string,
  options?: RequestOptions,
): Promise<Client> {
  const variables = { input: { name, session: 'TOKEN' as const } };
  const { signInAsGuest } = await createRequest(address)(SignInAsGuestDocument, variables, options);
  return connect({ ...address, token: signInAsGuest.token ?? undefined });
}

/** Plain JavaScript may name what the types would not let pass. */
function known<Document>(document: Document | undefined, name: string): Document {
  if (document === undefined) throw new CairnFault('BAD_INPUT', `There is no command or move "${name}".`);
  return document;
}

const named = <Input extends object>(input: Input): { input: Input & { commandId: string } } => ({
  input: { commandId: newCommandId(), ...input },
});

/** Seals for the number that is next, and again when somebody was faster. */
async function sitDown(
  { game, play }: Pick<Client, 'game' | 'play'>,
  gameId: string,
  { link, signal }: GameOptions = {},
): Promise<SatDown> {
  const entropy = newEntropy();
  const { settings, nextJoin } = await game(gameId, { link, signal });
  for (let join = nextJoin; ;) {
    const chance = chanceFor(gameId, settings.entropy === 'OPEN' ? 'open' : join, entropy);
    const input = { gameId, ...(link === undefined ? {} : { link }), ...chance };
    const outcome = await play('joinGame', input, { signal });
    if (outcome.__typename !== 'Rejected' || outcome.code !== 'OTHER_JOIN_NUMBER')
      return { outcome, entropy };
    join = Number(outcome.facts['next']);
  }
}

/** Whoever takes over a seat in a running game adds nothing to its dice; and who comes in vain is told so. */
function chanceFor(gameId: string, join: number | 'open' | null, entropy: string): object {
  if (join === null) return {};
  return join === 'open' ? { entropy } : { join, entropySeal: sealEntropy(gameId, join, entropy) };
}
