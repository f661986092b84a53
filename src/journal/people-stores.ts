import type pg from 'pg';
import type { PrismaClient } from '../generated/prisma/client.js';
import type { PeopleStores } from '../play/accounts-port.js';
import { createAccessTokens } from './access-tokens.js';
import { createAccounts } from './accounts.js';
import { sayingWhenAway } from './availability.js';
import { createLinks } from './links.js';
import { createOrganisers } from './organisers.js';
import { createPasswords } from './passwords.js';
import { createSessionStore } from './sessions.js';
import { createThrottle } from './throttle.js';

/** Persons and all that hangs on them. */
export const createPeopleStores = (db: PrismaClient, pool: pg.Pool): PeopleStores => ({
  accounts: sayingWhenAway(createAccounts(db)),
  sessions: sayingWhenAway(createSessionStore(db, pool)),
  accessTokens: sayingWhenAway(createAccessTokens(db, pool)),
  organisers: sayingWhenAway(createOrganisers(db)),
  links: sayingWhenAway(createLinks(db)),
  throttle: sayingWhenAway(createThrottle(db)),
  passwords: createPasswords(),
});

/** Removes what has ended or expired: sessions, tokens, links, and tries that no longer matter. */
export async function tidyPeople(db: PrismaClient, at: Date): Promise<void> {
  const past = { lte: at };
  await db.session.deleteMany({ where: { expiresAt: past } });
  await db.oneTimeLink.deleteMany({ where: { expiresAt: past } });
  await db.throttle.deleteMany({ where: { dueAt: past } });
}
