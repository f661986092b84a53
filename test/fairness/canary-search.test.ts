import { leaksIn, secretBytes, secretWord } from '../support/canary/search.js';

const BYTES = Uint8Array.from({ length: 32 }, (_, at) => (at * 101 + 200) % 256);
const buffer = Buffer.from(BYTES);
const seed = secretBytes('the seed', BYTES);
const card = secretWord('a card', 'Q0fd15569af9edd', ['ann']);

const found = (text: string, by?: string): readonly string[] =>
  leaksIn([{ where: 'log', text, ...(by === undefined ? {} : { by }) }], [seed, card]);

/** A search that finds nothing proves something only if it finds what is there. */
describe('the search for secrets', () => {
  it.each([
    ['hexadecimal', buffer.toString('hex')],
    ['upper case', buffer.toString('hex').toUpperCase()],
    ['as Postgres writes it', `Failing row contains (1, \\x${buffer.toString('hex')}, null).`],
    ['base64', buffer.toString('base64')],
    ['base64 for addresses', buffer.toString('base64url')],
    ['base64 of something around it', Buffer.from(`{"a":${buffer.toString('hex')}}`).toString('base64')],
    ['base64 of bytes around it', Buffer.concat([Buffer.from('abcd'), buffer]).toString('base64')],
    ['JSON of a buffer', JSON.stringify(buffer)],
    ['JSON of an array of bytes', JSON.stringify(BYTES)],
    ['JSON in JSON', JSON.stringify(JSON.stringify({ seed: BYTES }))],
    ['JSON with spaces', JSON.stringify([...BYTES]).replaceAll(',', ', ')],
    ['what a console prints', `<Buffer ${buffer.toString('hex').replace(/(..)/g, '$1 ').trim()}>`],
    ['characters', buffer.toString('latin1')],
    ['a part of it', buffer.subarray(5, 18).toString('hex')],
  ])('finds a seed as %s', (_, text) => {
    expect(found(`{"msg":"something","x":"${text}"}`)).toEqual(['the seed in log']);
  });

  it.each([
    ['its id', 'took Q0fd15569af9edd'],
    ['base64', Buffer.from('{"card":"Q0fd15569af9edd"}').toString('base64')],
    ['hexadecimal', Buffer.from('Q0fd15569af9edd').toString('hex')],
  ])('finds a card by %s, unless it is told to its owner', (_, text) => {
    expect(found(text)).toEqual(['a card in log']);
    expect(found(text, 'bob')).toEqual(['a card in log for bob']);
    expect(found(text, 'ann')).toEqual([]);
  });

  it('finds nothing in what says nothing', () => {
    expect(found('{"msg":"Qfd15569af9edd","seed":"***","n":[1,2,3]}')).toEqual([]);
  });
});
