import { setTimeout as pause } from 'node:timers/promises';
import type { Chance } from '../../../src/bots/chance.js';
import type { Victim } from './victim.js';

export type KillOptions = Readonly<{
  kills: number;
  /** Seconds between two kills, on average. */
  secondsBetween: number;
  chance: Chance;
  /** How much clients have achieved so far. */
  progress: () => number;
  /** How much more there must be, mostly, for the next kill: something to lose. */
  stake?: number;
  /** Whether it makes no sense to go on. */
  isOver?: () => boolean;
  /** Done before each kill. */
  before?: (kill: number) => Promise<void>;
  /** Told after each kill, and when the victim is back. */
  say: (line: string) => void;
}>;

/** Commands, unless told otherwise. */
const STAKE = 20;

/** Longest time between a kill and the attempt to start the victim again. */
const DOWN_MS = 500;

/** Kills one victim after the other at random moments; what is down comes back meanwhile. All are up at the end. */
export async function killInTurn(victims: readonly Victim[], options: KillOptions): Promise<void> {
  const {
    kills,
    secondsBetween,
    chance,
    say,
    progress,
    stake = STAKE,
    isOver = () => false,
    before,
  } = options;
  const down = new Map<Victim, Promise<void>>();
  let achieved = 0;

  const revive = async (victim: Victim, start: number): Promise<void> => {
    await pause(chance.below(DOWN_MS));
    await victim.revive();
    say(`  ${victim.name} is back after ${((performance.now() - start) / 1000).toFixed(1)} s`);
    down.delete(victim);
  };

  for (let kill = 1; kill <= kills && !isOver(); kill += 1) {
    await before?.(kill);
    await pause(secondsBetween * (200 + chance.below(1_600)));
    // Mostly there must be something to lose; sometimes the next blow falls while nobody has got up from the last one.
    if (chance.below(4) > 0) while (progress() < achieved + stake && !isOver()) await pause(10);
    while (down.size === victims.length) await Promise.race(down.values());
    achieved = progress();
    const up = victims.filter((each) => !down.has(each));
    const victim = up[chance.below(up.length)];
    if (victim === undefined) throw new Error('there is nothing to kill');
    await victim.kill();
    say(`kill ${kill} of ${kills}: ${victim.name}`);
    down.set(victim, revive(victim, performance.now()));
  }
  await Promise.all(down.values());
}
