import { hash, parseOptions, verify } from '@node-rs/argon2';
import type { Passwords } from '../play/accounts-port.js';
import { Fault } from '../play/faults.js';

/** argon2id with the least effort that OWASP recommends: about 40 ms and 19 MiB each. */
export const EFFORT = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

type Effort = Readonly<Record<keyof typeof EFFORT, number>>;

/** What the password of somebody who does not exist is compared with: random bytes that were thrown away. */
export const NOBODYS =
  '$argon2id$v=19$m=19456,t=2,p=1$bf+0I1M7SxCcONfNrEi7Cg$EPpf/xac8j66xwYfWDmyUspNcKJtCMQEqWoOHtVLxQI';

/** Hashing uses Node's four worker threads, and half of them must be left for everything else. */
const AT_ONCE = 2;
/** So many may stand in line; more would wait longer than anybody stays. */
const IN_LINE = 100;

/** Passwords by argon2id, beside the event loop; with less effort where nobody means to guess them. */
export function createPasswords(effort: Effort = EFFORT): Passwords {
  const inTurn = createTurns();
  return {
    hash: (password) => inTurn(() => hash(formOf(password), effort)),
    matches: async (known, password) =>
      (await inTurn(() => verify(known ?? NOBODYS, formOf(password)))) && known !== undefined,
    isOutdated: (known) => {
      const { memoryCost, timeCost } = parseOptions(known);
      return memoryCost < effort.memoryCost || timeCost < effort.timeCost;
    },
  };
}

/** The same password may be typed as different characters on different keyboards. */
const formOf = (password: string): string => password.normalize('NFKC');

/** Lets so many work at a time; the others wait in line. */
function createTurns(): <Value>(work: () => Promise<Value>) => Promise<Value> {
  const line: (() => void)[] = [];
  let working = 0;
  return async (work) => {
    if (line.length >= IN_LINE) throw new Fault('BUSY', 'Too many are signing in just now. Try again soon.');
    if (working >= AT_ONCE) await new Promise<void>((turn) => line.push(turn));
    else working += 1;
    try {
      return await work();
    } finally {
      // Whoever is next takes over the place.
      const next = line.shift();
      if (next === undefined) working -= 1;
      else next();
    }
  };
}
