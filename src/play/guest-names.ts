/** Names that mean nothing in any of our languages, and none of which is a bot's. */
// prettier-ignore
const NAMES = [
  'Alui', 'Aruk', 'Ayuma', 'Dorun', 'Elmi', 'Garmo', 'Hirek', 'Ilmo',
  'Kirun', 'Lorek', 'Maruk', 'Tamuk', 'Thela', 'Ubar', 'Wenu', 'Yomo',
] as const;

/** Two digits: people who meet are seldom called the same, and the name can still be remembered. */
const LEAST = 10;
const NUMBERS = 90;

/**
 * The name of a guest who has given none, drawn by a random id: "Ilmo 47". It is stored and shown to everybody, so it is
 * no word of a language.
 */
export function guestNameOf(id: string): string {
  const drawn = Array.from(id, (letter) => letter.charCodeAt(0)).reduce(
    (sum, letter) => (sum * 31 + letter) % (NAMES.length * NUMBERS),
    0,
  );
  const name = NAMES[drawn % NAMES.length] ?? NAMES[0];
  return `${name} ${LEAST + Math.floor(drawn / NAMES.length)}`;
}
