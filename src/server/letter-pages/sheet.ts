import type { Response } from 'express';
import { escapeHtml } from '../../lib/html.js';
import { BAR, FONTS, POLICY, STYLE } from './look.js';

/** A page that is complete in itself: it works in any browser, also where a mail program shows it, without any script. */
export type Sheet = Readonly<{ status: number; language: string; title: string; body: readonly string[] }>;

/** Sends a page that nobody keeps and whose address, which holds a key, is told to nobody. */
export function sendSheet(response: Response, { status, language, title, body }: Sheet): void {
  response
    .status(status)
    .set({
      'Content-Security-Policy': POLICY,
      'Referrer-Policy': 'no-referrer',
      'Cache-Control': 'no-store',
      'X-Robots-Tag': 'noindex',
    })
    .type('html')
    .send(
      [
        `<!doctype html><html lang="${escapeHtml(language)}"><head><meta charset="utf-8">`,
        `<meta name="viewport" content="width=device-width,initial-scale=1"><title>${escapeHtml(title)}</title>`,
        `<link rel="stylesheet" href="${FONTS}"><style>${STYLE}</style></head><body>${BAR}<main>`,
        `<h1>${escapeHtml(title)}</h1>`,
        ...body,
        '</main></body></html>',
      ].join('\n'),
    );
}

/** A paragraph. */
export const paragraph = (text: string, kind?: 'soft' | 'alert'): string =>
  `<p${kind === undefined ? '' : ` class="${kind}"${kind === 'alert' ? ' role="alert"' : ''}`}>${escapeHtml(text)}</p>`;

/** A way on from here. */
export const wayTo = (label: string, url: string): string =>
  `<p><a href="${escapeHtml(url)}">${escapeHtml(label)}</a></p>`;

/** What a page says that says one thing, and where to go on from it. */
export type Statement = Readonly<{ title: string; text: string; way?: string }>;

/** A page that says one thing. */
export const sendStatement = (
  response: Response,
  status: number,
  language: string,
  { title, text, way }: Statement,
): void =>
  sendSheet(response, {
    status,
    language,
    title,
    body: [paragraph(text), ...(way === undefined ? [] : [way])],
  });
