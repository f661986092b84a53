import type { Event } from '@event-driven-io/emmett';
import { getPostgreSQLEventStore } from '@event-driven-io/emmett-postgresql';
import pg from 'pg';
import type { Append } from '../../../src/play/ports.js';
import { CONNECTIONS, type Contestant, type Urls } from './contestant.js';

/** Emmett's event store with the same events in the same portions. It changes how `pg` reads numbers: keep it apart. */
export async function contestant({ adminUrl }: Urls): Promise<Contestant> {
  const pool = new pg.Pool({ connectionString: adminUrl, max: CONNECTIONS });
  const store = getPostgreSQLEventStore(adminUrl, {
    schema: { autoMigration: 'None' },
    connectionOptions: { pool },
  });
  await store.schema.migrate();
  return {
    lane: ({ game, appends }) => {
      const portions = appends.map(eventsOf);
      let version = 0n;
      return portions.map((events) => async () => {
        const { nextExpectedStreamVersion } = await store.appendToStream(game, events, {
          expectedStreamVersion: version,
        });
        version = nextExpectedStreamVersion;
      });
    },
  };
}

const eventsOf = ({ events }: Append): Event[] =>
  events.map(({ type, payload, actor, command, commandId, at, hash }) => ({
    type,
    data: payload,
    metadata: { actor, command, commandId, at, hash },
  }));
