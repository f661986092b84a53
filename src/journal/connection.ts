import pg from 'pg';

/** Runs `work` on a connection of its own and closes it, whatever happens. */
export async function withClient<Result>(
  url: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: url, application_name: 'cairn' });
  // The query under way reports the loss of a connection; without a listener Node would end the process as well.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end();
  }
}

/** The SQLSTATE of an error that came from Postgres. */
export const sqlState = (error: unknown): string | undefined =>
  error instanceof pg.DatabaseError ? error.code : undefined;
