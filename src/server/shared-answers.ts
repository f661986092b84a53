import {
  createSourceEventStream,
  execute,
  getOperationAST,
  Kind,
  visit,
  type DocumentNode,
  type ExecutionArgs,
  type ExecutionResult,
  type GraphQLError,
} from 'graphql';
import { FeedEventType } from '../graphql/types/feed.type.js';
import { endingWith } from '../lib/ending-with.js';

/** A subscription, and how an answer that is text already gets to whoever subscribed. */
export type Subscribed = ExecutionArgs & Readonly<{ deliver: (json: string) => Promise<void> }>;

type Answers = AsyncIterableIterator<ExecutionResult>;
export type Subscribe = (subscribed: Subscribed) => Promise<Answers>;

/** Why there is no feed. */
export class FeedRefused extends Error {
  constructor(readonly errors: readonly GraphQLError[]) {
    super('the feed was refused');
  }
}

/**
 * Subscribes as GraphQL does, but events of games are put together and encoded once for all who see the same in the same
 * words: these answers are delivered as text, and only all others are handed on. A feed that is refused at once fails like one that
 * is refused when it looks into the game: clients need to know one way only.
 */
export function createSubscribe(): Subscribe {
  const shared = createShared();
  return async (subscribed) => {
    const items = await createSourceEventStream(subscribed);
    if (isRefused(items)) return failing(new FeedRefused(items.errors ?? []));
    return endingWith(items[Symbol.asyncIterator](), answersTo(items, subscribed, shared));
  };
}

function failing(error: Error): Answers {
  const answers: Answers = { next: () => Promise.reject(error), [Symbol.asyncIterator]: () => answers };
  return answers;
}

const isRefused = (made: AsyncIterable<unknown> | ExecutionResult): made is ExecutionResult =>
  !(Symbol.asyncIterator in made);

async function* answersTo(
  items: AsyncIterable<unknown>,
  subscribed: Subscribed,
  shared: Shared,
): AsyncGenerator<ExecutionResult, void, void> {
  const sharing = isTheSameForAll(subscribed);
  for await (const item of items) {
    const answer = sharing && item instanceof FeedEventType ? shared(item, subscribed) : undefined;
    const made = await (answer ?? answerTo(item, subscribed));
    if (typeof made === 'string') await subscribed.deliver(made);
    else yield made;
  }
}

const answerTo = (item: unknown, subscribed: Subscribed): ExecutionResult | Promise<ExecutionResult> =>
  execute({ ...subscribed, rootValue: item });

/** The answer for all who are shown this very item by this document; as text, unless something went wrong. */
type Shared = (item: FeedEventType, subscribed: Subscribed) => Promise<string | ExecutionResult>;

function createShared(): Shared {
  const known = new WeakMap<FeedEventType, Map<DocumentNode, Promise<string | ExecutionResult>>>();
  return (item, subscribed) => {
    const answers = known.get(item) ?? new Map<DocumentNode, Promise<string | ExecutionResult>>();
    known.set(item, answers);
    const answer = answers.get(subscribed.document) ?? encoded(item, subscribed);
    answers.set(subscribed.document, answer);
    return answer;
  };
}

async function encoded(item: FeedEventType, subscribed: Subscribed): Promise<string | ExecutionResult> {
  const answer = await answerTo(item, subscribed);
  return answer.errors === undefined ? JSON.stringify(answer) : answer;
}

const sameForAll = new WeakMap<DocumentNode, boolean>();

/** Whether variables choose the feed alone and not what is shown of it; and there is one operation to choose from. */
function isTheSameForAll({ document }: Subscribed): boolean {
  const known = sameForAll.get(document) ?? onlyTheFeedVaries(document);
  sameForAll.set(document, known);
  return known;
}

function onlyTheFeedVaries(document: DocumentNode): boolean {
  const operation = getOperationAST(document);
  if (!operation) return false;
  const roots: readonly unknown[] = operation.selectionSet.selections;
  const varying: string[] = [];
  visit(document, {
    // Its arguments say which feed it is; whatever else there is of it is looked at.
    Field: (field) => (roots.includes(field) ? { ...field, arguments: [] } : undefined),
    VariableDefinition: () => false,
    Variable: ({ name }) => void varying.push(name.value),
  });
  return varying.length === 0 && operation.selectionSet.selections.every(({ kind }) => kind === Kind.FIELD);
}
