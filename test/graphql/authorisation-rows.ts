/** What somebody gets: let in (the rules may still say no), or the fault that keeps them out. */
export type Outcome = 'in' | 'UNAUTHENTICATED' | 'FORBIDDEN' | 'NOT_FOUND';

/**
 * Who tries, in the order of the columns below. The owner does not sit in the game, the player has not opened it, the
 * organiser sees to all games and the judge was appointed for this one. Programs act for the player and the organiser
 * with a token made for reading, playing or organising.
 */
// prettier-ignore
export const PEOPLE = [
  'nobody', 'guest', 'member', 'player', 'owner', 'organiser', 'judge',
  'player: read', 'player: play', 'organiser: play', 'organiser: organise',
] as const;
export type PersonName = (typeof PEOPLE)[number];

export type Row = Readonly<{
  /** What is asked for, about a game. */
  ask: (game: string) => string;
  /** By person: in a game that is open to everybody, and in one by invitation. */
  open: readonly Outcome[];
  closed: readonly Outcome[];
  /** It ends the session it is tried with, so that others in the same place try it. */
  spends?: true;
}>;

const OUTCOMES = { '+': 'in', U: 'UNAUTHENTICATED', F: 'FORBIDDEN', N: 'NOT_FOUND' } as const;

const outcomesIn = (marks: string): readonly Outcome[] =>
  marks.split(' ').map((mark) => OUTCOMES[mark as keyof typeof OUTCOMES]);

type Kind = Readonly<{ open: string; closed: string }>;

// nobody, guest, member, player, owner, organiser, judge; player's tokens: read, play; organiser's: play, organise
// prettier-ignore
const ANYBODY: Kind   = { open: '+ + + + + + + + + + +', closed: '+ + + + + + + + + + +' };
// prettier-ignore
const SIGNED_IN: Kind = { open: 'U + + + + + + + + + +', closed: 'U + + + + + + + + + +' };
// prettier-ignore
const STARTER: Kind   = { open: 'U + + + + + + F + + F', closed: 'U + + + + + + F + + F' };
// prettier-ignore
const READER: Kind    = { open: '+ + + + + + + + + + +', closed: 'N N N + + + + + + N +' };
// prettier-ignore
const JOINER: Kind    = { open: 'U + + + + + + F + + F', closed: 'U N N + + F F F + N F' };
// prettier-ignore
const PLAYER: Kind    = { open: 'U F F + F F F F + F F', closed: 'U N N + F F F F + N F' };
// prettier-ignore
const SITTER: Kind    = { open: 'U F F + F F F + + F F', closed: 'U N N + F F F + + N F' };
// prettier-ignore
const OWNER: Kind     = { open: 'U F F F + F F F F F F', closed: 'U N N F + F F F F N F' };
// prettier-ignore
const OWNER_READ: Kind = { open: 'U F F F + F F F F F F', closed: 'U N N F + F F F F N F' };
// prettier-ignore
const AGAIN: Kind     = { open: 'U F F + + F F F + F F', closed: 'U N N + + F F F + N F' };
// prettier-ignore
const NOTER: Kind     = { open: 'U + + + + + + F + + F', closed: 'U N N + + + + F + N F' };
// prettier-ignore
const NOW: Kind       = { open: '+ + + + + + + F + + F', closed: '+ + + + + + + F + + F' };
// prettier-ignore
const SELF: Kind      = { open: 'U + + + + + + F F F F', closed: 'U + + + + + + F F F F' };
// prettier-ignore
const HOLDER: Kind    = { open: 'U F + + + + + F F F F', closed: 'U F + + + + + F F F F' };
// prettier-ignore
const GUEST: Kind     = { open: 'U + F F F F F F F F F', closed: 'U + F F F F F F F F F' };
// prettier-ignore
const INSIDER: Kind   = { open: 'U F F + + + + + + F +', closed: 'U N N + + + + + + N +' };
// prettier-ignore
const OVERSEER: Kind  = { open: 'U F F F F + + F F F +', closed: 'U N N F F + + F F F +' };

const row = ({ open, closed }: Kind, ask: Row['ask']): Row => ({
  ask,
  open: outcomesIn(open),
  closed: outcomesIn(closed),
});

const inputFor = (game: string, more: string): string =>
  `{ gameId: "${game}", commandId: "try", expectedVersion: 1 ${more} }`;

/** A command to a game. For whoever is let in it is stale, so that trying it changes nothing. */
const command = (kind: Kind, name: string, more = ''): Row =>
  row(kind, (game) => `${name}(input: ${inputFor(game, more)}) { __typename }`);

const NO_ROW = '00000000-0000-4000-8000-000000000000';

/** The judge is one already. */
const appointing = (name: string, game: string): string =>
  `${name}(input: { gameId: "${game}", handle: "${name === 'appointOrganiser' ? 'judge' : 'member'}" }) { id }`;

const SETTINGS = '{ edition: CS_2019, seats: 9 }';

/** One row for every query, mutation and subscription. */
export const ROWS: Readonly<Record<string, Row>> = {
  'Query.viewer': row(ANYBODY, () => 'viewer { id }'),
  'Query.editions': row(ANYBODY, () => 'editions { id }'),
  'Query.rules': row(ANYBODY, () => 'rules { code }'),
  'Query.contentFiles': row(ANYBODY, () => 'contentFiles { hash }'),
  'Query.contentTables': row(ANYBODY, () => 'contentTables { hash }'),
  'Query.openTables': row(ANYBODY, () => 'openTables(first: 1) { edges { cursor } }'),
  'Query.myGames': row(SIGNED_IN, () => 'myGames(first: 1) { edges { cursor } }'),
  'Query.myVacations': row(SIGNED_IN, () => 'myVacations { id }'),
  'Query.games': row(ANYBODY, () => 'games(list: JOINABLE, first: 1) { edges { cursor } }'),
  'Query.inbox': row(SIGNED_IN, () => 'inbox { changed }'),
  'Query.person': row(ANYBODY, () => 'person(handle: "member") { id }'),
  'Query.invitations': row(OWNER_READ, (game) => `invitations(gameId: "${game}") { at }`),
  'Query.tableTalk': row(SITTER, (game) => `tableTalk(gameId: "${game}", last: 1) { edges { cursor } }`),
  'Subscription.inboxChanged': row(SIGNED_IN, () => 'inboxChanged { changed }'),
  'Subscription.talkFeed': row(SITTER, (game) => `talkFeed(gameId: "${game}", after: 0) { __typename }`),
  'Query.game': row(READER, (game) => `game(id: "${game}") { id }`),
  'Query.gameAudit': row(READER, (game) => `gameAudit(gameId: "${game}") { sound }`),
  'Query.gameChanges': row(READER, (game) => `gameChanges(gameId: "${game}", from: 1, to: 2) { path }`),
  'Query.gameEvents': row(READER, (game) => `gameEvents(gameId: "${game}", first: 1) { edges { cursor } }`),
  'Query.whyNot': row(SITTER, (game) => `whyNot(undoMove: ${inputFor(game, '')}) { __typename }`),
  'Subscription.gameFeed': row(READER, (game) => `gameFeed(gameId: "${game}", after: 0) { __typename }`),

  'Query.wasTold': row(INSIDER, (game) => `wasTold(gameId: "${game}", seat: 1, since: 1) { unreachable }`),
  'Query.deliveries': row(OVERSEER, (game) => `deliveries(gameId: "${game}", first: 1) { edges { cursor } }`),
  'Query.mySettings': row(SELF, () => 'mySettings { language }'),
  'Mutation.changeSettings': row(SELF, () => 'changeSettings(input: {}) { language }'),
  'Mutation.addWebhook': row(SELF, () => 'addWebhook(input: { address: "nowhere" }) { secret }'),
  'Mutation.removeWebhook': row(SELF, () => 'removeWebhook(id: "none") { language }'),
  'Mutation.switchChannel': row(
    SELF,
    () => 'switchChannel(input: { channelId: "none", on: true }) { language }',
  ),
  'Mutation.sendTest': row(SELF, () => 'sendTest(channelId: "none") { result }'),

  'Mutation.signInAsGuest': row(
    ANYBODY,
    () => 'signInAsGuest(input: { name: "Eve", session: TOKEN }) { viewer { id } }',
  ),
  'Mutation.signIn': row(ANYBODY, () => 'signIn(input: { login: "no-one", password: "?" }) { token }'),
  'Query.myAccount': row(SELF, () => 'myAccount { sessions { id } accessTokens { id } }'),
  'Mutation.endSession': row(SELF, () => `endSession(id: "${NO_ROW}")`),
  'Mutation.endOtherSessions': row(SELF, () => 'endOtherSessions'),
  'Mutation.register': row(GUEST, () => 'register(input: { handle: "?", password: "?" }) { email }'),
  'Mutation.changeName': row(SELF, () => 'changeName(input: { name: "" }) { email }'),
  'Mutation.changeEmail': row(
    HOLDER,
    () => 'changeEmail(input: { email: "?", currentPassword: "?" }) { email }',
  ),
  'Mutation.changePassword': row(
    HOLDER,
    () => 'changePassword(input: { currentPassword: "?", newPassword: "?" }) { email }',
  ),
  'Mutation.deleteAccount': {
    ...row(SELF, () => 'deleteAccount(input: { currentPassword: "?" })'),
    spends: true,
  },
  'Mutation.requestEmailConfirmation': row(HOLDER, () => 'requestEmailConfirmation'),
  'Mutation.confirmEmail': row(ANYBODY, () => 'confirmEmail(secret: "?")'),
  'Mutation.requestPasswordReset': row(ANYBODY, () => 'requestPasswordReset(login: "no-one")'),
  'Mutation.resetPassword': row(ANYBODY, () => 'resetPassword(input: { secret: "?", newPassword: "?" })'),
  'Mutation.createAccessToken': row(
    HOLDER,
    () => 'createAccessToken(input: { commandId: "try", name: "T", scopes: [] }) { secret }',
  ),
  'Mutation.revokeAccessToken': row(HOLDER, () => `revokeAccessToken(id: "${NO_ROW}")`),
  'Mutation.appointOrganiser': row(OWNER, (game) => appointing('appointOrganiser', game)),
  'Mutation.dismissOrganiser': row(OWNER, (game) => appointing('dismissOrganiser', game)),
  'Mutation.openFullView': command(OVERSEER, 'openFullView'),
  'Mutation.signOut': { ...row(ANYBODY, () => 'signOut'), spends: true },

  'Mutation.openGame': row(
    STARTER,
    () => `openGame(input: { commandId: "try", title: "T", settings: ${SETTINGS} }) { __typename }`,
  ),
  'Mutation.takeVacation': row(
    STARTER,
    () => 'takeVacation(first: "2026-01-01", last: "2026-01-02") { __typename }',
  ),
  'Mutation.endVacation': row(STARTER, () => 'endVacation(id: "00000000-0000-4000-8000-000000000000")'),
  'Mutation.joinGame': command(JOINER, 'joinGame', `join: 3, entropySeal: "${'0'.repeat(64)}"`),
  'Mutation.playNow': row(
    NOW,
    () => 'playNow(input: { commandId: "try", session: TOKEN, seats: 9 }) { __typename }',
  ),
  'Mutation.rematch': row(
    AGAIN,
    (game) => `rematch(input: { gameId: "${game}", commandId: "try" }) { __typename }`,
  ),
  'Mutation.renewLink': row(OWNER, (game) => `renewLink(gameId: "${game}")`),
  'Mutation.invite': row(OWNER, (game) => `invite(input: { gameId: "${game}" }) { __typename }`),
  'Mutation.withdrawInvitation': row(
    OWNER,
    (game) => `withdrawInvitation(input: { gameId: "${game}", personId: "${NO_ROW}" })`,
  ),
  'Mutation.declineInvitation': row(STARTER, (game) => `declineInvitation(gameId: "${game}")`),
  'Mutation.readNews': row(STARTER, (game) => `readNews(gameId: "${game}")`),
  'Mutation.say': row(
    PLAYER,
    (game) => `say(input: { gameId: "${game}", commandId: "try", text: "Hello" }) { line }`,
  ),
  'Mutation.eraseLine': row(PLAYER, (game) => `eraseLine(input: { gameId: "${game}", line: 99 })`),
  'Mutation.setOrders': row(PLAYER, (game) => `setOrders(input: { gameId: "${game}" }) { __typename }`),
  'Mutation.clearOrders': row(PLAYER, (game) => `clearOrders(gameId: "${game}")`),
  // Nobody sits there.
  'Mutation.nudge': row(PLAYER, (game) => `nudge(gameId: "${game}", seat: 9) { __typename }`),
  'Mutation.writeNote': row(NOTER, (game) => `writeNote(input: { gameId: "${game}", text: "" }) { note }`),
  'Mutation.markSeen': row(NOTER, (game) => `markSeen(input: { gameId: "${game}" }) { note }`),
  'Mutation.leaveGame': command(PLAYER, 'leaveGame'),
  'Mutation.ready': command(PLAYER, 'ready'),
  'Mutation.startGame': command(OWNER, 'startGame'),
  'Mutation.addBot': command(OWNER, 'addBot'),
  'Mutation.fillWithBots': command(OWNER, 'fillWithBots'),
  'Mutation.removePlayer': command(OWNER, 'removePlayer', 'seatId: "nobody"'),
  'Mutation.cancelGame': command(OWNER, 'cancelGame'),

  'Mutation.placePeople': command(PLAYER, 'placePeople', 'place: "moon", people: 1'),
  'Mutation.usePlace': command(PLAYER, 'usePlace', 'place: "moon"'),
  'Mutation.roll': command(PLAYER, 'roll', 'place: "moon"'),
  'Mutation.settle': command(PLAYER, 'settle', 'tools: [], oneUse: []'),
  'Mutation.buyCard': command(PLAYER, 'buyCard', 'place: "moon", pay: {}'),
  'Mutation.declineCard': command(PLAYER, 'declineCard', 'place: "moon"'),
  'Mutation.buyBuilding': command(PLAYER, 'buyBuilding', 'place: "moon", pay: {}'),
  'Mutation.declineBuilding': command(PLAYER, 'declineBuilding', 'place: "moon"'),
  'Mutation.pickDie': command(PLAYER, 'pickDie', 'face: 1'),
  'Mutation.takeAnyTwo': command(PLAYER, 'takeAnyTwo', 'goods: {}'),
  'Mutation.feed': command(PLAYER, 'feed', 'pay: {}'),
  'Mutation.undoMove': command(PLAYER, 'undoMove'),
  'Mutation.askUndo': command(PLAYER, 'askUndo', 'toVersion: 0'),
  'Mutation.askCancel': command(PLAYER, 'askCancel'),
  'Mutation.askFinish': command(PLAYER, 'askFinish'),
  'Mutation.askReplace': command(PLAYER, 'askReplace', 'seat: 1'),
  'Mutation.answerRequest': command(PLAYER, 'answerRequest', 'request: 1, agree: true'),
  'Mutation.resign': command(PLAYER, 'resign'),
  'Mutation.comeBack': command(PLAYER, 'comeBack'),
  'Mutation.askPause': command(PLAYER, 'askPause'),
  'Mutation.resumeClocks': command(PLAYER, 'resumeClocks'),
};
