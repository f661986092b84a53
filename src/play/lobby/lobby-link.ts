import type { GameId } from '../../game/index.js';
import { newLink } from '../link.js';
import type { Opened, Opening } from './open-game.js';
import { ownedRow } from './owned.js';
import type { LobbyParts } from './parts.js';

/** Opens a game and, if not everybody may see it, makes its link. The secret is shown this once. */
export async function withLink(parts: LobbyParts, opening: Opening): Promise<Opened> {
  const opened = await parts.openGame(opening);
  const { game, played } = opened;
  const fresh = game !== undefined && played.kind === 'accepted' && !played.replayed;
  if (!fresh || opening.visibility === 'public') return opened;
  return { ...opened, link: await makeLink(parts, game) };
}

/** The owner makes a new link; the old one is worthless from then on. */
export async function renewLink(parts: LobbyParts, owner: string, game: GameId): Promise<string> {
  await ownedRow(parts.games, game, owner);
  return makeLink(parts, game);
}

async function makeLink({ games, random }: LobbyParts, game: GameId): Promise<string> {
  const { secret, hash } = newLink(random);
  await games.setLink(game, hash);
  return secret;
}
