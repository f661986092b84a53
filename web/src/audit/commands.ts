import type { AuditedEvent } from './use-audit.js';

/** A command with everything it led to. */
export type CommandRow = Readonly<{
  first: number;
  last: number;
  at: string;
  how: AuditedEvent['actor']['kind'];
  seat: number | null;
  sentences: readonly string[];
  undone: boolean;
  hash: string;
}>;

/** The timeline: one row for each command, with all that came of it. */
export function commandsIn(events: readonly AuditedEvent[]): readonly CommandRow[] {
  const rows = new Map<number, readonly AuditedEvent[]>();
  for (const event of events)
    rows.set(event.command.first, [...(rows.get(event.command.first) ?? []), event]);
  return [...rows.values()].flatMap((all) => {
    const [one, last] = [all[0], all.at(-1)];
    if (one === undefined || last === undefined) return [];
    const { actor, at, undone, command } = one;
    const sentences = all.map(({ sentence }) => sentence);
    return [
      {
        first: command.first,
        last: last.version,
        at,
        how: actor.kind,
        seat: actor.seat,
        sentences,
        undone,
        hash: last.hash,
      },
    ];
  });
}

const QUOTED = /[",\n\r]/;
/** Spreadsheets take what begins so for a formula. */
const FORMULA = /^[=+\-@\t]/;

const cell = (value: string | number | boolean): string => {
  const text = typeof value === 'string' && FORMULA.test(value) ? `'${value}` : String(value);
  return QUOTED.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

const COLUMNS = ['version', 'at', 'seat', 'how', 'type', 'sentence', 'undone', 'hash'];

/** Every event as a line of a table, for spreadsheets (RFC 4180). */
export const csvOf = (events: readonly AuditedEvent[]): string =>
  [
    COLUMNS,
    ...events.map(({ version, at, actor, type, sentence, undone, hash }) => [
      version,
      at,
      actor.seat ?? '',
      actor.kind,
      type,
      sentence,
      undone,
      hash,
    ]),
  ]
    .map((row) => `${row.map(cell).join(',')}\r\n`)
    .join('');
