import { linkOf } from './links.js';

/** Where a game can be fetched as a file. */
export function archiveOf(gameId: string): string {
  const link = linkOf(gameId);
  const path = `/games/${encodeURIComponent(gameId)}/archive`;
  return link === null ? path : `${path}?${new URLSearchParams({ link }).toString()}`;
}
