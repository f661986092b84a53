import type { Letter, LetterPart } from '../views/letter.js';

/** How a chat marks up text. */
type Markup = Readonly<{
  escape: (text: string) => string;
  bold: (text: string) => string;
  link: (label: string, url: string) => string;
}>;

/** Names and titles are other people's words: none of them may become a mention, a link or a format. */
const SLACK: Markup = {
  escape: (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
  bold: (text) => `*${text}*`,
  link: (label, url) => `<${url}|${label.replaceAll('|', '¦')}>`,
};

const DISCORD: Markup = {
  escape: (text) => text.replace(/[\\`*_~|<>[\]()#@:-]/g, '\\$&'),
  bold: (text) => `**${text}**`,
  link: (label, url) => `[${label}](${url})`,
};

/** Discord refuses anything longer. */
const DISCORD_LONGEST = 2_000;

/** A letter as an incoming webhook of Slack takes it. */
export const slackBody = (letter: Letter): string => JSON.stringify({ text: written(letter, SLACK) });

/** A letter as a webhook of Discord takes it; nobody is pinged by it. */
export const discordBody = (letter: Letter): string =>
  JSON.stringify({
    content: writtenWithin(DISCORD_LONGEST, letter, DISCORD),
    allowed_mentions: { parse: [] },
  });

const written = ({ subject, parts }: Letter, markup: Markup): string =>
  [markup.bold(markup.escape(subject)), ...parts.map((part) => partIn(part, markup))].join('\n\n');

function partIn(part: LetterPart, { escape, bold, link }: Markup): string {
  switch (part.kind) {
    case 'text':
    case 'smallPrint':
      return escape(part.text);
    case 'heading':
      return bold(escape(part.text));
    case 'list':
      return [escape(part.title), ...part.items.map((item) => `• ${escape(item)}`)].join('\n');
    case 'link':
      return link(escape(part.label), part.url);
  }
}

/** What is left out first where a letter is too long: a decision is told, and has its link, before anything about it is. */
const DISPENSABLE: readonly (readonly LetterPart['kind'][])[] = [[], ['list'], ['list', 'smallPrint']];

function writtenWithin(longest: number, letter: Letter, markup: Markup): string {
  let text = '';
  for (const without of DISPENSABLE) {
    const parts = letter.parts.filter(({ kind }) => !without.includes(kind));
    text = written({ ...letter, parts }, markup);
    if (text.length <= longest) return text;
  }
  return shortened(text, longest);
}

/** Cut between two parts, so that no link is half a link; within one only if that is all there is. */
function shortened(text: string, longest: number): string {
  const border = text.lastIndexOf('\n\n', longest - 3);
  const first = text.indexOf('\n\n');
  return border > first ? `${text.slice(0, border)}\n\n…` : `${text.slice(0, longest - 1)}…`;
}
