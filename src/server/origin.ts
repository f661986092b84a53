import type { IncomingMessage } from 'node:http';

/**
 * Whether a socket may be opened from there. Browsers send cookies along with sockets that any site opens, and
 * always say which site it was; programs that are no browsers say nothing.
 */
export function fromOurOrigin({ headers }: IncomingMessage, publicUrl: string | undefined): boolean {
  const { origin, host } = headers;
  if (origin === undefined || origin === publicUrl) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}
