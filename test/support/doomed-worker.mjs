// Takes a job, says so and never finishes it: whoever started this kills it.
import { createPostgresBackend, createRedisBackend, withBackend } from 'bullmq';

const { name, redisUrl, databaseUrl } = JSON.parse(process.argv[2]);
const { Worker } = withBackend(redisUrl === undefined ? createPostgresBackend : createRedisBackend);
const connection =
  redisUrl === undefined
    ? { connectionString: databaseUrl, schema: 'bullmq', application_name: 'cairn-queue' }
    : { url: redisUrl, connectionName: 'cairn-queue' };

const hang = () => {
  process.send('taken');
  return new Promise(() => setInterval(() => undefined, 1_000));
};
new Worker(name, hang, { connection, lockDuration: 1_000, stalledInterval: 500 }).on(
  'error',
  () => undefined,
);
