import type { Express, Request, RequestHandler, Response } from 'express';
import type { RequestContext } from '../graphql/context.js';
import { admit, NOBODY, refusalOf, type Rule } from '../play/policy.js';
import { ROUTE_RULES, type RouteName } from '../play/policy-table.js';

/** What answers at each address: there is none without a rule, and no rule without an answer. */
export type Routes = Readonly<Record<RouteName, readonly RequestHandler[]>>;

type ContextOf = (request: Request, response: Response) => Promise<RequestContext>;

/** Puts the answers in their places, each behind its rule. */
export function mount(app: Express, routes: Routes, contextOf: ContextOf): void {
  for (const [name, rule] of Object.entries(ROUTE_RULES)) {
    const [method, path = '/'] = name.split(' ');
    const handlers = [...guardsOf(rule, contextOf), ...routes[name as RouteName]];
    if (method === 'GET') app.get(path, ...handlers);
    else if (method === 'POST') app.post(path, ...handlers);
    else app.use(path, ...handlers);
  }
}

/** Who asks is looked up only where it matters. */
const guardsOf = (rule: Rule, contextOf: ContextOf): readonly RequestHandler[] =>
  refusalOf(rule, NOBODY) === undefined
    ? []
    : [
        async (request, response, next) => {
          admit(rule, (await contextOf(request, response)).asker);
          next();
        },
      ];
