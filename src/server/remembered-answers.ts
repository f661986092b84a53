import { HeaderMap, type ApolloServerPlugin, type GraphQLRequestContext } from '@apollo/server';
import type { RequestContext } from '../graphql/context.js';
import { stillHold, type Grounds } from '../graphql/grounds.js';
import { createLru } from '../lib/lru.js';

/** Longer answers are made anew each time. */
const LONGEST = 48_000;

type Data = Record<string, unknown>;
type Answer = Readonly<{ grounds: Grounds; data: Data }>;
type Answered = Readonly<{ data?: Data | null; errors?: readonly unknown[] }>;

export type RememberedAnswers = Readonly<{
  plugin: ApolloServerPlugin<RequestContext>;
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

  const recall = async (asked: Asked): Promise<Data | undefined> => {
    const answer = asked.operation?.operation === 'query' ? known.get(keyOf(asked)) : undefined;
    const { loaders, mention } = asked.contextValue;
    if (answer === undefined || !(await stillHold(answer.grounds, loaders))) return undefined;
    answer.grounds.mentioned.forEach(mention);
    return answer.data;
  };

  const learn = (asked: Asked, { data, errors }: Answered): void => {
    const grounds = asked.operation?.operation === 'query' ? asked.contextValue.grounds?.() : undefined;
    if (grounds === undefined || !data || errors !== undefined || texts.has(data)) return;
    const text = JSON.stringify(data);
    texts.set(data, text);
    // Under something small: of the answer itself nothing but its text is needed again.
    const kept = {};
    texts.set(kept, text);
    if (text.length <= LONGEST) known.set(keyOf(asked), { grounds, data: kept });
  };

  return { plugin: pluginOf(recall, learn), encode: (answer) => encoded(answer, texts) };
}

type Asked = Pick<GraphQLRequestContext<RequestContext>, 'queryHash' | 'request' | 'contextValue'> &
  Readonly<{ operation?: Readonly<{ operation: string }> }>;

/** Everything that an answer depends on and that is not looked up. */
const keyOf = ({ queryHash, request, contextValue: { viewer, asker, language } }: Asked): string =>
  JSON.stringify([queryHash, request.operationName, request.variables, viewer, asker, language]);

const pluginOf = (
  recall: (asked: Asked) => Promise<Data | undefined>,
  learn: (asked: Asked, answer: Answered) => void,
): ApolloServerPlugin<RequestContext> => ({
  requestDidStart: () =>
    Promise.resolve({
      responseForOperation: async (asked) => {
        const data = await recall(asked);
        if (data === undefined) return null;
        const http = { headers: new HeaderMap() };
        return { http, body: { kind: 'single', singleResult: { data } } };
      },
      willSendResponse: (asked) => {
        const { body } = asked.response;
        if (body.kind === 'single') learn(asked, body.singleResult);
        return Promise.resolve();
      },
    }),
});

/** Data whose text is known is not encoded again. */
function encoded(answer: Answered, texts: WeakMap<object, string>): string {
  const { data, ...rest } = answer;
  const text = data ? texts.get(data) : undefined;
  if (text === undefined) return JSON.stringify(answer);
  const more = JSON.stringify(rest);
  return more === '{}' ? `{"data":${text}}` : `{"data":${text},${more.slice(1)}`;
}
