import type { IncomingMessage } from 'node:http';
import type { Credential } from './credentials.js';

/**
 * Whether a request comes from a page of ours. Browsers send cookies along with what any site asks for, and always say
 * which site it was; programs that are no browsers say nothing.
 */
export function fromOurOrigin(
  { headers }: Pick<IncomingMessage, 'headers'>,
  publicUrl: string | undefined,
): boolean {
  const { origin, host } = headers;
  if (origin === undefined || origin === publicUrl) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}

/** The credential, unless it is a cookie that a page of somebody else makes the browser send. */
export const fromHere = (
  credential: Credential | undefined,
  request: Pick<IncomingMessage, 'headers'>,
  publicUrl: string | undefined,
): Credential | undefined =>
  credential?.kind === 'cookie' && !fromOurOrigin(request, publicUrl) ? undefined : credential;
