import { existsSync, readdirSync } from 'node:fs';
import type { RequestHandler } from 'express';

/** What the build leaves beside a file, best first. */
const TWINS = [
  { encoding: 'br', ending: '.br' },
  { encoding: 'gzip', ending: '.gz' },
] as const;

/** The types that the names of twins no longer say. */
const TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
};

/** Sends whoever accepts it the compressed twin of a file, where the build made one before the server started. */
export function compressedTwins(root: string): RequestHandler {
  const files = existsSync(root) ? readdirSync(root, { recursive: true, encoding: 'utf8' }) : [];
  const there = new Set(files.map((file) => `/${file.replaceAll('\\', '/')}`));
  return (request, response, next) => {
    const { path } = request;
    const type = TYPES[path.slice(path.lastIndexOf('.') + 1)];
    const twins = TWINS.filter(({ ending }) => there.has(path + ending));
    if (type !== undefined && twins.length > 0) {
      response.vary('Accept-Encoding');
      const accepted = request.acceptsEncodings(twins.map(({ encoding }) => encoding));
      const twin = twins.find(({ encoding }) => encoding === accepted);
      if (twin !== undefined) {
        response.set({ 'Content-Encoding': twin.encoding, 'Content-Type': type });
        request.url = request.url.replace(path, path + twin.ending);
      }
    }
    next();
  };
}
