import type { PeopleStores } from '../accounts-port.js';
import type { AccountMail } from '../account-mail-port.js';
import type { Act } from '../act.js';
import type { Games, Requests } from '../people-port.js';
import type { Attempts } from './attempts.js';

/** What everything around accounts needs. */
export type MembershipParts = PeopleStores &
  Readonly<{
    games: Games;
    requests: Requests;
    act: Act;
    attempts: Attempts;
    /** Absent where this server sends no mail. */
    mail?: AccountMail;
    newId: () => string;
    now: () => Date;
    warn: (what: string, error: unknown) => void;
  }>;
