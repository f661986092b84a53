import type { Command } from '../command.js';
import { readConfig } from '../config.js';
import { borrowDatabase, migrateGiven } from '../database.js';
import { wordless } from '../wordless.js';

const USAGE = 'Usage: cairn migrate   brings the database up to date and ends';

const migrate: Command = async ({ env, say = console.log }) => {
  const config = readConfig(env);
  if (config.databaseUrl === undefined) {
    const onFailure = (error: unknown): void => say(String(error));
    const database = await borrowDatabase(config, { say, onRestart: () => undefined, onFailure });
    await database.stop();
  } else await migrateGiven(config.databaseUrl, config, say);
  say('The database is up to date');
  return 0;
};

/** Brings the database up to date and ends. */
export const run = wordless(USAGE, migrate);
