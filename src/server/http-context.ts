import type { Api } from '../graphql/api.js';
import { languageAsked } from '../graphql/context.js';
import { createLoaders } from '../graphql/loaders.js';
import type { SessionCookie } from './cookies.js';
import { askerOf, credentialIn, identify } from './credentials.js';
import type { ContextOfRequest } from './graphql-http.js';
import { currentScope } from './request-scope.js';
import { createSessions } from './sessions.js';

/** Who asks is found once per request; everything else hangs on that. */
export const createHttpContext =
  (api: Api, cookie: SessionCookie): ContextOfRequest =>
  async (request, response) => {
    const identity = await identify(api.accounts, credentialIn(request.headers, cookie), api.now());
    const viewer = identity?.viewer;
    const { accounts, now } = api;
    const setCookie = (header: string): void => void response.append('Set-Cookie', header);
    return {
      api,
      viewer,
      asker: askerOf(identity),
      language: languageAsked(undefined, request.headers['accept-language']),
      sessions: createSessions({ accounts, cookie, now, setCookie }, identity),
      loaders: createLoaders(api, viewer, { remember: true }),
      mention: (facts) => currentScope()?.mention(facts),
    };
  };
