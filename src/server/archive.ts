import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { RequestHandler } from 'express';
import { archiveFor } from '../graphql/archive-source.js';
import { gameIdIn } from '../graphql/edge/checks.js';
import type { ContextOfRequest } from './graphql-http.js';
import { incidentIn, scopeOf } from './request-scope.js';

/** A game as a file, sent as it is written: a page of events at a time, no faster than it is taken. */
export const archiveRoute =
  (contextOf: ContextOfRequest): RequestHandler =>
  async (request, response) => {
    const game = gameIdIn(String(request.params['id']), 'id');
    scopeOf(request).mention({ game });
    const { link } = request.query;
    const context = await contextOf(request, response);
    const lines = await archiveFor(context, game, typeof link === 'string' ? link : undefined);
    response.set({
      'Content-Type': 'application/x-ndjson; charset=utf-8',
      'Content-Disposition': `attachment; filename="cairn-${game}.ndjson"`,
      'Cache-Control': 'private, no-store',
    });
    if (request.method === 'HEAD') {
      response.end();
      return;
    }
    try {
      await pipeline(Readable.from(lines), response);
    } catch (error) {
      // The transfer ends unfinished, which whoever takes it notices; who hangs up himself is no news.
      if (!isHangUp(error)) incidentIn(scopeOf(request), error);
    }
  };

const isHangUp = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  'code' in error &&
  error.code === 'ERR_STREAM_PREMATURE_CLOSE';
