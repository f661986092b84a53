import type { Request } from 'express';
import type { RequestContext } from '../../graphql/context.js';
import { answersIn } from '../../views/sentences/answers.js';
import { button, formWith } from './forms.js';
import { wordIn } from './request.js';
import type { LetterPage } from './page.js';
import { sendStatement, sendSheet, paragraph } from './sheet.js';

/** Asks whether no more mails are wanted. */
export const showUnsubscribing: LetterPage = async (request, response, context) => {
  const { ours, language } = await askedIn(request, context);
  const { unsubscribe: words, unknown } = answersIn(language);
  if (!ours) sendStatement(response, 404, language, unknown);
  else {
    const body = [paragraph(words.text), formWith([button(words.button)])];
    sendSheet(response, { status: 200, language, title: words.title, body });
  }
};

/** One POST and no question, by a person or by their mail program (RFC 8058). */
export const unsubscribe: LetterPage = async (request, response, context) => {
  const { channel, ours, language } = await askedIn(request, context);
  const { unsubscribed, unknown } = answersIn(language);
  if (!ours) sendStatement(response, 404, language, unknown);
  else {
    await context.api.unsubscribing.press(channel);
    sendStatement(response, 200, language, unsubscribed);
  }
};

/** What a link asks for, and in which language its reader is answered. */
async function askedIn({ query }: Request, { api, language }: RequestContext) {
  const channel = wordIn(query['channel']) ?? '';
  const ours = api.unsubscribing.isOurs(channel, wordIn(query['key']) ?? '');
  const own = ours ? await api.readers.ofChannel(channel) : undefined;
  return { channel, ours, language: own ?? language };
}
