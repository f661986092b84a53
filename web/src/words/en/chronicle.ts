/** What the live region adds to the server's sentences. */
export const chronicle = {
  yourTurn: 'It is your turn',
  more: (count: number) => `and ${count} more`,
};
