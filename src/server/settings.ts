import { paceOf, type Pace } from '../lib/pace.js';
import type { Origins } from './cors.js';

/** How much one visitor may ask of one server process. */
export type ServerLimits = Readonly<{
  /** Requests of somebody who is signed in, and of everybody at one address together. */
  perViewer: Pace;
  perAddress: Pace;
  /** Feeds open at once: of somebody who is signed in, and of all others at one address. */
  feedsPerViewer: number;
  feedsPerAddress: number;
}>;

const MINUTE_MS = 60_000;

/** So many requests at once, and as many again in each minute. */
export const requestsAMinute = (count: number): Pace => paceOf(count, MINUTE_MS);

/** How the server is reached and how long it waits; everything else is the same everywhere. */
export type ServerSettings = Readonly<{
  host: string;
  /** 0 = any free one. */
  port: number;
  /** The origin under which browsers reach it. Https makes cookies Secure. */
  publicUrl?: string;
  /** Whose pages may use the API besides our own, with tokens. */
  corsOrigins: Origins;
  limits: ServerLimits;
  /** How many proxies stand in front, so that their word on the visitor's address is believed. */
  trustProxy: number;
  /** The built page. */
  pageRoot: string;
  /** The built GraphiQL. */
  graphiqlRoot: string;
  /** How long commands under way may take to finish when the server stops. */
  drainMs: number;
}>;

/** The largest request: a thousand times more than any command needs. */
export const BODY_LIMIT = 100 * 1024;

/** Games last for months, and a guest has nothing but the session to come back with. */
export const SESSION_DAYS = 180;

/** How often an idle socket is asked whether it is still there. */
export const KEEP_ALIVE_MS = 12_000;
