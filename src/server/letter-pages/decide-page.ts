import { randomUUID } from 'node:crypto';
import type { Request, Response } from 'express';
import { escapeHtml } from '../../lib/html.js';
import type { AnswerSheet, DecideLink } from '../../play/answers/parts.js';
import { answerForm } from './forms.js';
import { fieldsIn, wordIn } from './request.js';
import type { LetterPage } from './page.js';
import { paragraph, sendSheet, wayTo } from './sheet.js';

/** What a page stands for in HTTP: there, gone, never there, refused, overtaken. */
const STATUS: Readonly<Record<AnswerSheet['state'], number>> = {
  asked: 200,
  kept: 200,
  done: 200,
  closed: 410,
  unknown: 404,
  refused: 422,
  stale: 409,
};

/** Mail scanners open every link: looking at it changes nothing. */
export const showDecision: LetterPage = async (request, response, { api, language }) => {
  const done = wordIn(request.query['done']) === '1';
  send(response, await api.answersBy(api.act).show(linkIn(request), language, done));
};

/** Whoever presses a button plays. The answer is an address to look at, so that loading it again plays nothing twice. */
export const playDecision: LetterPage = async (request, response, { api, language, mention }) => {
  const { move = '', decision = '', commandId = '', ...filled } = fieldsIn(request);
  const link = linkIn(request);
  mention({ game: link.game.slice(0, 36), commandId: commandId.slice(0, 64) });
  const answer = { move, decision: Number(decision), commandId, filled };
  const outcome = await api.answersBy(api.act).play(link, answer, language);
  if (outcome !== 'done') send(response, outcome);
  else {
    const query = new URLSearchParams({ ...asQuery(link), done: '1' });
    response.set('Cache-Control', 'no-store').redirect(303, `/decide?${query.toString()}`);
  }
};

function linkIn({ query }: Request): DecideLink {
  const word = (name: string): string => wordIn(query[name]) ?? '';
  return { game: word('game'), seat: Number(word('seat')), since: Number(word('since')), key: word('key') };
}

const asQuery = ({ game, seat, since, key }: DecideLink): Record<string, string> => ({
  game,
  seat: String(seat),
  since: String(since),
  key,
});

function send(response: Response, sheet: AnswerSheet): void {
  const { state, language, title, alert, lines, list, forms, decision, way } = sheet;
  sendSheet(response, {
    status: STATUS[state],
    language,
    title,
    body: [
      ...(alert === undefined ? [] : [paragraph(alert, 'alert')]),
      ...lines.map((line) => paragraph(line)),
      ...forms.map((form) => answerForm(form, { decision: String(decision ?? 0), commandId: randomUUID() })),
      ...(list === undefined ? [] : [listOf(list)]),
      ...(way === undefined ? [] : [wayTo(way.label, way.url)]),
    ],
  });
}

const listOf = ({ title, items }: NonNullable<AnswerSheet['list']>): string =>
  [paragraph(title, 'soft'), '<ul>', ...items.map((item) => `<li>${escapeHtml(item)}</li>`), '</ul>'].join(
    '\n',
  );
