import { mistake } from '../../../tools/lib/mistake.mjs';
import type { OwnAccount } from '../../play/accounts-port.js';
import { newLink } from '../../play/membership/letters.js';
import type { Command } from '../command.js';
import { readConfig, type Config } from '../config.js';
import { withHouse, type House } from '../house.js';
import { addressOf } from '../address.js';

const USAGE = `Usage: cairn account show HANDLE             who it is, and where they are signed in
       cairn account organiser HANDLE on|off may see to all games, or no longer
       cairn account sign-out HANDLE         end all sessions, revoke all tokens
       cairn account new-password HANDLE     a link with which its holder sets a new password, once
       cairn account delete HANDLE --yes     erase the person for good`;

type Asked = Readonly<{ house: House; config: Config; own: OwnAccount; word: string | undefined }>;
type Work = (asked: Asked) => Promise<readonly string[]>;

const show: Work = async ({ house: { stores }, own }) => {
  const [sessions, tokens] = await Promise.all([
    stores.sessions.of(own.id, new Date()),
    stores.accessTokens.of(own.id),
  ]);
  const mail = own.email === undefined ? 'none' : own.emailVerified ? 'confirmed' : 'not confirmed';
  return [
    `${own.name} (${own.handle ?? 'guest'}), here since ${own.createdAt.toISOString()}`,
    `mail address: ${mail}; organiser: ${own.organiser ? 'yes' : 'no'}`,
    ...sessions.map(
      ({ label, lastUsedAt }) => `session: ${label || 'unknown'}, last used ${lastUsedAt.toISOString()}`,
    ),
    ...tokens.map(({ name, scopes }) => `token: ${name} (${scopes.join(', ')})`),
  ];
};

const organiser: Work = async ({ house: { stores }, own, word }) => {
  if (word !== 'on' && word !== 'off') throw wrong();
  await stores.accounts.setOrganiser(own.id, word === 'on');
  return [`${own.handle ?? ''} ${word === 'on' ? 'may see to all games now' : 'is no organiser any more'}`];
};

const signOut: Work = async ({ house: { stores }, own }) => {
  const sessions = await stores.sessions.endOthers(own.id, undefined);
  const tokens = await stores.accessTokens.revokeAll(own.id);
  return [`sessions ended: ${sessions}, tokens revoked: ${tokens}`];
};

/** For servers that send no mail, and for those who cannot read theirs. */
const newPassword: Work = async ({ house: { stores }, config, own }) => {
  const parts = { links: stores.links, now: () => new Date() };
  const { secret, expires } = await newLink(parts, own.id, 'resetPassword', '');
  const link = new URL('/new-password', addressOf(config, config.port));
  link.searchParams.set('link', secret);
  return [link.href, `Give it to nobody else. It works once, until ${expires.toISOString()}.`];
};

const erase: Work = async ({ house: { useCases }, own, word }) => {
  if (word !== '--yes') throw mistake('Nothing can bring an account back. If you are sure, add --yes.');
  await useCases.membership.erase(own.id);
  return ['The account is deleted; the games stay, without the name'];
};

const WORKS: ReadonlyMap<string, Work> = new Map([
  ['show', show],
  ['organiser', organiser],
  ['sign-out', signOut],
  ['new-password', newPassword],
  ['delete', erase],
]);

const wrong = (): Error => Object.assign(mistake(USAGE), { exitCode: 2 });

/** What whoever runs the server may do with accounts. */
export const run: Command = async ({ args, env, say = console.log }) => {
  const [action = '', handle, word, ...rest] = args;
  if (action === '--help' || action === '-h') {
    say(USAGE);
    return 0;
  }
  const work = WORKS.get(action);
  if (work === undefined || handle === undefined || rest.length > 0) throw wrong();
  const config = readConfig(env);
  const lines = await withHouse(config, say, async (house) => {
    const own = await accountOf(house, handle);
    return work({ house, config, own, word });
  });
  lines.forEach((line) => say(line));
  return 0;
};

async function accountOf({ stores: { accounts } }: House, handle: string): Promise<OwnAccount> {
  const found = await accounts.byHandle(handle);
  const own = found === undefined ? undefined : await accounts.own(found.id);
  if (own === undefined) throw mistake(`Nobody has the handle "${handle}".`);
  return own;
}
