import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { isLoopback, isPublicAddress } from './public-address.js';

/** Why nothing is sent to an address. */
export type Unfit = 'notAnAddress' | 'notHttps' | 'credentials' | 'unknownHost' | 'privateAddress';

/** Where to connect, and to which machine: the name was looked up once, and only that answer is used. */
export type Target = Readonly<{ url: URL; address: string; family: 4 | 6 }>;

/** All addresses of a name, as the system's resolver gives them. */
export type Resolve = (host: string) => Promise<readonly Readonly<{ address: string; family: number }>[]>;

export type TargetRules = Readonly<{
  /** Lets this very machine be a target, and lets go of encryption: for tests and development. */
  loopback: boolean;
  resolve?: Resolve;
}>;

const LONGEST = 2_000;

const systemResolve: Resolve = (host) => lookup(host, { all: true, verbatim: true });

/** The parts of an address that can be judged without looking anything up. */
export function readTarget(text: string, { loopback }: TargetRules): URL | Unfit {
  if (text.length > LONGEST || !URL.canParse(text)) return 'notAnAddress';
  const url = new URL(text);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return 'notAnAddress';
  if (url.username !== '' || url.password !== '') return 'credentials';
  if (url.protocol === 'http:' && !loopback) return 'notHttps';
  return url;
}

/** `new URL` keeps the brackets of an IPv6 address. */
const bare = (host: string): string => host.replace(/^\[|\]$/g, '');

/**
 * Looks the name up and judges every address it has: one private one among them is enough to refuse. Whoever connects
 * must use the address given here, because the next lookup of the same name may be answered otherwise.
 */
export async function findTarget(text: string, rules: TargetRules): Promise<Target | Unfit> {
  const url = readTarget(text, rules);
  if (typeof url === 'string') return url;
  const host = bare(url.hostname);
  const found = isIP(host) === 0 ? await resolved(host, rules) : [{ address: host, family: isIP(host) }];
  const [first] = found;
  if (first === undefined) return 'unknownHost';
  if (!found.every(({ address }) => mayReach(address, rules))) return 'privateAddress';
  return { url, address: first.address, family: first.family === 6 ? 6 : 4 };
}

const resolved = (host: string, { resolve = systemResolve }: TargetRules): ReturnType<Resolve> =>
  resolve(host).catch(() => []);

const mayReach = (address: string, { loopback }: TargetRules): boolean =>
  isPublicAddress(address) || (loopback && isLoopback(address));
