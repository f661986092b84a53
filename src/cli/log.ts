import { pino } from 'pino';
import type { Config } from './config.js';

export type Log = pino.Logger;

type Output = Readonly<{ write: (text: string) => unknown }>;

/** The last four are parts of database errors: they quote rows, and a row may hold a seed or a sealed card. */
const SECRET_KEYS =
  /^(authorization|(set-)?cookie|.*password|.*secret.*|.*token|.*e-?mail|seeds?|(api|signing)-?key|detail|where|internalQuery|parameters)$/i;
/** Up to the last `@`, as addresses are read: a password may have one in it. */
const CREDENTIALS_IN_URL = /([a-z][a-z0-9+.-]*:\/\/[^\s:/@"]*):[^\s"]+@/gi;
/** PostgreSQL's addresses may have the password behind the question mark. */
const PASSWORD_IN_QUERY = /([?&]password=)[^\s&"]+/gi;
const ACCESS_TOKEN = /\b(cairn_(?:[a-z]+_)?)[A-Za-z0-9_-]{43}(?![A-Za-z0-9_-])/g;
const HIDDEN = '***';

/** A copy in which no secret is left, at any depth and whoever logged it. */
export function scrub(value: unknown): unknown {
  if (typeof value === 'string')
    return value
      .replace(CREDENTIALS_IN_URL, `$1:${HIDDEN}@`)
      .replace(PASSWORD_IN_QUERY, `$1${HIDDEN}`)
      .replace(ACCESS_TOKEN, `$1${HIDDEN}`);
  if (Array.isArray(value)) return value.map(scrub);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value);
  return Object.fromEntries(
    entries.map(([key, inner]) => [key, SECRET_KEYS.test(key) ? HIDDEN : scrub(inner)] as const),
  );
}

/** All there is to say about a broken connection. Its error has the whole connection hanging on it, with all it has sent. */
export function inShort(error: unknown): Readonly<{ reason: string; code?: string }> {
  const { message = 'unknown', code } = isRecord(error) ? error : {};
  return { reason: String(message), ...(typeof code === 'string' ? { code } : {}) };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const inOneLine = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** `12:03:04 warn  message key=value`, and a stack trace below when there is one. */
function forPeople(record: Record<string, unknown>): string {
  const { level, time, msg, err, ...rest } = record;
  const clock = new Date(Number(time)).toTimeString().slice(0, 8);
  const facts = Object.entries(rest).map(([key, value]) => `${key}=${inOneLine(value)}`);
  const words = [clock, String(level).padEnd(5), inOneLine(msg ?? ''), ...facts];
  const stack = isRecord(err) ? `\n${inOneLine(err['stack'] ?? err['message'])}` : '';
  return words.join(' ') + stack;
}

/** The structured log: JSON lines, or short lines for people at a terminal. */
export function makeLog({ logLevel, logFormat }: Config, output: Output = process.stdout): Log {
  const write = (line: string): void => {
    const record = scrub(JSON.parse(line));
    const text = logFormat === 'text' && isRecord(record) ? forPeople(record) : JSON.stringify(record);
    output.write(`${text}\n`);
  };
  const options = {
    level: logLevel,
    base: null,
    formatters: { level: (label: string) => ({ level: label }) },
  };
  return pino(options, { write });
}
