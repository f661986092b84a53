import type { Request, Response } from 'express';
import type { RequestContext } from '../../graphql/context.js';

/** What a page from a letter answers with; who asks by session does not matter, only what the link allows. */
export type LetterPage = (request: Request, response: Response, context: RequestContext) => Promise<void>;
