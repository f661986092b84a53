import type { Handler } from './handlers.js';
import { pathOf } from './requests.js';

/** Everything the page needs is a file of our own; nothing inline, nothing from elsewhere. */
const PAGE_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

/** GraphiQL's editor writes style elements and loads an icon font from a data address; its scripts are ours too. */
const GRAPHIQL_POLICY = PAGE_POLICY.replace("style-src 'self'", "style-src 'self' 'unsafe-inline'")
  .replace("img-src 'self'", "img-src 'self' data:")
  .replace("font-src 'self'", "font-src 'self' data:");

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Headers that every answer carries. */
export function securityHeaders(publicUrl: string | undefined): Handler {
  const https = publicUrl?.startsWith('https:') === true;
  const everywhere = Object.entries({
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'same-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    ...(https ? { 'Strict-Transport-Security': `max-age=${YEAR_SECONDS}` } : {}),
  });
  return (request, response, next) => {
    const path = pathOf(request);
    const inGraphiql = path === '/graphiql' || path.startsWith('/graphiql/');
    response.setHeader('Content-Security-Policy', inGraphiql ? GRAPHIQL_POLICY : PAGE_POLICY);
    for (const [name, value] of everywhere) response.setHeader(name, value);
    next();
  };
}
