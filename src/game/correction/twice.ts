import { must } from '../model/must.js';
import { shown } from './problem.js';

/** A field that stands twice in one object, of which JSON keeps only the last; and the steps that lead to the object. */
export type Twice = Readonly<{ steps: readonly (string | number)[]; name: string }>;

/** A string, with the colon that makes it the name of a field; or what opens, parts and closes. */
const TOKENS = /("(?:[^"\\]|\\.)*")(\s*:)?|[{}[\],]/g;

/** An object or a list within which we are: the names so far, and the field or the item we are at. */
type Level = { readonly names: Set<string>; step: string | number };

/** More are of no use to anybody, and a hostile file may have very many, very deep. */
const MOST = { found: 20, steps: 8 };

/** A name that may be shown as it is. */
const PLAIN = /^[A-Za-z]{1,20}$/;

/** The fields that stand twice in this text, which is known to be JSON. */
export function fieldsTwice(source: string): readonly Twice[] {
  const levels: Level[] = [];
  const found: Twice[] = [];
  for (const [token, text, colon] of source.matchAll(TOKENS)) {
    if (found.length === MOST.found) break;
    if (colon === undefined) move(levels, token);
    else if (text !== undefined) found.push(...named(levels, JSON.parse(text) as string));
  }
  return found;
}

/** Into an object or a list, out of it, or on to its next item. */
function move(levels: Level[], token: string): void {
  const level = levels.at(-1);
  if (token === '{' || token === '[') levels.push({ names: new Set(), step: 0 });
  else if (token === '}' || token === ']') levels.pop();
  else if (token === ',' && typeof level?.step === 'number') level.step += 1;
}

function named(levels: readonly Level[], name: string): readonly Twice[] {
  const level = must(levels.at(-1), 'a field stands in an object');
  const known = level.names.has(name);
  level.names.add(name);
  level.step = PLAIN.test(name) ? name : shown(name);
  return known
    ? [
        {
          steps: levels
            .slice(0, -1)
            .slice(0, MOST.steps)
            .map(({ step }) => step),
          name,
        },
      ]
    : [];
}
