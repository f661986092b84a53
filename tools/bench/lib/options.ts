import { parseArgs } from 'node:util';

/** A whole number that can be given as `--name value`. */
export type NumberOption = Readonly<{ default: number; min: number; max: number; about: string }>;
type Known = Readonly<Record<string, NumberOption>>;

/** The values by name; or the text to show instead of running, and the exit code it means. */
export type Given<Options extends Known> =
  | Readonly<{ ok: true; values: Readonly<Record<keyof Options, number>> }>
  | Readonly<{ ok: false; text: string; exitCode: 0 | 2 }>;

/** Reads options; a mistake is answered with one sentence and the usage. */
export function readOptions<const Options extends Known>(
  args: readonly string[],
  usage: string,
  known: Options,
): Given<Options> {
  const help = helpText(usage, known);
  const refuse = (sentence: string) => ({ ok: false, text: `${sentence}\n\n${help}`, exitCode: 2 }) as const;
  try {
    const options = Object.fromEntries(Object.keys(known).map((name) => [name, { type: 'string' as const }]));
    const all = { ...options, help: { type: 'boolean' as const } };
    const values: Readonly<Record<string, unknown>> = parseArgs({ args: [...args], options: all }).values;
    if (values['help'] === true) return { ok: false, text: help, exitCode: 0 };
    const wrong = Object.entries(known).find(([name, option]) => !fits(values[name], option));
    if (wrong !== undefined) return refuse(rangeOf(...wrong));
    const numbers = Object.entries(known).map(([name, option]) => [
      name,
      Number(values[name] ?? option.default),
    ]);
    return { ok: true, values: Object.fromEntries(numbers) as Record<keyof Options, number> };
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error));
  }
}

const fits = (value: unknown, { min, max }: NumberOption): boolean =>
  value === undefined ||
  (typeof value === 'string' && /^\d{1,9}$/.test(value) && Number(value) >= min && Number(value) <= max);

const rangeOf = (name: string, { min, max }: NumberOption): string =>
  `--${name} must be a whole number from ${min} to ${max}.`;

function helpText(usage: string, known: Known): string {
  const lines = Object.entries(known).map(
    ([name, { about, default: usual, min, max }]) =>
      `  --${name} <${min}…${max}>`.padEnd(32) + `${about} (${usual} unless given)`,
  );
  return [`Usage: ${usage}`, '', ...lines].join('\n');
}
