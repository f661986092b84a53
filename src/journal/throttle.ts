import type { PrismaClient } from '../generated/prisma/client.js';
import type { Throttle } from '../play/throttle-port.js';
import { hashOf } from './secrets.js';

type Database = Pick<PrismaClient, 'throttle' | '$queryRaw'>;

/** One statement for each try, so that tries at the same moment in any number of processes are all counted. */
export const createThrottle = (db: Database): Throttle => ({
  take: async (key, { burst, everyMs }, at) => {
    const ahead = (burst - 1) * everyMs;
    const hashed = hashOf(key);
    // The same reckoning as `stepAt`: a row that is too far ahead is left as it is, and returned by the second part.
    const [row] = await db.$queryRaw<readonly { waitMs: number }[]>`
      with taken as (
        insert into throttle as t (key, due_at)
        values (${hashed}, ${at}::timestamptz + ${everyMs} * interval '1 millisecond')
        on conflict (key) do update
          set due_at = greatest(t.due_at, ${at}::timestamptz) + ${everyMs} * interval '1 millisecond'
          where t.due_at <= ${at}::timestamptz + ${ahead} * interval '1 millisecond'
        returning 0 as wait)
      select coalesce(
        (select wait from taken),
        (select extract(epoch from due_at - ${at}::timestamptz) * 1000 - ${ahead} from throttle where key = ${hashed}),
        1)::float8 as "waitMs"`;
    return Math.max(0, row?.waitMs ?? 0);
  },
  forget: async (key) => {
    await db.throttle.deleteMany({ where: { key: hashOf(key) } });
  },
});
