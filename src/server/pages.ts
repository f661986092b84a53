import express, { type RequestHandler, type Response } from 'express';
import { compressedTwins } from './compressed.js';

export type PageRoots = Readonly<{ pageRoot: string; graphiqlRoot: string }>;

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Built files carry a hash of their content in their name and never change; the pages that name them do. */
const cacheByName = (response: Response, path: string): void => {
  const hashed = path.includes('/assets/');
  response.set('Cache-Control', hashed ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache');
};

/** Addresses that only programs ask for: an HTML page would be a lie there. */
const FOR_PROGRAMS =
  /^\/(graphql|graphiql\/.|assets\/|api(\/|$)|\.well-known\/)|\.(js|mjs|css|map|json|txt|xml|svg|png|ico|woff2?|webmanifest|html)$/i;

function filesIn(root: string): RequestHandler {
  const twins = compressedTwins(root);
  const files = express.static(root, { index: false, redirect: false, setHeaders: cacheByName });
  return (request, response, next) =>
    void twins(request, response, () => void files(request, response, next));
}

export type Pages = Readonly<Record<'graphiql' | 'graphiqlFiles' | 'files' | 'page', RequestHandler>>;

/** GraphiQL for its address, and the page for every other that a person may have typed or followed. */
export const pages = ({ pageRoot: root, graphiqlRoot }: PageRoots): Pages => ({
  graphiql: pageAt(graphiqlRoot),
  graphiqlFiles: filesIn(graphiqlRoot),
  files: filesIn(root),
  page: (request, response, next) => {
    const looking = request.method === 'GET' || request.method === 'HEAD';
    const forPrograms = FOR_PROGRAMS.test(request.path) || request.accepts(['html', 'json']) !== 'html';
    if (!looking || forPrograms) next();
    else void pageAt(root)(request, response, next);
  },
});

/** The index.html of a folder; without one the address leads nowhere. */
const pageAt =
  (folder: string): RequestHandler =>
  (_request, response, next) => {
    response.set('Cache-Control', 'no-cache');
    response.sendFile('index.html', { root: folder, cacheControl: false }, (error) => {
      if (error !== undefined) next(response.headersSent ? error : undefined);
    });
  };
