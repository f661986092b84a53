/** What the page adds to the server's sentences: for the live region, about dice, about other eyes. */
export const chronicle = {
  yourTurn: 'It is your turn',
  more: (count: number) => `Before that ${count} more`,
  howRolled: 'How this was rolled',
  draw: (draw: number, dice: string) => `Draw ${draw} of this game: ${dice}.`,
  promised: 'The server promised its seed before anybody joined; the fingerprint of it:',
  seedKnown: 'The seed is known now: anybody can make this draw again.',
  seedSecret: 'The seed is shown when the game is over; then anybody can make this draw again.',
  seeAs: 'See the board as',
  onlooker: 'Somebody who looks on',
  asSeenBy: (name: string) => `As ${name} sees it`,
  asOnlooker: 'As somebody sees it who looks on',
  faceDown: 'What is private lies face down.',
  myEyes: 'Back to my own eyes',
};
