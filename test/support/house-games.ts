import { randomUUID } from 'node:crypto';
import type { House } from '../../src/cli/house.js';
import type { GameId, Settings } from '../../src/game/index.js';

const SETTINGS: Settings = { edition: 'cs-2019', seats: 2, order: 'drawn', entropy: 'open' };

/** A game among steady bots in a house without a server; `enough` says when to stop playing, otherwise its seed is shown. */
export async function botGame(
  { useCases: { lobby, play, attend, look } }: House,
  enough: (version: number) => boolean = () => false,
  settings: Partial<Settings> = {},
): Promise<GameId> {
  const opening = { commandId: randomUUID(), owner: randomUUID(), title: '', visibility: 'public' } as const;
  const { game } = await lobby.open({ ...opening, settings: { ...SETTINGS, ...settings } });
  if (game === undefined) throw new Error('the game was not opened');
  const command = { type: 'JoinGame', bot: 'steady', fill: true } as const;
  await play({ game, actor: 'owner', commandId: randomUUID(), command });
  for (;;) {
    const { table } = await look.now(game);
    if (table.seed !== undefined || enough(table.version)) return game;
    await attend(game);
  }
}
