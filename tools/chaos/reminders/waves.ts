import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Chance } from '../../../src/bots/chance.js';
import { FIRST_WAIT_MS } from '../../../src/play/reminding/moments.js';
import { arm } from '../../bench/reminders/arm.js';
import { letFallDue, type OpenStretch } from '../../bench/reminders/open-stretches.js';
import type { Ground } from './world.js';

/** A stretch of which its player is to be told then. */
export type Fallen = OpenStretch & Readonly<{ due: number }>;

/** Stretches that fall due in waves, so that there is something to lose at every kill. */
export type Waves = Readonly<{
  /** How many are in each, at least. */
  size: number;
  /** Lets those of this wave fall due within the next seconds. */
  next: (wave: number) => Promise<void>;
  fallen: () => readonly Fallen[];
}>;

type WaveOptions = Readonly<{ count: number; seconds: number; chance: Chance }>;

/** From the beginning of a wave to the first that may fall due. */
const AHEAD_MS = 500;

/** Divides the stretches among so many waves, each of which takes so many seconds. */
export function startWaves(
  ground: Ground,
  open: readonly OpenStretch[],
  { count, seconds, chance }: WaveOptions,
): Waves {
  const fallen: Fallen[] = [];
  return {
    size: Math.floor(open.length / count),
    next: async (wave) => {
      const start = Date.now() + AHEAD_MS;
      const these = open
        .filter((_, index) => index % count === wave - 1)
        .map((stretch) => ({ ...stretch, due: start + chance.below(seconds * 1_000) }));
      fallen.push(...these);
      await insistently(() => setDue(ground.adminUrl, these));
      await armed(ground, these);
    },
    fallen: () => fallen,
  };
}

async function setDue(adminUrl: string, these: readonly Fallen[]): Promise<void> {
  const admin = new pg.Client({ connectionString: adminUrl });
  admin.on('error', () => undefined);
  try {
    await admin.connect();
    await letFallDue(admin, these, FIRST_WAIT_MS);
  } finally {
    await admin.end().catch(() => undefined);
  }
}

/** The database may just be down. What comes too late for its time is late, and not early. */
async function insistently(work: () => Promise<void>): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await work();
      return;
    } catch (error) {
      if (tries === 300) throw error;
      await pause(100);
    }
  }
}

/** As the application does: whom nobody is woken for because the queue is away, the sweep finds. */
async function armed({ appUrl: databaseUrl, redisUrl }: Ground, these: readonly Fallen[]): Promise<void> {
  const wakes = these.map((each) => ({ ...each, due: new Date(each.due) }));
  await arm({ databaseUrl, redisUrl }, wakes).catch(() => undefined);
}
