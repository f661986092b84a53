import {
  getOperationAST,
  GraphQLError,
  Kind,
  parse,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type OperationDefinitionNode,
  type ParseOptions,
  type SelectionSetNode,
} from 'graphql';

/** What one request may ask for; the standard introspection query and every page of ours stay far below. */
export const REQUEST_LIMITS = {
  tokens: 4_000,
  fragments: 60,
  rootFields: 20,
  fields: 2_000,
  depth: 20,
  cost: 10_000,
} as const;

type Variables = Readonly<Record<string, unknown>>;
/** What a variable stands for. */
type ValueOf = (variable: string) => unknown;
/** `width`: how many fields stand side by side, whether they are written there or come from fragments. */
type Size = Readonly<{ width: number; fields: number; depth: number; cost: number }>;
const NOTHING: Size = { width: 0, fields: 0, depth: 0, cost: 0 };

/** By how much a request goes over which limit. */
export type Excess = Readonly<{ limit: keyof typeof REQUEST_LIMITS; asked: number; most: number }>;

/**
 * Reads a document that asks for no more than it may. That goes by recursion: of one that is nested too deeply it is said so,
 * instead of how the recursion ended. Throws what is wrong with its syntax.
 */
export function read(query: string, options: ParseOptions = {}): DocumentNode | GraphQLError {
  try {
    const document = parse(query, { maxLexicalTokens: REQUEST_LIMITS.tokens, ...options });
    const found = excessIn(document);
    return found === undefined ? document : tooMuch(found);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    const extensions = { code: 'GRAPHQL_PARSE_FAILED' };
    return new GraphQLError('Syntax Error: The document is nested too deeply.', { extensions });
  }
}

/**
 * What a document asks for that is too much, before anything else is done with it: checking whether fields can be merged
 * takes time that grows with the square of their number.
 */
function excessIn(document: DocumentNode): Excess | undefined {
  const fragments = document.definitions.filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION).length;
  if (fragments > REQUEST_LIMITS.fragments) return excess('fragments', fragments);
  const sizeOf = createMeasure(document, () => undefined);
  for (const operation of document.definitions) {
    if (operation.kind !== Kind.OPERATION_DEFINITION) continue;
    const { width: rootFields, ...size } = sizeOf(operation.selectionSet);
    const found = { rootFields, ...size };
    for (const limit of ['rootFields', 'fields', 'depth'] as const)
      if (found[limit] > REQUEST_LIMITS[limit]) return excess(limit, found[limit]);
  }
  return undefined;
}

/** What operations cost whatever their variables are, by operation; those whose pages are as long as a variable says are left out. */
const fixedCosts = new WeakMap<OperationDefinitionNode, number>();

/** What an operation costs: every field counts once, and once for each item of a page it is asked in. */
export function costOf(
  document: DocumentNode,
  name: string | null | undefined,
  variables: Variables,
): number {
  const operation = getOperationAST(document, name);
  if (!operation) return 0;
  const known = fixedCosts.get(operation);
  if (known !== undefined) return known;
  const asked = new Set<string>();
  const { cost } = createMeasure(document, (variable) => {
    asked.add(variable);
    return variables[variable];
  })(operation.selectionSet);
  if (asked.size === 0) fixedCosts.set(operation, cost);
  return cost;
}

/** A cost that is too much. */
export const excessiveCost = (cost: number): Excess | undefined =>
  cost > REQUEST_LIMITS.cost ? excess('cost', cost) : undefined;

const excess = (limit: Excess['limit'], asked: number): Excess => ({
  limit,
  asked,
  most: REQUEST_LIMITS[limit],
});

/** Fragments are measured once each and counted wherever they are spread: a bomb is known without being unfolded. */
function createMeasure(document: DocumentNode, valueOf: ValueOf): (set: SelectionSetNode) => Size {
  const definitions = new Map(
    document.definitions.flatMap((definition): readonly (readonly [string, FragmentDefinitionNode])[] =>
      definition.kind === Kind.FRAGMENT_DEFINITION ? [[definition.name.value, definition]] : [],
    ),
  );
  const measured = new Map<string, Size>();

  const ofFragment = (name: string): Size => {
    const known = measured.get(name);
    if (known !== undefined) return known;
    // In case it spreads itself, which a rule of GraphQL refuses.
    measured.set(name, NOTHING);
    const fragment = definitions.get(name);
    const size = fragment === undefined ? NOTHING : sizeOf(fragment.selectionSet);
    measured.set(name, size);
    return size;
  };

  const ofField = (field: FieldNode): Size => {
    const inner = field.selectionSet === undefined ? NOTHING : sizeOf(field.selectionSet);
    const cost = Math.min(1 + itemsOf(field, valueOf) * inner.cost, Number.MAX_SAFE_INTEGER);
    return { width: 1, fields: inner.fields + 1, depth: inner.depth + 1, cost };
  };

  const sizeOf = ({ selections }: SelectionSetNode): Size => {
    let [width, fields, depth, cost] = [0, 0, 0, 0];
    for (const selection of selections) {
      const size =
        selection.kind === Kind.FIELD
          ? ofField(selection)
          : selection.kind === Kind.FRAGMENT_SPREAD
            ? ofFragment(selection.name.value)
            : sizeOf(selection.selectionSet);
      width = Math.min(width + size.width, Number.MAX_SAFE_INTEGER);
      fields = Math.min(fields + size.fields, Number.MAX_SAFE_INTEGER);
      cost = Math.min(cost + size.cost, Number.MAX_SAFE_INTEGER);
      depth = Math.max(depth, size.depth);
    }
    return { width, fields, depth, cost };
  };
  return sizeOf;
}

/** The longest page: what a variable that is no number will not get beyond. */
const LONGEST_PAGE = 100;

/** How many items a field lists: `first` or `last`, where it has one. */
function itemsOf({ arguments: given = [] }: FieldNode, valueOf: ValueOf): number {
  const page = given.find(({ name }) => name.value === 'first' || name.value === 'last')?.value;
  if (page === undefined) return 1;
  const count =
    page.kind === Kind.INT
      ? Number(page.value)
      : page.kind === Kind.VARIABLE
        ? valueOf(page.name.value)
        : undefined;
  return typeof count === 'number' && count >= 0 ? count : LONGEST_PAGE;
}

/** The answer to a request that asks for too much. */
export const tooMuch = (found: Excess): GraphQLError =>
  new GraphQLError(
    `This request asks for too much at once (${found.limit}: ${found.asked}, at most ${found.most}).`,
    { extensions: { excess: found, http: { status: 400 } } },
  );

/** By how much a request went over which limit, if that is what is wrong with it. */
export const excessOf = ({ extensions: { excess: found } }: GraphQLError): Excess | undefined =>
  found as Excess | undefined;
