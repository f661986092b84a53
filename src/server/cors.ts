import type { RequestHandler } from 'express';

/** Origins whose pages may use the API with a token; `*` means all of them. Cookies work on our own pages alone. */
export type Origins = readonly string[];

/** Whether pages from there may use the API. */
export const allows = (origins: Origins, origin: string): boolean =>
  origins.includes('*') || origins.includes(origin);

const ASKED = {
  'Access-Control-Allow-Methods': 'GET, POST',
  'Access-Control-Allow-Headers':
    'Authorization, Content-Type, Accept-Language, X-Request-Id, Apollo-Require-Preflight',
  'Access-Control-Max-Age': '86400',
} as const;

/** Lets pages of these origins read the answers, without ever letting a browser add a cookie. */
export const cors =
  (origins: Origins): RequestHandler =>
  (request, response, next) => {
    const origin = request.get('origin');
    response.vary('Origin');
    if (origin !== undefined && allows(origins, origin)) {
      response.set('Access-Control-Allow-Origin', origins.includes('*') ? '*' : origin);
      response.set(
        'Access-Control-Expose-Headers',
        'Retry-After, RateLimit-Limit, RateLimit-Remaining, X-Request-Id',
      );
      if (request.method === 'OPTIONS') {
        response.set(ASKED).status(204).end();
        return;
      }
    }
    next();
  };
