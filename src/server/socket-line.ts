import type { IncomingMessage } from 'node:http';
import type { WebSocket } from 'ws';
import type { RequestContext } from '../graphql/context.js';
import type { Identity } from './credentials.js';
import type { RequestScope } from './request-scope.js';

/** A socket and what is known about it. */
export type Line = Readonly<{ socket: WebSocket; request: IncomingMessage; scope: RequestScope }>;

/** Who is on a socket. */
export type SocketIdentity = Identity | 'nobody' | 'bad token';

/** Who is on the line, found when it is opened; and the context of each operation on it. */
export type ContextOfSocket = Readonly<{
  identify: (request: IncomingMessage, token: unknown) => Promise<SocketIdentity>;
  contextOf: (line: Line, identity: SocketIdentity, language: unknown) => RequestContext;
}>;
