/** Sentences of the chronicle; a null name means the reader. */
export const chronicle = {
  placed: (name: string | null, people: number, to: string) => `${name ?? 'You'} sent ${people} ${to}`,
  joined: (name: string | null) => `${name ?? 'You'} sat down`,
  left: (name: string | null) => `${name ?? 'You'} got up`,
  ready: (name: string | null) => (name === null ? 'You are ready' : `${name} is ready`),
  opened: 'The table was opened',
  started: 'The game started',
  round: (round: number) => `Round ${round} begins`,
  phase: { placing: 'Placing begins', acting: 'Acting begins', feeding: 'Feeding begins' },
  skipped: (name: string | null) => `${name ?? 'You'} had nowhere to go`,
  undone: (name: string | null) => `${name ?? 'You'} took a move back`,
  yourTurn: 'It is your turn: place your people',
  more: (count: number) => `and ${count} more`,
};
