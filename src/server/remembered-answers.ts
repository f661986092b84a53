import {
  HeaderMap,
  type GraphQLRequestContext,
  type GraphQLRequestContextWillSendResponse,
  type GraphQLResponse,
} from '@apollo/server';
import type { RequestContext } from '../graphql/context.js';
import { stillHold, type Grounds } from '../graphql/grounds.js';
import { createLru } from '../lib/lru.js';

/** Longer answers, and answers to longer questions, are made anew each time. */
const LONGEST = 48_000;
const LONGEST_KEY = 4_000;

type Data = Record<string, unknown>;
type Answer = Readonly<{ grounds: Grounds; data: Data }>;
type Answered = Readonly<{ data?: Data | null; errors?: readonly unknown[] }>;

export type RememberedAnswers = Readonly<{
  /** The answer to an operation, if it is known and still holds. */
  recall: (asked: Asked) => Promise<GraphQLResponse | null>;
  /** Remembers an answer, if it may be. */
  learn: (answering: GraphQLRequestContextWillSendResponse<RequestContext>) => void;
  /** An answer as text. */
  encode: (answer: Answered) => string;
}>;

/**
 * Answers to queries that were asked before in the same words by the same viewer, as long as they rest on the same: that is
 * looked up anew each time. Boards are large, change seldom and are looked at often; whoever looks again is spared that
 * the same answer is put together and encoded once more.
 */
export function rememberAnswers(capacity = 1_000): RememberedAnswers {
  const known = createLru<string, Answer>(capacity);
  const texts = new WeakMap<object, string>();

  const recall = async (asked: Asked): Promise<GraphQLResponse | null> => {
    const key = keyOf(asked);
    const answer = key === undefined ? undefined : known.get(key);
    const { loaders, mention } = asked.contextValue;
    if (answer === undefined || !(await stillHold(answer.grounds, loaders))) return null;
    answer.grounds.mentioned.forEach(mention);
    const http = { headers: new HeaderMap() };
    return { http, body: { kind: 'single', singleResult: { data: answer.data } } };
  };

  const learn = (asked: Asked, { data, errors }: Answered): void => {
    if (!data || errors !== undefined || texts.has(data)) return;
    const key = keyOf(asked);
    const grounds = key === undefined ? undefined : asked.contextValue.grounds?.();
    if (key === undefined || grounds === undefined) return;
    const text = JSON.stringify(data);
    texts.set(data, text);
    // Under something small: of the answer itself nothing but its text is needed again.
    const kept = {};
    texts.set(kept, text);
    if (text.length <= LONGEST) known.set(key, { grounds, data: kept });
  };

  return {
    recall,
    learn: (answering) => {
      const { body } = answering.response;
      if (body.kind === 'single') learn(answering, body.singleResult);
    },
    encode: (answer) => encoded(answer, texts),
  };
}

type Asked = Pick<GraphQLRequestContext<RequestContext>, 'queryHash' | 'request' | 'contextValue'> &
  Readonly<{ operation?: Readonly<{ operation: string }> }>;

/** Everything that an answer depends on and that is not looked up; undefined for what is not to be remembered. */
function keyOf({ operation, queryHash, request, contextValue }: Asked): string | undefined {
  if (operation?.operation !== 'query') return undefined;
  const { viewer, asker, language } = contextValue;
  try {
    const all = [queryHash, request.operationName, request.variables, viewer, asker, language];
    const key = JSON.stringify(all, writable);
    return key.length <= LONGEST_KEY ? key : undefined;
  } catch {
    return undefined;
  }
}

/** Numbers too large to be any are read as infinite and would be written as null, which may be something else to ask for. */
function writable(_name: string, value: unknown): unknown {
  if (typeof value === 'number' && !Number.isFinite(value)) throw new RangeError('no number');
  return value;
}

/** Data whose text is known is not encoded again. */
function encoded(answer: Answered, texts: WeakMap<object, string>): string {
  const text = answer.data ? texts.get(answer.data) : undefined;
  if (text === undefined) return JSON.stringify(answer);
  const more = JSON.stringify({ ...answer, data: undefined });
  return more === '{}' ? `{"data":${text}}` : `{"data":${text},${more.slice(1)}`;
}
