import { chanceOf } from '../../../src/bots/chance.js';
import { withClient } from '../../../src/journal/connection.js';
import type { Own } from '../../bench/lib/clean-up.js';
import type { Line } from '../clients/api.js';
import { gather } from '../clients/crowd.js';
import { startNotes } from '../clients/notes.js';
import type { Ledger } from '../oracle/ledger.js';
import { examineFaces, type Witness } from '../oracle/faces.js';
import type { Finding } from '../oracle/findings.js';
import { consult } from '../oracle/oracle.js';
import { killInTurn } from '../world/kills.js';
import { startWorld, type World } from '../world/world.js';

export type ChaosOptions = Readonly<{
  /** The compiled src/cli/main.js. */
  main: string;
  kills: number;
  /** Seconds between two kills, on average. */
  secondsBetween: number;
  /** Tables at which somebody plays all the time. */
  tables: number;
  /** Makes the choices repeatable; what they meet is not. */
  seed: number;
  say: (line: string) => void;
}>;

/** What happened, and what is wrong with it. */
export type ChaosReport = Readonly<{
  kills: number;
  acknowledged: number;
  /** Answers that had been given, or at least stored, before. */
  replayed: number;
  /** Connections cut around a commit. */
  cuts: number;
  findings: readonly Finding[];
}>;

/** Lets people play while things are killed; then the oracle compares what they were told with what is stored. */
export async function runChaos(options: ChaosOptions, own: Own): Promise<ChaosReport> {
  const { main, kills, secondsBetween, tables, seed, say } = options;
  const chance = chanceOf('chaos', seed);
  say('Starting PostgreSQL, two processes of the application, and a wire that can be cut …');
  const world = await startWorld(main, chance, own);
  const notes = startNotes();
  const line: Line = { addresses: world.apps.map(({ address }) => address), chance, troubles: new Map() };
  const crowd = gather(line, notes, tables, seed);
  const progress = (): number => notes.acknowledged.length;
  const tally = (text: string): void => say(`${text} (${progress()} commands acknowledged)`);
  const isOver = (): boolean => crowd.troubles().length > 0;
  await killInTurn(world.victims, { kills, secondsBetween, chance, progress, isOver, say: tally });
  say('Everything is up again. Whoever waits for an answer gets it …');
  const witnesses = await crowd.finish();
  const { sent, answered } = world.proxy.cuts;
  say(`Connections cut: ${sent} when a commit was on its way, ${answered} when it was answered.`);
  say(`What clients met: ${[...line.troubles].map(([what, times]) => `${what} ×${times}`).join(', ')}.`);
  say(`Asking the oracle about ${witnesses.length} games …`);
  return {
    kills,
    acknowledged: progress(),
    replayed: notes.replayed(),
    cuts: sent + answered,
    findings: [
      ...(await judge(world, notes, witnesses)),
      ...crowd
        .troubles()
        .map((what) => ({ fault: 'broken', what: `somebody cannot go on: ${what}` }) as const),
    ],
  };
}

async function judge(
  { adminUrl, apps }: World,
  ledger: Ledger,
  witnesses: readonly Witness[],
): Promise<readonly Finding[]> {
  const { games, findings } = await withClient(adminUrl, async (client) => {
    await client.query('begin isolation level repeatable read read only');
    return consult(client, ledger);
  });
  const faces = await Promise.all(apps.map((_, index) => examineFaces(index, witnesses, games)));
  const crashes = apps.flatMap((app) => app.crashes()).map((what) => ({ fault: 'broken', what }) as const);
  return [...findings, ...faces.flat(), ...crashes];
}
