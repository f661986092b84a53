/** The digit a number is spoken by first; the teens begin with their units. */
const first = (count: number): number =>
  count > 9 && count < 20 ? count % 10 : Number(String(count).slice(0, 1));

/** The preposition before a spoken number, with it: zo 4 (štyroch), zo 100 (sto), but z 5 (piatich). */
export function outOf(count: number | string): string {
  const number = Number.parseInt(String(count), 10);
  const hard = [4, 6, 7].includes(first(number)) || (number >= 100 && number < 200);
  return `${hard ? 'zo' : 'z'} ${count}`;
}
