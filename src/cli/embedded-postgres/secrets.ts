import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { z } from 'zod';

const secrets = z.object({
  port: z.number().int(),
  passwords: z.object({ admin: z.string(), migrator: z.string(), app: z.string() }),
});

/** What only the owner of the folder may know, and the port that is tried first. */
export type Secrets = Readonly<z.infer<typeof secrets>>;

/** Where they are kept. */
export const secretsFile = (home: string): string => join(home, 'secrets.json');

const password = (): string => randomBytes(24).toString('base64url');

/** The secrets of an existing server; undefined when there are none. */
export const readSecrets = (home: string): Secrets | undefined =>
  existsSync(secretsFile(home))
    ? secrets.parse(JSON.parse(readFileSync(secretsFile(home), 'utf8')))
    : undefined;

/** Stores secrets whole or not at all. */
export function writeSecrets(home: string, values: Secrets): void {
  const next = `${secretsFile(home)}.new`;
  writeFileSync(next, JSON.stringify(values, null, 2), { mode: 0o600 });
  renameSync(next, secretsFile(home));
}

/** New passwords for a new server. */
export async function makeSecrets(home: string): Promise<Secrets> {
  const passwords = { admin: password(), migrator: password(), app: password() };
  const values = { port: await freePort(0), passwords };
  writeSecrets(home, values);
  return values;
}

/** The wanted port of the loopback address when it is free, else any free one. */
export function freePort(wanted: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error) => {
      if (wanted === 0) reject(error);
      else resolve(freePort(0));
    });
    probe.listen({ port: wanted, host: '127.0.0.1', exclusive: true }, () => {
      const address = probe.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}
