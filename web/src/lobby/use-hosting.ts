import { useCommand, type Trouble } from '../api/use-command.js';
import {
  AddBotDocument,
  CancelGameDocument,
  FillWithBotsDocument,
  RemovePlayerDocument,
  StartGameDocument,
} from '../gql/graphql.js';
import { lookAfter } from './use-seat.js';
import type { Table } from './use-table.js';

export type Hosting = Readonly<{
  addBot: () => Promise<void>;
  fill: () => Promise<void>;
  remove: (seatId: string) => Promise<void>;
  start: () => Promise<void>;
  giveUp: () => Promise<void>;
  busy: boolean;
  trouble: Trouble | null;
}>;

/** Everything only whoever opened the table can do. */
export function useHosting({ id: gameId }: Table, again: (atLeast: number | null) => void): Hosting {
  const bot = useCommand(AddBotDocument, ({ addBot }) => addBot);
  const bots = useCommand(FillWithBotsDocument, ({ fillWithBots }) => fillWithBots);
  const remove = useCommand(RemovePlayerDocument, ({ removePlayer }) => removePlayer);
  const start = useCommand(StartGameDocument, ({ startGame }) => startGame);
  const cancel = useCommand(CancelGameDocument, ({ cancelGame }) => cancelGame);
  const all = [bot, bots, remove, start, cancel];
  const seen = lookAfter(again);
  return {
    addBot: async () => seen(await bot.send({ gameId, bot: 'STEADY' })),
    fill: async () => seen(await bots.send({ gameId, bot: 'STEADY' })),
    remove: async (seatId) => seen(await remove.send({ gameId, seatId })),
    start: async () => seen(await start.send({ gameId })),
    giveUp: async () => seen(await cancel.send({ gameId })),
    busy: all.some(({ sending }) => sending),
    trouble: all.find(({ trouble }) => trouble !== null)?.trouble ?? null,
  };
}
