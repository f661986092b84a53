/** Something that may not leave the house, in every form in which it could. */
export type Secret = Readonly<{
  what: string;
  forms: readonly string[];
  /** Those who may know it. */
  of?: readonly string[];
}>;

/** Something that has left the house. */
export type Heard = Readonly<{
  where: string;
  text: string;
  /** Who got it; nobody in particular if it is for machines or for all. */
  by?: string;
}>;

/** So many bytes of a secret are enough to know it by: nobody meets them by chance. */
const WINDOW = 8;
const STEP = 4;

/** Bytes that are secret. A part of them is as bad as all of them, wherever it begins. */
export const secretBytes = (what: string, bytes: Uint8Array, of: readonly string[] = []): Secret => ({
  what,
  of,
  forms: windowsOf(bytes).flatMap(formsOf),
});

/** A word that is secret, such as the id of a card. */
export const secretWord = (what: string, word: string, of: readonly string[] = []): Secret => ({
  what,
  of,
  forms: [word, Buffer.from(word).toString('hex'), ...formsInBase64(Buffer.from(word))],
});

function windowsOf(bytes: Uint8Array): readonly Buffer[] {
  const starts = Array.from({ length: 1 + (bytes.length - WINDOW) / STEP }, (_, nth) => nth * STEP);
  return starts.map((at) => Buffer.from(bytes.subarray(at, at + WINDOW)));
}

function formsOf(bytes: Buffer): readonly string[] {
  const numbers = [...bytes];
  const hex = bytes.toString('hex');
  return [
    hex,
    hex.toUpperCase(),
    ...formsInBase64(bytes),
    ...formsInBase64(Buffer.from(hex)),
    numbers.join(','),
    numbers.join(', '),
    numbers.map((number) => number.toString(16).padStart(2, '0')).join(' '),
    bytes.toString('latin1'),
    BigInt(`0x${hex}`).toString(),
  ];
}

/** Where in a longer text the bytes begin decides how they look: of each of the three ways the part that is sure. */
function formsInBase64(bytes: Buffer): readonly string[] {
  return [0, 1, 2].flatMap((before) => {
    const text = Buffer.concat([Buffer.alloc(before), bytes])
      .toString('base64')
      .replace(/=+$/, '');
    const sure = text.slice(Math.ceil((before * 4) / 3), Math.floor(((before + bytes.length) * 4) / 3));
    return [sure, sure.replaceAll('+', '-').replaceAll('/', '_')];
  });
}

/** What was heard by somebody who may not know it. */
export function leaksIn(heard: readonly Heard[], secrets: readonly Secret[]): readonly string[] {
  return gathered(heard).flatMap(({ where, text, by }) =>
    secrets
      .filter(({ of = [], forms }) => !of.includes(by ?? '') && forms.some((form) => text.includes(form)))
      .map(({ what }) => `${what} in ${where}${by === undefined ? '' : ` for ${by}`}`),
  );
}

/** What came to one person in one way, as one text. */
function gathered(heard: readonly Heard[]): readonly Heard[] {
  const ways = new Map<string, { readonly first: Heard; readonly said: Set<string> }>();
  for (const one of heard) {
    const way = `${one.where} ${one.by ?? ''}`;
    const { first, said } = ways.get(way) ?? { first: one, said: new Set() };
    for (const text of [one.text, ...saidOtherwise(one.text)]) said.add(text);
    ways.set(way, { first, said });
  }
  return [...ways.values()].map(({ first, said }) => ({ ...first, text: [...said].join('\n') }));
}

/** Escapes, and objects that list bytes by their places, say the same in more characters. */
function saidOtherwise(text: string): readonly string[] {
  const plain = text.replaceAll('\\', '');
  return [plain, plain.replace(/"\d+":\s?(\d+)/g, '$1')];
}
