import type { Letter, LetterPart } from '../views/letter.js';
import { escapeHtml } from '../lib/html.js';

/** The same colours as the page; mail programs know nothing but styles written beside each element. */
const STYLES = {
  page: 'margin:0;padding:24px 12px;background:#E9D9BC;color:#2C1E14;font:16px/1.45 Georgia,serif',
  sheet: 'max-width:560px;margin:0 auto;padding:24px;background:#FAF3E4;border-radius:14px',
  heading: 'margin:24px 0 8px;font-size:19px',
  text: 'margin:0 0 14px',
  list: 'margin:0 0 14px;padding-left:20px',
  button:
    'display:inline-block;padding:12px 20px;background:#9C3A14;color:#FFF7EA;border-radius:10px;text-decoration:none;font-weight:bold',
  smallPrint: 'margin:14px 0 0;font-size:13px;color:#644C38;overflow-wrap:anywhere',
} as const;

/** A letter for mail programs that show text alone, and for people who prefer it. */
export const textBody = ({ parts }: Letter): string => `${parts.map(textOf).join('\n\n')}\n`;

function textOf(part: LetterPart): string {
  switch (part.kind) {
    case 'text':
    case 'smallPrint':
      return part.text;
    case 'heading':
      return `== ${part.text} ==`;
    case 'list':
      return [part.title, ...part.items.map((item) => `- ${item}`)].join('\n');
    case 'link':
      return `${part.label}:\n${part.url}`;
  }
}

/** The same letter as one small page: no script, no picture, nothing from elsewhere. */
export const htmlBody = ({ language, subject, parts }: Letter): string =>
  [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>`,
    `<body style="${STYLES.page}"><div style="${STYLES.sheet}">`,
    ...parts.map(htmlOf),
    '</div></body></html>',
  ].join('\n');

function htmlOf(part: LetterPart): string {
  switch (part.kind) {
    case 'text':
      return `<p style="${STYLES.text}">${escapeHtml(part.text)}</p>`;
    case 'heading':
      return `<h2 style="${STYLES.heading}">${escapeHtml(part.text)}</h2>`;
    case 'list': {
      const items = part.items.map((item) => `<li>${escapeHtml(item)}</li>`).join('');
      return `<p style="${STYLES.text}">${escapeHtml(part.title)}</p><ul style="${STYLES.list}">${items}</ul>`;
    }
    case 'link':
      return `<p style="${STYLES.text}"><a href="${escapeHtml(part.url)}" style="${STYLES.button}">${escapeHtml(part.label)}</a></p>`;
    case 'smallPrint':
      return `<p style="${STYLES.smallPrint}">${escapeHtml(part.text)}</p>`;
  }
}
