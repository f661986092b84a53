import { Fault } from './faults.js';
import type { NewGame } from './ports.js';

/** What a token can be made for. A session may do whatever its person may. */
export const SCOPES = ['read', 'play', 'organise'] as const;
export type Scope = (typeof SCOPES)[number];

/** Who asks, as far as rights go: nobody, a guest, or somebody who holds an account. */
export type Asker = Readonly<{
  person: 'nobody' | 'guest' | 'holder';
  /** Organises everywhere, by the word of whoever runs the server. */
  organiser: boolean;
  /** What the token was made for; absent when a session asks. */
  scopes?: readonly Scope[];
}>;

/** Somebody who is not signed in. */
export const NOBODY: Asker = { person: 'nobody', organiser: false };

/** How close somebody is to a game, and how far it stands open to everybody else. */
export type Standing = Readonly<{
  visibility: NewGame['visibility'];
  owner: boolean;
  /** Sits in it now. */
  seated: boolean;
  /** Organises everywhere, or was appointed for this game by its owner. */
  organiser: boolean;
  /** Was asked to the table by its owner and has not declined. */
  invited: boolean;
  /** Has the secret of the game's link. */
  link: boolean;
}>;

/** A stranger to a game that is open to everybody; name what is otherwise. */
export const SPECTATOR: Standing = {
  visibility: 'public',
  owner: false,
  seated: false,
  organiser: false,
  invited: false,
  link: false,
};

/** Public games can be read by everybody, all others by those who have to do with them or have the link. */
export const mayRead = ({ visibility, owner, seated, organiser, invited, link }: Standing): boolean =>
  visibility === 'public' || owner || seated || organiser || invited || link;

/** The link of an unlisted game asks whoever has it to the table; that of a game by invitation lets them watch. */
const maySitDown = ({ visibility, owner, seated, invited, link }: Standing): boolean =>
  visibility === 'public' || owner || seated || invited || (visibility === 'unlisted' && link);

/** How close one must be. */
const CLOSE_ENOUGH = {
  reader: mayRead,
  joiner: maySitDown,
  player: ({ seated }) => seated,
  owner: ({ owner }) => owner,
  playerOrOwner: ({ seated, owner }) => seated || owner,
  /** Has to do with it in any way. */
  insider: ({ seated, owner, organiser }) => seated || owner || organiser,
  /** Sees to a game and therefore never plays in it. */
  organiser: ({ organiser, seated }) => organiser && !seated,
} as const satisfies Readonly<Record<string, (standing: Standing) => boolean>>;
export type Closeness = keyof typeof CLOSE_ENOUGH;

/** Who may do one thing. */
export type Rule = Readonly<{
  asks: 'anybody' | 'signedIn' | 'guest' | 'holder';
  /** What a token must be made for; nothing that concerns the account itself can be done by token. */
  token: Scope | 'never';
  /** How close to the game it is about. */
  game?: Closeness;
}>;

export type Refused = 'UNAUTHENTICATED' | 'FORBIDDEN' | 'NOT_FOUND';

/** Why this person with this credential may not ask at all; undefined: they may. */
export function refusalOf({ asks, token }: Rule, { person, scopes }: Asker): Refused | undefined {
  if (asks !== 'anybody' && person === 'nobody') return 'UNAUTHENTICATED';
  if ((asks === 'holder' || asks === 'guest') && person !== asks) return 'FORBIDDEN';
  return scopes === undefined || covers(scopes, token) ? undefined : 'FORBIDDEN';
}

/** Whatever a token is made for, it may read. */
const covers = (scopes: readonly Scope[], wanted: Rule['token']): boolean =>
  wanted !== 'never' && (wanted === 'read' || scopes.includes(wanted));

/** Why somebody is not close enough to a game. That there is one is the business of those alone who may read it. */
export function refusalBy(wanted: Closeness, standing: Standing): Refused | undefined {
  if (!mayRead(standing)) return 'NOT_FOUND';
  return CLOSE_ENOUGH[wanted](standing) ? undefined : 'FORBIDDEN';
}

/** Whether this credential may see to a game: by a role for all or for this one, and by the token's scope. */
export const mayOrganise = ({ organiser, scopes }: Asker, appointed: boolean): boolean =>
  (organiser || appointed) && (scopes === undefined || scopes.includes('organise'));

/** Lets those in who may ask, and throws for all others. */
export function admit(rule: Rule, asker: Asker): void {
  const refused = refusalOf(rule, asker);
  if (refused === 'UNAUTHENTICATED') throw new Fault('UNAUTHENTICATED', 'Sign in first.');
  if (refused !== undefined) throw new Fault('FORBIDDEN', forbiddenBy(rule, asker));
}

function forbiddenBy({ asks, token }: Rule, { scopes }: Asker): string {
  if (scopes === undefined)
    return asks === 'guest'
      ? 'You have an account already.'
      : 'Guests cannot do that: make the guest an account first.';
  if (token === 'never') return 'Tokens cannot do that: sign in.';
  return `This token was not made for that: it lacks the scope ${token.toUpperCase()}.`;
}
