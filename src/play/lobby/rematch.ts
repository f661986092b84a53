import type { GameId, Settings, Table } from '../../game/index.js';
import { Fault, noSuchGame } from '../faults.js';
import type { GameRow } from '../people-port.js';
import { invite } from './invite.js';
import { withLink } from './lobby-link.js';
import type { Opened } from './open-game.js';
import type { LobbyParts } from './parts.js';
import { practise, startWith, type Practising } from './play-now.js';

/** Who wants to play which game again; their own chance counts where the game begins at once. */
export type Again = Readonly<{ account: string; game: GameId; commandId: string; entropy?: string }>;

/**
 * Opens a game with the settings of one that is closed, seats its bots and asks its people. There is one rematch of
 * a game: whoever comes second is asked to the table of whoever came first. A practice game among bots begins at
 * once: there is nobody to wait for.
 */
export async function rematch(parts: LobbyParts, again: Again): Promise<Opened> {
  const { account, game } = again;
  const before = await gameWith(parts, game);
  const { row, table, settings, people } = before;
  if (row.owner !== account && !people.includes(account))
    throw new Fault('FORBIDDEN', 'You did not sit in this game.', { game });
  if (table.closed === undefined)
    return { played: { kind: 'rejected', rejection: { code: 'GAME_NOT_CLOSED' }, version: table.version } };
  const known = await parts.rematches.of(game);
  if (known !== undefined && !(await isGivenUp(parts, known)))
    return isPractice(before, account) ? goOn(parts, known, again, table) : comeTo(parts, known, account);
  const opened = await openAgain(parts, again, row, settings);
  if (opened.game === undefined) return opened;
  const next = await parts.rematches.name(game, opened.game, known);
  if (next !== opened.game) return giveWay(parts, opened.game, next, account);
  if (isPractice(before, account)) return { ...opened, ...(await begin(parts, next, again, table)) };
  await seatBots(parts, next, table);
  await invite(
    parts,
    account,
    next,
    people.filter((each) => each !== account),
  );
  return opened;
}

type Before = Readonly<{ row: GameRow; table: Table; settings: Settings; people: readonly string[] }>;

async function gameWith({ games, tables, seats }: LobbyParts, game: GameId): Promise<Before> {
  const [row, loaded, persons] = await Promise.all([
    games.row(game),
    tables.fresh(game),
    seats.names([game]),
  ]);
  const settings = loaded?.table.settings;
  if (row === undefined || loaded === undefined || settings === undefined) throw noSuchGame(game);
  const people = loaded.table.seats.flatMap(({ seatId }) => persons.get(seatId)?.id ?? []);
  return { row, table: loaded.table, settings, people };
}

/** It was played by them against bots alone, and nobody's chance has to be sealed. */
const isPractice = ({ settings, table, people }: Before, account: string): boolean =>
  settings.practice === true &&
  settings.entropy === 'open' &&
  table.game !== undefined &&
  people.includes(account) &&
  botsOf(table).length === table.seats.length - 1;

/** Seats whoever practises and the same bots, and starts. */
async function begin(parts: LobbyParts, next: GameId, again: Again, before: Table): Promise<Opened> {
  const { account, entropy } = again;
  const bots = botsOf(before);
  const played = await practise(parts, {
    game: next,
    account,
    bots,
    ...(entropy === undefined ? {} : { entropy }),
  });
  return played === undefined ? comeTo(parts, next, account) : { game: next, played };
}

/** The table is there already; whoever opened it and was cut off before it began goes on from there. */
async function goOn(parts: LobbyParts, next: GameId, again: Again, before: Table): Promise<Opened> {
  const { account } = again;
  const { row, table, people } = await gameWith(parts, next);
  const isBegun = table.game !== undefined || people.some((each) => each !== account);
  if (row.owner !== account || isBegun) return comeTo(parts, next, account);
  if (!people.includes(account)) return begin(parts, next, again, before);
  const played = await startWith(parts, next, botsOf(before));
  return played === undefined ? comeTo(parts, next, account) : { game: next, played };
}

const openAgain = (
  parts: LobbyParts,
  { account, commandId }: Again,
  { title, visibility }: GameRow,
  settings: Settings,
): Promise<Opened> => withLink(parts, { owner: account, commandId, title, visibility, settings });

/** Somebody else was faster: the own table is given up for theirs. */
async function giveWay(parts: LobbyParts, own: GameId, next: GameId, account: string): Promise<Opened> {
  await parts.play({ game: own, actor: 'owner', commandId: 'give-way', command: { type: 'AskCancel' } });
  return comeTo(parts, next, account);
}

/** The table is there already: whoever wants to play again is asked to it. */
async function comeTo(parts: LobbyParts, next: GameId, account: string): Promise<Opened> {
  const row = await parts.games.row(next);
  if (row === undefined) throw noSuchGame(next);
  const { version, headHash: head } = row;
  if (row.owner !== account && !(await sitsIn(parts, next, account))) {
    const inviting = await invite(parts, row.owner, next, [account]);
    if (inviting.kind === 'rejected') return { played: inviting };
  }
  return { game: next, played: { kind: 'accepted', first: 1, version, head, replayed: true } };
}

const isGivenUp = async ({ games }: LobbyParts, game: GameId): Promise<boolean> =>
  (await games.row(game))?.summary['status'] === 'cancelled';

const sitsIn = async (parts: LobbyParts, game: GameId, account: string): Promise<boolean> =>
  (await gameWith(parts, game)).people.includes(account);

/** How the bots of a game sit down again: under an id each, so that none of them does twice. */
const botsOf = ({ seats }: Table): Practising['bots'] =>
  seats.flatMap(({ bot, join }) =>
    bot === undefined ? [] : [{ commandId: `bot-${join}`, command: { type: 'JoinGame', bot } }],
  );

async function seatBots({ play }: LobbyParts, game: GameId, before: Table): Promise<void> {
  for (const bot of botsOf(before)) await play({ game, actor: 'owner', ...bot });
}
