import { createHash } from 'node:crypto';
import type { Response } from 'express';
import { escapeHtml } from '../../lib/html.js';

/** A page that is complete in itself: it works in any browser, also where a mail program shows it, without any script. */
export type Sheet = Readonly<{ status: number; language: string; title: string; body: readonly string[] }>;

const STYLE = `:root{color-scheme:light dark;--bg:#E9D9BC;--panel:#FAF3E4;--ink:#2C1E14;--soft:#644C38;--line:#8F7350;--accent:#9C3A14;--on:#FFF7EA}
@media (prefers-color-scheme:dark){:root{--bg:#15100D;--panel:#221A15;--ink:#F5E8D3;--soft:#CDB798;--line:#9C8163;--accent:#F09A5B;--on:#241307}}
*{box-sizing:border-box}
body{margin:0;padding:16px 8px;background:var(--bg);color:var(--ink);font:16px/1.45 system-ui,sans-serif}
main{max-width:560px;margin:0 auto;padding:18px;background:var(--panel);border-radius:14px}
h1{margin:0 0 10px;font:700 22px/1.25 Georgia,serif}
p{margin:0 0 14px}
form{margin:0 0 14px;padding:14px;border:1px solid var(--line);border-radius:10px}
label{display:flex;gap:10px;align-items:center;justify-content:space-between;margin:0 0 10px;min-height:44px}
input[type=number],input[type=password]{width:6em;min-height:44px;font:inherit;padding:4px 8px;color:inherit;background:transparent;border:1px solid var(--line);border-radius:6px}
input[type=password]{width:100%}
input[type=checkbox]{width:24px;height:24px}
button{width:100%;min-height:44px;padding:10px 14px;font:inherit;font-weight:700;color:var(--on);background:var(--accent);border:0;border-radius:10px}
summary{min-height:44px;line-height:44px}
.soft{color:var(--soft);font-size:14px}
.alert{border-left:4px solid var(--accent);padding-left:10px}
ul{margin:0 0 14px;padding-left:20px}
a{color:var(--accent)}
:focus-visible{outline:3px solid #134F97;outline-offset:2px}`;

/** Nothing may run here, nothing may be loaded, nobody may frame it; forms go back to us. */
const POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

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
        `<style>${STYLE}</style></head><body><main>`,
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
