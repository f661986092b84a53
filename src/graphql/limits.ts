import {
  GraphQLError,
  Kind,
  type ASTVisitor,
  type FragmentDefinitionNode,
  type SelectionSetNode,
  type ValidationContext,
} from 'graphql';

/** What one request may ask for; the standard introspection query and every page of ours stay far below. */
export const REQUEST_LIMITS = { tokens: 4_000, rootFields: 20, fields: 2_000, depth: 20 } as const;

type Size = Readonly<{ fields: number; depth: number }>;
const NOTHING: Size = { fields: 0, depth: 0 };

/**
 * Refuses operations that ask for too much at once. Fragments are measured once each and counted wherever they are
 * spread, so that a bomb of nested fragments is known for what it is without being unfolded.
 */
export function withinLimits(context: ValidationContext): ASTVisitor {
  const measured = new Map<string, Size>();

  const ofFragment = (name: string): Size => {
    const known = measured.get(name);
    if (known !== undefined) return known;
    // In case it spreads itself, which another rule refuses.
    measured.set(name, NOTHING);
    const fragment: FragmentDefinitionNode | null | undefined = context.getFragment(name);
    const size = fragment ? sizeOf(fragment.selectionSet) : NOTHING;
    measured.set(name, size);
    return size;
  };

  const sizeOf = ({ selections }: SelectionSetNode): Size => {
    let [fields, depth] = [0, 0];
    for (const selection of selections) {
      const size = sizeOfSelection(selection);
      fields = Math.min(fields + size.fields, Number.MAX_SAFE_INTEGER);
      depth = Math.max(depth, size.depth);
    }
    return { fields, depth };
  };

  const sizeOfSelection = (selection: SelectionSetNode['selections'][number]): Size => {
    if (selection.kind === Kind.FRAGMENT_SPREAD) return ofFragment(selection.name.value);
    if (selection.kind === Kind.INLINE_FRAGMENT) return sizeOf(selection.selectionSet);
    const inner = selection.selectionSet === undefined ? NOTHING : sizeOf(selection.selectionSet);
    return { fields: inner.fields + 1, depth: inner.depth + 1 };
  };

  return {
    OperationDefinition: ({ selectionSet }) => {
      const { fields, depth } = sizeOf(selectionSet);
      const found = { rootFields: selectionSet.selections.length, fields, depth };
      for (const limit of ['rootFields', 'fields', 'depth'] as const)
        if (found[limit] > REQUEST_LIMITS[limit])
          context.reportError(tooMuch({ limit, asked: found[limit], most: REQUEST_LIMITS[limit] }));
    },
  };
}

type Excess = Readonly<{ limit: string; asked: number; most: number }>;

const tooMuch = (excess: Excess): GraphQLError =>
  new GraphQLError(
    `This request asks for too much at once (${excess.limit}: ${excess.asked}, at most ${excess.most}).`,
    { extensions: { excess } },
  );

/** By how much a request went over which limit, if that is what is wrong with it. */
export const excessOf = ({ extensions: { excess } }: GraphQLError): Excess | undefined =>
  excess as Excess | undefined;
