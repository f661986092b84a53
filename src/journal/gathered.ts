import type pg from 'pg';
import { createLanes } from './lanes.js';

/** A statement that looks many keys up at once. Named, so that Postgres parses and plans it once per connection. */
export type ManyAtOnce<Row extends pg.QueryResultRow, Value> = Readonly<{
  name: string;
  text: string;
  values: (keys: readonly string[]) => readonly unknown[];
  /** What was found, by key; the keys are in the order in which they were asked. */
  found: (rows: readonly Row[], keys: readonly string[]) => ReadonlyMap<string, Value>;
}>;

type Waiting<Value> = Readonly<{
  answer: (value: Value | undefined) => void;
  fail: (error: unknown) => void;
}>;

/**
 * Looks one key up, past Prisma. Whoever asks in the same turn of the event loop, or while others are being answered, is
 * answered by one statement: nothing is remembered, and under load a statement serves many requests.
 */
export function gathered<Row extends pg.QueryResultRow, Value>(
  pool: pg.Pool,
  { name, text, values, found }: ManyAtOnce<Row, Value>,
): (key: string) => Promise<Value | undefined> {
  let waiting = new Map<string, Waiting<Value>[]>();

  const ask = async (): Promise<void> => {
    if (!lanes.isFree() || waiting.size === 0) return;
    const leave = lanes.enter();
    const asked = waiting;
    waiting = new Map();
    const all = (settle: (one: Waiting<Value>, key: string) => void): void =>
      asked.forEach((those, key) => those.forEach((one) => settle(one, key)));
    try {
      const keys = [...asked.keys()];
      const { rows } = await pool.query<Row>({ name, text, values: [...values(keys)] });
      const answers = found(rows, keys);
      all(({ answer }, key) => answer(answers.get(key)));
    } catch (error) {
      all(({ fail }) => fail(error));
    } finally {
      leave();
    }
  };

  const askSoon = (): void => void setImmediate(() => void ask());
  const lanes = createLanes(askSoon);

  return (key) =>
    new Promise((answer, fail) => {
      if (waiting.size === 0) askSoon();
      const those = waiting.get(key);
      if (those === undefined) waiting.set(key, [{ answer, fail }]);
      else those.push({ answer, fail });
    });
}

/** Rows by their key. */
export const byKey = <Row, Value>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
  valueOf: (row: Row) => Value,
): ReadonlyMap<string, Value> => new Map(rows.map((row) => [keyOf(row), valueOf(row)]));
