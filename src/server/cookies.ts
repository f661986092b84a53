import { parseCookie, stringifySetCookie } from 'cookie';

/** The session cookie of one server. */
export type SessionCookie = Readonly<{
  read: (header: string | undefined) => string | undefined;
  write: (token: string, maxAgeSeconds: number) => string;
  clear: () => string;
}>;

/**
 * Out of reach of scripts and of other sites. Over https the name's prefix makes browsers insist on Secure, on
 * the whole host and on nothing but this host.
 */
export function createSessionCookie(publicUrl: string | undefined): SessionCookie {
  const secure = publicUrl?.startsWith('https:') === true;
  const name = secure ? '__Host-cairn' : 'cairn';
  const attributes = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const;
  return {
    read: (header) => (header === undefined ? undefined : parseCookie(header)[name]),
    write: (token, maxAge) => stringifySetCookie(name, token, { ...attributes, maxAge }),
    clear: () => stringifySetCookie(name, '', { ...attributes, maxAge: 0 }),
  };
}
