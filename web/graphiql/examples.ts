/** One tab of the editor. */
type Example = Readonly<{ query: string; variables?: string }>;

const GAME = '{ "id": "paste the id of a game" }';

/** From nothing to a live feed, one tab after the other. */
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
    query: `# 2. Open a table. With open entropy nobody has to seal anything.
mutation OpenGame {
  openGame(
    input: {
      commandId: "open-1"
      title: "A quick game"
      settings: { edition: CS_2019, seats: 2, entropy: OPEN }
    }
  ) {
    ... on Accepted { gameId version head }
    ... on Rejected { code message facts rule citations }
  }
}
`,
  },
  {
    query: `# 3. Tables that can be joined.
query OpenTables {
  openTables(first: 20) {
    edges { node { id title settings { words } taken { name ready } } }
    pageInfo { hasNextPage endCursor }
  }
}
`,
  },
  {
    query: `# 4. Sit down. The game starts by itself when all seats are taken and ready.
mutation Join($id: ID!) {
  joinGame(input: { commandId: "join-1", gameId: $id }) {
    ... on Accepted { version game { seats { name join } nextJoin } }
    ... on Rejected { code message }
  }
}
`,
    variables: GAME,
  },
  {
    query: `# 5. The game as you may see it, and everything you may do.
query Game($id: ID!) {
  game(id: $id) {
    status
    version
    head
    awaiting { seat kind since }
    board {
      round
      phase
      tribes { seat people home score stock { wood brick stone gold food } }
      places { id free crowds { seat people done } }
      cardPlaces { id price { words } card { top { words } bottom { words } } }
      stacks { id left building { price { words } points { min max } } }
    }
    options {
      decision {
        kind
        decision
        ... on PlaceDecision { places { place min max closed { code message } } }
      }
      undo { free toVersion }
    }
  }
}
`,
    variables: GAME,
  },
  {
    query: `# 6. Send people to a place. The same commandId never does it twice.
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
    query: `# 7. Follow a game: all that happened, then all that happens.
subscription Follow($id: ID!) {
  gameFeed(gameId: $id, after: 0) {
    ... on FeedEvent { event { version type payload command { first last } hash } }
    ... on CaughtUp { version }
    ... on Heartbeat { version }
    ... on Lagged { resumeAfter }
  }
}
`,
    variables: GAME,
  },
];
