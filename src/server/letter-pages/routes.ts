import express, { type Request, type RequestHandler, type Response } from 'express';
import type { RequestContext } from '../../graphql/context.js';
import type { LetterPage } from './page.js';
import { playDecision, showDecision } from './decide-page.js';
import { confirmEmail, setPassword, showConfirmation, showPasswordForm } from './link-pages.js';
import { showUnsubscribing, unsubscribe } from './unsubscribe-page.js';

type ContextOf = (request: Request, response: Response) => Promise<RequestContext>;

const FORM_LIMIT = 16 * 1024;

/** The pages that links in letters lead to. Looking changes nothing, because scanners look; only pressing does. */
export function letterPages(contextOf: ContextOf) {
  const look = (page: LetterPage): readonly RequestHandler[] => [
    async (request, response) => page(request, response, await contextOf(request, response)),
  ];
  const press = (page: LetterPage): readonly RequestHandler[] => [
    express.urlencoded({ extended: false, limit: FORM_LIMIT, parameterLimit: 100 }),
    ...look(page),
  ];
  return {
    'GET /decide': look(showDecision),
    'POST /decide': press(playDecision),
    'GET /unsubscribe': look(showUnsubscribing),
    'POST /unsubscribe': press(unsubscribe),
    'GET /confirm': look(showConfirmation),
    'POST /confirm': press(confirmEmail),
    'GET /new-password': look(showPasswordForm),
    'POST /new-password': press(setPassword),
  } as const;
}
