import { mistake } from '../../tools/lib/mistake.mjs';
import { withClient } from '../journal/connection.js';

/** Makes sure that a database answers and lets us in; otherwise says which setting to look at, without the password in it. */
export async function reach(setting: string, url: string): Promise<void> {
  try {
    await withClient(url, () => Promise.resolve());
  } catch (error) {
    const { host, pathname } = new URL(url);
    throw mistake(`${setting}: cannot connect to ${host}${pathname} (${reasonOf(error)}).`, error);
  }
}

/** A name with several addresses fails with an error for each of them, and no words of its own. */
const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  return error.message !== '' || !('code' in error) ? error.message : String(error.code);
};
