import { openStores, type Stores } from '../../src/journal/stores.js';
import { freshDatabase, type TestDatabase } from './database.js';

/** Stores on a database of the suite's own; open only while its tests run. */
export function realStores(): () => Stores & Readonly<{ database: TestDatabase }> {
  let open: (Stores & Readonly<{ database: TestDatabase }>) | undefined;
  beforeAll(async () => {
    const database = await freshDatabase();
    open = { ...(await openStores(database.appUrl)), database };
  });
  afterAll(async () => {
    await open?.close();
    await open?.database.drop();
  });
  return () => {
    if (open === undefined) throw new Error('the stores are open only while tests run');
    return open;
  };
}
