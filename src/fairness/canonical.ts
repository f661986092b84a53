/** Deeper than any event or command; keeps hostile input from exhausting the stack. */
const MAX_DEPTH = 32;

const NEEDS_CARE = /[\u0000-\u001f"\\\ud800-\udfff]/;
const UNSTORABLE = /\0|\p{Surrogate}/u;

/**
 * The canonical text (RFC 8785) of the JSON that events and commands are made of: integers below 2^53, absent
 * instead of null, no U+0000 and no lone surrogates. Anything else throws: the edge should have refused it.
 */
export const canonicalJson = (value: unknown, name = 'value'): string => write(value, MAX_DEPTH, value, name);

/** Why a value has no canonical text, naming the place but not the content; undefined if it has one. */
export function whyNotCanonical(value: unknown, name = 'value', depth = MAX_DEPTH): string | undefined {
  if (typeof value === 'string') {
    return UNSTORABLE.test(value) ? `${name} contains U+0000 or a lone surrogate` : undefined;
  }
  if (typeof value === 'number') {
    return Number.isSafeInteger(value) ? undefined : `${name} is not an integer between -2^53 and 2^53`;
  }
  if (typeof value === 'boolean') return undefined;
  if (typeof value === 'object') return whyNotComposite(value, name, depth);
  return `${name} is ${typeof value}, which JSON does not have`;
}

function whyNotComposite(value: object | null, name: string, depth: number): string | undefined {
  if (value === null) return `${name} is null instead of absent`;
  if (depth === 0) return `${name} is nested too deeply`;
  if (Array.isArray(value)) return whyNotItems(value, name, depth);
  if (!isPlain(value)) return `${name} is neither an array nor a plain object`;
  for (const [key, member] of Object.entries(value)) {
    if (UNSTORABLE.test(key)) return `a key of ${name} contains U+0000 or a lone surrogate`;
    const why = whyNotCanonical(member, `${name}.${key}`, depth - 1);
    if (why !== undefined) return why;
  }
  return undefined;
}

function whyNotItems(items: readonly unknown[], name: string, depth: number): string | undefined {
  // entries() visits holes too, which have no canonical form
  for (const [index, item] of items.entries()) {
    const why = whyNotCanonical(item, `${name}[${index}]`, depth - 1);
    if (why !== undefined) return why;
  }
  return undefined;
}

function write(value: unknown, depth: number, whole: unknown, name: string): string {
  if (typeof value === 'string') return quote(value, whole, name);
  if (typeof value === 'number') return Number.isSafeInteger(value) ? String(value) : refuse(whole, name);
  if (typeof value === 'boolean') return String(value);
  if (typeof value !== 'object' || value === null || depth === 0) return refuse(whole, name);
  if (Array.isArray(value)) return writeItems(value, depth, whole, name);
  return isPlain(value) ? writeMembers(value, depth, whole, name) : refuse(whole, name);
}

function writeItems(items: readonly unknown[], depth: number, whole: unknown, name: string): string {
  let text = '[';
  for (let index = 0; index < items.length; index += 1) {
    if (index > 0) text += ',';
    text += write(items[index], depth - 1, whole, name);
  }
  return `${text}]`;
}

function writeMembers(
  members: Readonly<Record<string, unknown>>,
  depth: number,
  whole: unknown,
  name: string,
): string {
  let text = '{';
  for (const key of sortedKeys(members)) {
    if (text.length > 1) text += ',';
    text += `${quote(key, whole, name)}:${write(members[key], depth - 1, whole, name)}`;
  }
  return `${text}}`;
}

/** By UTF-16 code units, as RFC 8785 asks and as JavaScript compares strings. */
function sortedKeys(members: object): readonly string[] {
  const keys = Object.keys(members);
  return keys.every((key, index) => index === 0 || (keys[index - 1] ?? '') < key) ? keys : keys.sort();
}

/** JSON.stringify escapes exactly as RFC 8785 does; most strings need no escaping, and then this is faster. */
function quote(text: string, whole: unknown, name: string): string {
  if (!NEEDS_CARE.test(text)) return `"${text}"`;
  return UNSTORABLE.test(text) ? refuse(whole, name) : JSON.stringify(text);
}

/** A record: its prototype is none, or a root. (Not `=== Object.prototype`: other realms have their own.) */
function isPlain(value: object): value is Readonly<Record<string, unknown>> {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || prototype === Object.prototype || Object.getPrototypeOf(prototype) === null;
}

function refuse(whole: unknown, name: string): never {
  throw new Error(`not canonical JSON: ${whyNotCanonical(whole, name) ?? name}`);
}
