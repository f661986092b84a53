import type pg from 'pg';
import type { Ledger } from './ledger.js';
import type { Finding } from './findings.js';
import { examineHistory } from './histories.js';
import { examinePromises } from './promises.js';
import { readAll, type Stored } from './rows.js';

/** What the oracle saw. */
export type Verdict = Readonly<{ games: ReadonlyMap<string, Stored>; findings: readonly Finding[] }>;

/** Compares what is stored with itself and with what clients were told. Reads Postgres directly, not the application. */
export async function consult(client: pg.ClientBase, ledger: Ledger): Promise<Verdict> {
  const games = await readAll(client);
  const findings = [...games].flatMap(([game, stored]) => examineHistory(game, stored));
  return { games, findings: [...findings, ...examinePromises(games, ledger)] };
}
