import { escapeHtml } from '../../lib/html.js';
import type { AnswerSheet } from '../../play/answers/parts.js';

type Form = AnswerSheet['forms'][number];
type Field = Form['fields'][number];

/** A form that posts back to the address it stands at: the key in it stays where it is. */
export const formWith = (inner: readonly string[], hidden: Readonly<Record<string, string>> = {}): string =>
  [
    '<form method="post">',
    ...Object.entries(hidden).map(
      ([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
    ),
    ...inner,
    '</form>',
  ].join('\n');

/** A button that names the outcome. */
export const button = (label: string): string => `<button>${escapeHtml(label)}</button>`;

/** One way to answer, with what is asked for. */
export const answerForm = (
  { move, label, hint, fields, more }: Form,
  hidden: Readonly<Record<string, string>>,
): string =>
  formWith(
    [
      ...(hint === undefined ? [] : [`<p class="soft">${escapeHtml(hint)}</p>`]),
      ...fields.map(fieldIn),
      ...(more === undefined
        ? []
        : [
            `<details><summary>${escapeHtml(more.label)}</summary>`,
            ...more.fields.map(fieldIn),
            '</details>',
          ]),
      button(label),
    ],
    { ...hidden, move },
  );

function fieldIn(field: Field): string {
  const name = `name="${escapeHtml(field.name)}"`;
  const label = `<span>${escapeHtml(field.label)}</span>`;
  if (field.kind === 'check')
    return `<label>${label}<input type="checkbox" ${name} value="on"${field.checked ? ' checked' : ''}></label>`;
  const { min, max, value } = field;
  return `<label>${label}<input type="number" inputmode="numeric" ${name} min="${min}" max="${max}" value="${value}" required></label>`;
}
