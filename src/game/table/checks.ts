import type { Command } from '../command.js';
import type { CairnEvent } from '../event.js';
import type { Luck } from '../luck.js';
import type { Result } from '../../lib/result.js';
import type { Actor } from '../model/ids.js';
import type { Rejection } from '../rejection.js';
import type { Table } from '../table.js';

export type Decision = Result<readonly CairnEvent[], Rejection>;
export type CommandOf<Type extends Command['type']> = Extract<Command, { type: Type }>;

/** A command on its way: who sent it to which table, and the chance it may use. */
export type Asked<Type extends Command['type']> = Readonly<{
  table: Table;
  actor: Actor;
  command: CommandOf<Type>;
  luck: Luck;
}>;

const HEX_32_BYTES = /^[0-9a-f]{64}$/;

/** Thirty-two bytes in lower-case hex: seeds, seals, commitments, entropy. */
export const isHex = (value: unknown): value is string =>
  typeof value === 'string' && HEX_32_BYTES.test(value);
