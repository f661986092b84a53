import type { IncomingMessage } from 'node:http';
import type { Api } from '../graphql/api.js';
import { languageAsked, type RequestContext } from '../graphql/context.js';
import { createLoaders } from '../graphql/loaders.js';
import { Fault } from '../play/faults.js';
import { addressOf, visitorOf } from './addresses.js';
import type { SessionCookie } from './cookies.js';
import { askerOf, credentialIn, identify, isStillGood } from './credentials.js';
import { fromHere } from './origin.js';
import { incidentIn } from './request-scope.js';
import type { ServerSettings } from './settings.js';
import type { ContextOfSocket, Line, SocketIdentity } from './socket-line.js';

/** Forbidden: clients try again, and then without the right that has ended. */
const RIGHT_ENDED = 4403;

/** Reads who is on a socket from `connectionParams.token`, else from the headers it was opened with. */
export function createSocketContext(
  api: Api,
  cookie: SessionCookie,
  { trustProxy, publicUrl }: Pick<ServerSettings, 'trustProxy' | 'publicUrl'>,
): ContextOfSocket {
  const whoIs = async (request: IncomingMessage, token: unknown): Promise<SocketIdentity> => {
    const credential =
      token === undefined || token === null
        ? fromHere(credentialIn(request.headers, cookie), request, publicUrl)
        : { kind: 'bearer' as const, token: typeof token === 'string' ? token : '' };
    try {
      return (await identify(api, credential, api.now())) ?? 'nobody';
    } catch (error) {
      // A database that is away says nothing about tokens: such a client may try again.
      if (error instanceof Fault && error.code === 'UNAUTHENTICATED') return 'bad token';
      throw error;
    }
  };

  const stillValid = async (identity: SocketIdentity): Promise<boolean> =>
    typeof identity === 'string' || isStillGood(api, identity, api.now());

  const contextOf = (line: Line, identity: SocketIdentity, language: unknown): RequestContext => {
    const { socket, scope, request } = line;
    const known = typeof identity === 'string' ? undefined : identity;
    const viewer = known?.viewer;
    return {
      api,
      viewer,
      asker: askerOf(known),
      language: languageAsked(language, request.headers['accept-language']),
      address: addressOf(visitorOf(request, trustProxy)),
      sessions: NO_SESSIONS,
      loaders: createLoaders(api, viewer, { remember: false }),
      ...{ mention: scope.mention, incident: (cause: unknown) => incidentIn(scope, cause) },
      connection: {
        stillValid: () => stillValid(identity),
        forbid: () => socket.close(RIGHT_ENDED, 'Forbidden'),
      },
    };
  };

  return { identify: whoIs, contextOf };
}

/** Only subscriptions run over sockets, and none of them signs anybody in or out. */
const NO_SESSIONS: RequestContext['sessions'] = {
  start: () => Promise.reject(new Error('no session starts over a socket')),
  end: () => Promise.reject(new Error('no session ends over a socket')),
  forget: () => undefined,
  current: undefined,
};
