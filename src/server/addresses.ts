import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';

/** Who opened a connection, seen through so many proxies whose word is believed, as Express does for requests. */
export function visitorOf({ socket, headers }: IncomingMessage, trustProxy: number): string | undefined {
  const forwarded = String(headers['x-forwarded-for'] ?? '').split(',');
  const named = forwarded.map((name) => name.trim()).filter((name) => name !== '');
  const nearestFirst = [socket.remoteAddress, ...named.reverse()];
  return nearestFirst[Math.min(trustProxy, nearestFirst.length - 1)];
}

/** Mapped addresses are those of the older kind in new clothes. */
const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/**
 * By what visitors are told apart: the whole address of the older kind, and of the newer kind the first half, because
 * the second half is for each household to choose.
 */
export function addressOf(ip: string | undefined): string {
  if (ip === undefined) return 'unknown';
  const mapped = MAPPED.exec(ip)?.[1];
  if (mapped !== undefined) return mapped;
  return isIPv6(ip) ? `${firstHalf(ip)}::/64` : ip;
}

/** The first four groups, with those written out that "::" stands for. */
function firstHalf(ip: string): string {
  const [before = '', after] = (ip.split('%')[0] ?? '').split('::');
  const groups = before === '' ? [] : before.split(':');
  const last = after === undefined || after === '' ? [] : after.split(':');
  const missing = after === undefined ? 0 : 8 - groups.length - last.length;
  const all = [...groups, ...Array.from({ length: Math.max(0, missing) }, () => '0'), ...last];
  return all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
