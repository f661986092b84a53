import type { Rule } from './policy.js';

const OPEN: Rule = { asks: 'anybody', token: 'read' };
const OWN: Rule = { asks: 'signedIn', token: 'read' };
const READS: Rule = { asks: 'anybody', token: 'read', game: 'reader' };
const STARTS: Rule = { asks: 'signedIn', token: 'play' };
/** Signs whoever is not signed in in as a guest. */
const NOW: Rule = { asks: 'anybody', token: 'play' };
const AGAIN: Rule = { asks: 'signedIn', token: 'play', game: 'playerOrOwner' };
const NOTES: Rule = { asks: 'signedIn', token: 'play', game: 'reader' };
const JOINS: Rule = { asks: 'signedIn', token: 'play', game: 'joiner' };
const PLAYS: Rule = { asks: 'signedIn', token: 'play', game: 'player' };
const OWNS: Rule = { asks: 'signedIn', token: 'play', game: 'owner' };
/** For one's own seat alone, but nothing is done. */
const SITS: Rule = { asks: 'signedIn', token: 'read', game: 'player' };

const INSIDER: Rule = { asks: 'signedIn', token: 'read', game: 'insider' };
const ORGANISES: Rule = { asks: 'signedIn', token: 'organise', game: 'organiser' };

/** What concerns the account itself is never done by token. */
const ACCOUNT: Rule = { asks: 'signedIn', token: 'never' };
const HOLDER: Rule = { asks: 'holder', token: 'never' };
const GUEST: Rule = { asks: 'guest', token: 'never' };

/** Who may ask for what: every query, mutation and subscription has its row, or the server does not start. */
// prettier-ignore
export const ROOT_RULES: Readonly<Record<string, Rule>> = {
  'Query.viewer':              OPEN,
  'Query.myAccount':           ACCOUNT,
  'Query.editions':            OPEN,
  'Query.rules':               OPEN,
  'Query.contentFiles':        OPEN,
  'Query.contentTables':       OPEN,
  'Query.openTables':          OPEN,
  'Query.myGames':             OWN,
  'Query.myVacations':         OWN,
  'Query.games':               OPEN,
  'Query.inbox':               OWN,
  'Query.person':              OPEN,
  'Query.invitations':         OWNS,
  'Query.tableTalk':           SITS,
  'Subscription.inboxChanged': OWN,
  'Subscription.talkFeed':     SITS,
  'Query.game':                READS,
  'Query.gameAudit':           READS,
  'Query.gameChanges':         READS,
  'Query.gameEvents':          READS,
  'Query.whyNot':              SITS,
  'Subscription.gameFeed':     READS,

  'Mutation.signInAsGuest':    OPEN,
  'Mutation.signIn':           OPEN,
  'Mutation.signOut':          OPEN,
  'Mutation.endSession':       ACCOUNT,
  'Mutation.endOtherSessions': ACCOUNT,
  'Mutation.register':         GUEST,
  'Mutation.changeName':       ACCOUNT,
  'Mutation.changeEmail':      HOLDER,
  'Mutation.changePassword':   HOLDER,
  'Mutation.deleteAccount':    ACCOUNT,
  'Mutation.requestEmailConfirmation': HOLDER,
  // Links from a mail are opened wherever the mail is read.
  'Mutation.confirmEmail':         OPEN,
  'Mutation.requestPasswordReset': OPEN,
  'Mutation.resetPassword':        OPEN,
  'Mutation.createAccessToken': HOLDER,
  'Mutation.revokeAccessToken': HOLDER,
  'Query.wasTold':             INSIDER,
  'Query.deliveries':          ORGANISES,

  'Query.mySettings':          ACCOUNT,
  'Mutation.changeSettings':   ACCOUNT,
  'Mutation.addWebhook':       ACCOUNT,
  'Mutation.removeWebhook':    ACCOUNT,
  'Mutation.switchChannel':    ACCOUNT,
  'Mutation.sendTest':         ACCOUNT,

  'Mutation.appointOrganiser': OWNS,
  'Mutation.dismissOrganiser': OWNS,
  'Mutation.openFullView':     ORGANISES,

  'Mutation.openGame':         STARTS,
  'Mutation.joinGame':         JOINS,
  'Mutation.playNow':          NOW,
  'Mutation.rematch':          AGAIN,
  'Mutation.renewLink':        OWNS,
  'Mutation.invite':           OWNS,
  'Mutation.withdrawInvitation': OWNS,
  'Mutation.declineInvitation': STARTS,
  'Mutation.readNews':         STARTS,
  'Mutation.say':              PLAYS,
  'Mutation.eraseLine':        PLAYS,
  'Mutation.writeNote':        NOTES,
  'Mutation.markSeen':         NOTES,
  'Mutation.setOrders':        PLAYS,
  'Mutation.clearOrders':      PLAYS,
  'Mutation.nudge':            PLAYS,
  'Mutation.leaveGame':        PLAYS,
  'Mutation.ready':            PLAYS,
  'Mutation.startGame':        OWNS,
  'Mutation.addBot':           OWNS,
  'Mutation.fillWithBots':     OWNS,
  'Mutation.removePlayer':     OWNS,
  'Mutation.cancelGame':       OWNS,

  'Mutation.placePeople':      PLAYS,
  'Mutation.usePlace':         PLAYS,
  'Mutation.roll':             PLAYS,
  'Mutation.settle':           PLAYS,
  'Mutation.buyCard':          PLAYS,
  'Mutation.declineCard':      PLAYS,
  'Mutation.buyBuilding':      PLAYS,
  'Mutation.declineBuilding':  PLAYS,
  'Mutation.pickDie':          PLAYS,
  'Mutation.takeAnyTwo':       PLAYS,
  'Mutation.feed':             PLAYS,
  'Mutation.undoMove':         PLAYS,
  'Mutation.askUndo':          PLAYS,
  'Mutation.askCancel':        PLAYS,
  'Mutation.askFinish':        PLAYS,
  'Mutation.askReplace':       PLAYS,
  'Mutation.answerRequest':    PLAYS,
  'Mutation.resign':           PLAYS,
  'Mutation.comeBack':         PLAYS,
  'Mutation.askPause':         PLAYS,
  'Mutation.resumeClocks':     PLAYS,
  'Mutation.takeVacation':     STARTS,
  'Mutation.endVacation':      STARTS,
};

/** Resolvers below the root. What they show is open to whoever may see what they hang on: say so, or do not add one. */
export const SHOWN_WITH_PARENT: readonly string[] = [
  'Game.invited',
  'Game.keepsake',
  // Shows those who play their own, and everybody else nothing.
  'Game.myOrders',
  'Game.nudges',
  'Game.owner',
  'Game.rematch',
  'GameRow.owner',
  'Person.reliability',
  'Person.results',
  'PlayingNow.game',
  'TalkLine.mine',
  'TalkLine.name',
  'Accepted.game',
  // Shows organisers everything and everybody else their own.
  'Audit.notices',
  'Game.fullViewers',
  'Game.organisers',
  'GameEvent.sentence',
  'GameEvent.undone',
  'GameRowSeat.mine',
  'GameRowSeat.name',
  'GameRowSeat.person',
  'GameSettings.contentFile',
  'MyAccount.accessTokens',
  'MyAccount.sessions',
  'MySettings.week',
  'Seat.name',
  'Seat.person',
  'WaitingDecision.question',
];

/** Every address that the server answers, in the order in which they are tried. `USE` takes what lies below as well. */
// prettier-ignore
export const ROUTE_RULES = {
  // First, because nearly everything comes here. What is asked there has rows of its own.
  'POST /graphql': OPEN,
  'USE /graphql':  OPEN,
  'GET /healthz':  OPEN,
  'GET /readyz':   OPEN,
  'GET /metrics':  OPEN,
  'GET /games/:id/archive': READS,
  'GET /.well-known/cairn-keys.json': OPEN,
  'GET /.well-known/cairn-digests.json': OPEN,
  'GET /.well-known/cairn-digests/:date': OPEN,
  // From letters: what the link in it allows, whoever opens it. Looking is GET, doing is POST.
  'GET /decide':       OPEN,
  'GET /unsubscribe':  OPEN,
  'GET /confirm':      OPEN,
  'GET /new-password': OPEN,
  'GET /graphiql': OPEN,
  'USE /graphiql': OPEN,
  'POST /decide':       OPEN,
  'POST /unsubscribe':  OPEN,
  'POST /confirm':      OPEN,
  'POST /new-password': OPEN,
  // The page and its files.
  'USE /':         OPEN,
} as const satisfies Readonly<Record<string, Rule>>;
export type RouteName = keyof typeof ROUTE_RULES;
