import { Fault } from '../play/faults.js';
import { OutcomeUnknown } from '../play/ports.js';

/** Codes of the operating system, of Prisma and of PostgreSQL that mean: nobody answers just now. */
const AWAY = /^(ECONN|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENOTFOUND|P1\d{3}|P2024|08|57P|53[0-9]{3}|3D000)/;
const GONE =
  /connection terminated|timeout exceeded|unable to start a transaction|query read timeout|terminating connection|database system is|can't reach database|closed the connection|cannot use a pool|Code: `(08|57P|53|3D)/i;

type Port = Readonly<Record<string, (...args: never[]) => Promise<unknown>>>;

/** The same port, which calls a database that is away by its name instead of failing for no visible reason. */
export function sayingWhenAway<Kind extends Port>(port: Kind): Kind {
  const wrapped = Object.entries(port).map(([name, call]) => [
    name,
    (...args: never[]) => call(...args).catch(rethrow),
  ]);
  return Object.fromEntries(wrapped) as Kind;
}

function rethrow(error: unknown): never {
  if (error instanceof Fault || error instanceof OutcomeUnknown || !isAway(error)) throw error;
  throw new Fault('UNAVAILABLE', 'The database cannot be reached just now. Try again soon.', {}, error);
}

function isAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return AWAY.test(code) || GONE.test(error.message) || isAway(error.cause) || isAway(adapterErrorIn(error));
}

/** Prisma keeps what its driver said in the error's details. */
function adapterErrorIn(error: Error): unknown {
  const meta: unknown = 'meta' in error ? error.meta : undefined;
  return typeof meta === 'object' && meta !== null && 'driverAdapterError' in meta
    ? meta.driverAdapterError
    : undefined;
}
