import { createHash } from 'node:crypto';
import type { Row } from './rows.js';

// A second implementation of what docs/fairness.md writes down. It shares no code with src: an error there must not
// be able to hide here.

const digest = (label: string, ...parts: readonly Buffer[]): string =>
  createHash('sha256')
    .update(Buffer.concat([Buffer.from(`${label}\0`), ...parts]))
    .digest('hex');

const bytes = (hex: string): Buffer => Buffer.from(hex, 'hex');
const gameBytes = (game: string): Buffer => bytes(game.replaceAll('-', ''));

/** JSON with the members of every object in order. */
function canonical(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  const members = Object.entries(value)
    .filter(([, member]) => member !== undefined && member !== null)
    .sort(([one], [other]) => (one < other ? -1 : 1));
  return `{${members.map(([key, member]) => `${JSON.stringify(key)}:${canonical(member)}`).join(',')}}`;
}

/** The hash before the first event of a game. */
export const genesis = (game: string): string => digest('cairn/chain/1', gameBytes(game));

/** The hash under which a row must stand after one with hash `previous`. */
export function linked(previous: string, row: Row): string {
  const { game, version, ordinal, type, shape, actor, payload, command, commandId, at, clock } = row;
  const hashed = { game, version, ordinal, type, shape, actor, payload, command, commandId, at, clock };
  const text = canonical({ ...hashed, sealed: row.sealedHash });
  return digest('cairn/event/1', bytes(previous), Buffer.from(text));
}

/** Whether the secret part of a row is the one that was sealed. */
export const sealHolds = ({ sealedHash, sealedSalt, sealedValue }: Row): boolean =>
  sealedHash === null ||
  sealedHash === digest('cairn/sealed/1', bytes(sealedSalt ?? ''), Buffer.from(canonical(sealedValue)));

/** Whether a command is the one under whose hash it was stored; rows without a command have no hash either. */
export const commandHolds = ({ command, commandHash }: Row): boolean =>
  command === null
    ? commandHash === null
    : commandHash === digest('cairn/command/1', Buffer.from(canonical(command)));

/** What the first event must say about this seed. */
export const commitmentTo = (game: string, seed: string): string =>
  digest('cairn/seed/1', gameBytes(game), bytes(seed));
