import type { Pulse } from '../../play/lookouts-port.js';
import type { DeadLetter } from '../../reminders/queue-port.js';
import { createQueue } from '../../reminders/queue.js';
import type { Command } from '../command.js';
import { readConfig } from '../config.js';
import { withHouse } from '../house.js';
import { wordless } from '../wordless.js';

const USAGE = 'Usage: cairn reminders   how late reminders are, and the wake-ups that have failed for good';

/** Dead letters that are shown, the newest first. */
const SHOWN = 20;

const stateLines = ({
  overdue,
  overdueSeconds,
  watched,
  sent,
  latenessSeconds,
}: Pulse): readonly string[] => [
  `games that will be looked at: ${watched}`,
  `overdue: ${overdue}${overdue === 0 ? '' : `, for up to ${overdueSeconds.toFixed(1)} s`}`,
  `notices sent in the last hour: ${sent}`,
  ...(sent === 0
    ? []
    : [
        `late by ${latenessSeconds.p50.toFixed(1)} s in the middle, ${latenessSeconds.p99.toFixed(1)} s at p99, ` +
          `${latenessSeconds.max.toFixed(1)} s at most`,
      ]),
];

const letterLine = ({ id, reason, attempts, failedAt }: DeadLetter): string =>
  `  ${failedAt.toISOString()} ${id}, tried ${attempts} times: ${reason}`;

const show: Command = async ({ env, say = console.log }) => {
  const config = readConfig(env);
  return withHouse(
    config,
    () => undefined,
    async ({ stores }, { appUrl: databaseUrl, redisUrl }) => {
      for (const line of stateLines(await stores.lookouts.pulse())) say(line);
      const queue = await createQueue({ databaseUrl, redisUrl });
      try {
        say(`wake-ups that have failed for good: ${await queue.countDeadLetters()}`);
        for (const letter of await queue.deadLetters(SHOWN)) say(letterLine(letter));
      } finally {
        await queue.close();
      }
      return 0;
    },
  );
};

/** Shows how reminding people is going. */
export const run = wordless(USAGE, show);
