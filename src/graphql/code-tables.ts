import { RULE_OF_REFUSAL, type RejectionCode } from '../game/index.js';
import { REFUSAL_MEANINGS } from '../views/refusal-meanings.js';
import { FAULTS, REQUEST_FAULTS, type FaultRow } from './fault-table.js';

type Line = readonly string[];

const table = (head: Line, rows: readonly Line[]): string => {
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0)));
  const line = (row: Line): string =>
    `| ${row.map((cell, nth) => cell.padEnd(widths[nth] ?? 0)).join(' | ')} |`;
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`;
  return [line(head), rule, ...rows.map(line)].join('\n');
};

const faultLine = ([code, { meaning, status, retryable, facts }]: readonly [string, FaultRow]): Line => [
  `\`${code}\``,
  meaning,
  facts,
  String(status),
  retryable ? 'yes' : 'no',
];

const FAULT_HEAD = ['code', 'meaning', 'facts', 'HTTP', 'send again'];

/** Every code a client can get, as docs/api.md shows them: faults first, then what the rules refuse. */
export function codeTables(): string {
  const refusals = Object.entries(REFUSAL_MEANINGS).map(([code, meaning]) => [
    `\`${code}\``,
    meaning,
    RULE_OF_REFUSAL[code as RejectionCode],
  ]);
  return [
    '### Faults',
    table(FAULT_HEAD, Object.entries(FAULTS).map(faultLine)),
    '### Faults of the request itself',
    table(FAULT_HEAD, Object.entries<FaultRow>(REQUEST_FAULTS).map(faultLine)),
    '### Refusals',
    table(['code', 'meaning', 'rule'], refusals),
  ].join('\n\n');
}
