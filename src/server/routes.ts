import type { IncomingMessage } from 'node:http';
import type { Express, RequestHandler } from 'express';
import { admit, NOBODY, refusalOf, type Rule } from '../play/policy.js';
import { ROUTE_RULES, type RouteName } from '../play/policy-table.js';
import type { ContextOfRequest } from './graphql-http.js';
import type { Handler } from './handlers.js';
import { pathOf } from './requests.js';

/**
 * Nearly everything comes here, and by Express a move takes a third more of this process: every request and every answer
 * gets another prototype there, which makes whatever is done with them slow. What else is asked at this address comes by it.
 */
const PAST_EXPRESS = 'POST /graphql';

/** What answers at each address: there is none without a rule, and no rule without an answer. */
export type Routes = Readonly<Record<Exclude<RouteName, typeof PAST_EXPRESS>, readonly RequestHandler[]>> &
  Readonly<Record<typeof PAST_EXPRESS, readonly Handler[]>>;

/** Puts the answers in their places, each behind its rule. */
export function mount(app: Express, routes: Routes, contextOf: ContextOfRequest): void {
  for (const [name, rule] of Object.entries(ROUTE_RULES)) {
    if (name === PAST_EXPRESS) continue;
    const [method, path = '/'] = name.split(' ');
    const handlers = [...guardsOf(rule, contextOf), ...routes[name as RouteName]];
    if (method === 'GET') app.get(path, ...handlers);
    else if (method === 'POST') app.post(path, ...handlers);
    else app.use(path, ...handlers);
  }
}

/** Which requests are answered past Express, and by which handlers. */
export function pastExpress(
  routes: Routes,
  contextOf: ContextOfRequest,
): Readonly<{ takes: (request: IncomingMessage) => boolean; handlers: readonly Handler[] }> {
  const [method, path] = PAST_EXPRESS.split(' ');
  return {
    takes: (request) => request.method === method && pathOf(request) === path,
    handlers: [...guardsOf(ROUTE_RULES[PAST_EXPRESS], contextOf), ...routes[PAST_EXPRESS]],
  };
}

/** Who asks is looked up only where it matters. */
const guardsOf = (rule: Rule, contextOf: ContextOfRequest): readonly Handler[] =>
  refusalOf(rule, NOBODY) === undefined
    ? []
    : [
        async (request, response, next) => {
          admit(rule, (await contextOf(request, response)).asker);
          next();
        },
      ];
