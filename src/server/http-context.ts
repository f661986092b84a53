import type { Api } from '../graphql/api.js';
import { languageAsked } from '../graphql/context.js';
import { witnessed } from '../graphql/grounds.js';
import { createLoaders } from '../graphql/loaders.js';
import type { SessionCookie } from './cookies.js';
import { addressOf } from './addresses.js';
import { askerOf, credentialIn, identify } from './credentials.js';
import { fromHere } from './origin.js';
import type { ContextOfRequest } from './graphql-http.js';
import { incidentIn, scopeOf } from './request-scope.js';
import { countViewer, type Rates } from './rates.js';
import { createSessions } from './sessions.js';
import { labelOf } from './user-agent.js';

export type HttpContextParts = Readonly<{ publicUrl: string | undefined; rates: Rates }>;

/** Who asks is found once per request; everything else hangs on that. */
export const createHttpContext =
  (api: Api, cookie: SessionCookie, { publicUrl, rates }: HttpContextParts): ContextOfRequest =>
  async (request, response) => {
    const scope = scopeOf(request);
    const credential = credentialIn(request.headers, cookie);
    const identity = await identify(api, fromHere(credential, request, publicUrl), api.now());
    if (identity !== undefined) countViewer(rates, identity.viewer.id, response);
    const viewer = identity?.viewer;
    const { sessions, now } = api;
    const setCookie = (header: string): void => void response.appendHeader('Set-Cookie', header);
    const seen = witnessed(api, createLoaders(api, viewer, { remember: true }), scope.mention);
    // Field by field: every request makes one, and spreading takes many times as long.
    return {
      api: seen.api,
      loaders: seen.loaders,
      mention: seen.mention,
      grounds: seen.grounds,
      incident: (cause) => incidentIn(scope, cause),
      viewer,
      asker: askerOf(identity),
      language: languageAsked(undefined, request.headers['accept-language']),
      address: addressOf(scope.visitor),
      sessions: createSessions(
        { sessions, cookie, label: () => labelOf(request.headers['user-agent']), now, setCookie },
        identity,
      ),
    };
  };
