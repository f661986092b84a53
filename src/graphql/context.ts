import { Fault } from '../play/faults.js';
import type { Account } from '../play/people-port.js';
import type { Asker } from '../play/policy.js';
import { languageFor, type Language } from '../views/sentences/languages.js';
import type { Api } from './api.js';
import type { Incident } from './errors.js';
import type { Grounds } from './grounds.js';
import type { Loaders } from './loaders.js';
import type { Mentioned } from './mentioned.js';

export type SessionKind = 'cookie' | 'token';
export type NewSession = Readonly<{ token?: string; expires: Date }>;

/** The sessions of whoever asks; how a token is made, hashed and carried is the server's business. */
export type Sessions = Readonly<{
  start: (account: Account, kind: SessionKind) => Promise<NewSession>;
  /** Ends the session this request came with; false when it came with none. */
  end: () => Promise<boolean>;
  /** Takes the cookie of a session back that has ended already. */
  forget: () => void;
  /** The session this request came with. */
  current: Readonly<{ id: string; tokenHash: string }> | undefined;
}>;

/** The socket a subscription runs on: its right may end before it does. */
export type Connection = Readonly<{
  /** Whether the session it was opened with is still good. */
  stillValid: () => Promise<boolean>;
  /** Closes the socket: its right has ended. */
  forbid: () => void;
}>;

/** What every resolver gets: who asks, what can be done, and what is looked up once per request. */
export type RequestContext = Readonly<{
  api: Api;
  viewer: Account | undefined;
  /** The viewer as the policy sees them. */
  asker: Asker;
  /** In which everything is told to them. */
  language: Language;
  /** From where they ask; never shown and never stored as it is. */
  address: string;
  sessions: Sessions;
  loaders: Loaders;
  mention: (facts: Mentioned) => void;
  incident: Incident;
  connection?: Connection;
  /** What has been looked up so far, if that is all that was asked. */
  grounds?: () => Grounds | undefined;
}>;

/** The language to answer in: what was asked for by name, else by an Accept-Language header. */
export const languageAsked = (name: unknown, header: string | undefined): Language =>
  languageFor(typeof name === 'string' ? name : header);

/** The viewer, who must be signed in. */
export function signedIn({ viewer }: RequestContext): Account {
  if (viewer === undefined) throw new Fault('UNAUTHENTICATED', 'Sign in first.');
  return viewer;
}
