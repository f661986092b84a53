/** One tab of the editor. */
type Example = Readonly<{ query: string; variables?: string }>;

/** Stands for a game until somebody writes an id there. */
export const LAST_GAME = 'the game you opened last';

const GAME = JSON.stringify({ id: LAST_GAME });

/** From nothing to a live feed and around the table, one tab after the other. */
export const examples: readonly Example[] = [
  {
    query: `# 1. Come in. The session is a cookie of this page.
mutation SignIn {
  signInAsGuest(input: { name: "Ann" }) {
    viewer { id name }
    expiresAt
  }
}
`,
  },
  {
    query: `# 2. A practice game against a bot, started at once. The tabs that follow are about it.
mutation PlayNow {
  playNow(input: { commandId: "now-1", seats: 2, bot: STEADY }) {
    ... on PlayingNow { gameId version game { title awaiting { seat kind } } }
    ... on Rejected { code message facts }
  }
}
`,
  },
  {
    query: `# 3. Everything you may do now, and how: a client need not know the rules.
query Options($id: ID!) {
  game(id: $id) {
    version
    options {
      decision {
        kind
        decision
        ... on PlaceDecision { home places { place min max closed { code message } } }
        ... on ActDecision {
          places { place action dice benefit { words } offer { affordable price { words } suggested { wood brick stone gold } } }
        }
        ... on SettleDecision { good dice plain best { tools oneUse yield } }
        ... on PickDieDecision { faces { face works benefit { words } } }
        ... on FeedDecision { owed food missing choices { count lost } }
      }
      undo { free toVersion }
    }
  }
}
`,
    variables: GAME,
  },
  {
    query: `# 4. Would this be accepted? If not, why, and where does the rulebook say so?
query WhyNot($id: ID!) {
  whyNot(placePeople: { commandId: "why-1", gameId: $id, place: "hut", people: 1 }) {
    allowed
    stale
    refusal { code message facts rule citations }
  }
}
`,
    variables: GAME,
  },
  {
    query: `# 5. Send people to a place. The same commandId never does it twice.
mutation Place($id: ID!) {
  placePeople(input: { commandId: "place-1", gameId: $id, place: "hunt", people: 1 }) {
    ... on Accepted { version head replayed }
    ... on Rejected { code message facts rule citations }
    ... on Stale { version }
  }
}
`,
    variables: GAME,
  },
  {
    query: `# 6. Take your last move back, while no chance and nobody else's move lies in between.
mutation Undo($id: ID!) {
  undoMove(input: { commandId: "undo-1", gameId: $id }) {
    ... on Accepted { version }
    ... on Rejected { code message facts }
    ... on Stale { version }
  }
}
`,
    variables: GAME,
  },
  {
    query: `# 7. The game as you may see it. With "at" as it was, with "atLeast" not older than what you know.
query Game($id: ID!) {
  game(id: $id) {
    status
    version
    head
    seats { seat name bot }
    awaiting { seat kind since until }
    board {
      round
      phase
      tribes { seat people home score stock { wood brick stone gold food } }
      places { id free crowds { seat people done } }
      cardPlaces { id price { words } card { top { words } bottom { words } } }
      stacks { id left building { price { words } points { min max } } }
    }
    result { reason winners ranking { rank seat total } }
  }
}
`,
    variables: GAME,
  },
  {
    query: `# 8. What has happened, newest last. Versions are the same for everybody and have no gap.
query Events($id: ID!) {
  gameEvents(gameId: $id, last: 20) {
    edges { node { version type sentence payload undone actor { kind seat } command { first last } } }
    pageInfo { hasPreviousPage startCursor }
  }
}
`,
    variables: GAME,
  },
  {
    query: `# 9. Follow a game: all that happened, then all that happens.
subscription Follow($id: ID!) {
  gameFeed(gameId: $id, after: 0) {
    ... on FeedEvent { event { version type sentence command { first last } hash } }
    ... on CaughtUp { version }
    ... on Heartbeat { version }
    ... on Lagged { resumeAfter }
  }
}
`,
    variables: GAME,
  },
  {
    query: `# 10. Open a table for people. With open entropy nobody has to seal anything.
mutation OpenGame {
  openGame(
    input: {
      commandId: "open-1"
      title: "A quick game"
      visibility: PUBLIC
      settings: { edition: CS_2019, seats: 3, entropy: OPEN, time: { system: PER_STRETCH, hours: 48 } }
    }
  ) {
    ... on Accepted { gameId version link }
    ... on Rejected { code message facts rule citations }
  }
}
`,
  },
  {
    query: `# 11. Ask people to it, by handle. They find it in their inbox, and accept by sitting down.
mutation Invite($id: ID!) {
  invite(input: { gameId: $id, handles: ["somebody"] }) {
    ... on Invitations { invitations { person { name handle } at declined } }
    ... on Rejected { code message }
  }
}
`,
    variables: GAME,
  },
  {
    query: `# 12. Tables that can be joined; also MINE, RUNNING, FINISHED.
query Games {
  games(list: JOINABLE, first: 20) {
    edges { node { id title settings { words time { words } } taken { name ready } } }
    pageInfo { hasNextPage endCursor }
  }
}
`,
  },
  {
    query: `# 13. Sit down. The game starts by itself when all seats are taken and ready.
mutation Join($id: ID!) {
  joinGame(input: { commandId: "join-1", gameId: $id }) {
    ... on Accepted { version game { seats { name join } nextJoin } }
    ... on Rejected { code message facts }
  }
}
`,
    variables: GAME,
  },
  {
    query: `# 14. Bots on all seats that are still free, at a table you opened.
mutation Fill($id: ID!) {
  fillWithBots(input: { commandId: "fill-1", gameId: $id, bot: STEADY }) {
    ... on Accepted { version game { status seats { name bot } } }
    ... on Rejected { code message }
  }
}
`,
    variables: GAME,
  },
  {
    query: `# 15. Everything that waits for you. The same as a subscription: inboxChanged.
query Inbox {
  inbox {
    decisions { kind decision waitingSince deadline game { id title } }
    requests { request kind by game { id title } }
    invitations { at game { id title owner { name } } }
    news { kind at game { id title } }
  }
}
`,
  },
  {
    query: `# 16. Say something at your table.
mutation Say($id: ID!) {
  say(input: { commandId: "say-1", gameId: $id, text: "Good luck!" }) { line name text at }
}
`,
    variables: GAME,
  },
  {
    query: `# 17. Ask the others to give the game up; they answer with answerRequest.
mutation AskCancel($id: ID!) {
  askCancel(input: { commandId: "cancel-1", gameId: $id }) {
    ... on Accepted { version game { requests { request kind by missing } } }
    ... on Rejected { code message }
  }
}
`,
    variables: GAME,
  },
  {
    query: `# 18. The rulebooks: what each says where they differ, and where it says so.
query Editions {
  editions { id name rulebook switches { name words citation } }
}
`,
  },
  {
    query: `# 19. Turn the guest you are into an account. You keep everything.
mutation Register {
  register(input: { handle: "ann", password: "a long enough password" }) { person { name handle } email }
}
`,
  },
  {
    query: `# 20. A token for a program of yours, shown once: Authorization: Bearer …
mutation Token {
  createAccessToken(input: { commandId: "token-1", name: "My notifier", scopes: [READ] }) {
    secret
    token { id name scopes expiresAt }
  }
}
`,
  },
];
