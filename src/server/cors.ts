import type { Handler } from './handlers.js';
import { headerOf } from './requests.js';

/** Origins whose pages may use the API with a token; `*` means all of them. Cookies work on our own pages alone. */
export type Origins = readonly string[];

/** Whether pages from there may use the API. */
export const allows = (origins: Origins, origin: string): boolean =>
  origins.includes('*') || origins.includes(origin);

const ASKED = Object.entries({
  'Access-Control-Allow-Methods': 'GET, POST',
  'Access-Control-Allow-Headers':
    'Authorization, Content-Type, Accept-Language, X-Request-Id, Apollo-Require-Preflight',
  'Access-Control-Max-Age': '86400',
});

/** Lets pages of these origins read the answers, without ever letting a browser add a cookie. */
export const cors =
  (origins: Origins): Handler =>
  (request, response, next) => {
    const origin = headerOf(request, 'origin');
    response.setHeader('Vary', 'Origin');
    if (origin !== undefined && allows(origins, origin)) {
      response.setHeader('Access-Control-Allow-Origin', origins.includes('*') ? '*' : origin);
      response.setHeader(
        'Access-Control-Expose-Headers',
        'Retry-After, RateLimit-Limit, RateLimit-Remaining, X-Request-Id',
      );
      if (request.method === 'OPTIONS') {
        for (const [name, value] of ASKED) response.setHeader(name, value);
        response.statusCode = 204;
        response.end();
        return;
      }
    }
    next();
  };
