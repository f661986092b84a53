import type { Api } from '../graphql/api.js';
import { languageAsked } from '../graphql/context.js';
import { createLoaders } from '../graphql/loaders.js';
import type { SessionCookie } from './cookies.js';
import { addressOf } from './addresses.js';
import { askerOf, credentialIn, identify } from './credentials.js';
import type { ContextOfRequest } from './graphql-http.js';
import { currentScope } from './request-scope.js';
import { createSessions } from './sessions.js';
import { labelOf } from './user-agent.js';

/** Who asks is found once per request; everything else hangs on that. */
export const createHttpContext =
  (api: Api, cookie: SessionCookie): ContextOfRequest =>
  async (request, response) => {
    const identity = await identify(api, credentialIn(request.headers, cookie), api.now());
    const viewer = identity?.viewer;
    const { sessions, now } = api;
    const label = labelOf(request.headers['user-agent']);
    const setCookie = (header: string): void => void response.append('Set-Cookie', header);
    return {
      api,
      viewer,
      asker: askerOf(identity),
      language: languageAsked(undefined, request.headers['accept-language']),
      address: addressOf(request.ip),
      sessions: createSessions({ sessions, cookie, label, now, setCookie }, identity),
      loaders: createLoaders(api, viewer, { remember: true }),
      mention: (facts) => currentScope()?.mention(facts),
    };
  };
