/**
 * A document as text that knows the types of its variables and of its answer. Plain strings will do as well, and so
 * will what GraphQL Code Generator makes with `documentMode: 'string'`.
 */
export type TypedText<Data, Variables> = Readonly<{
  toString: () => string;
  /** There is no such thing at run time: it carries the types. */
  __apiType?: (variables: Variables) => Data;
}>;

/** The variables that a document takes. */
export type VariablesOf<Document> = Document extends TypedText<unknown, infer Variables> ? Variables : never;
