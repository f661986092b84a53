/** What people say to each other at a table. */
export const talk = {
  title: 'Table talk',
  fresh: (count: number) => `Table talk, ${count} new`,
  nothing: 'Nobody has said anything yet. Everybody who sits here can read it.',
  say: 'Say',
  what: 'Say something',
  older: 'Earlier',
  erased: 'erased',
  erase: (text: string) => `Erase: ${text}`,
};
