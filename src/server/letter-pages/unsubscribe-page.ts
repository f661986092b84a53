import type { Request } from 'express';
import { answersIn } from '../../views/sentences/answers.js';
import { button, formWith } from './forms.js';
import { wordIn } from './request.js';
import type { LetterPage } from './page.js';
import { sendStatement, sendSheet, paragraph } from './sheet.js';

/** Asks whether no more mails are wanted. */
export const showUnsubscribing: LetterPage = (request, response, { api, language }) => {
  const { channel, key } = linkIn(request);
  const { unsubscribe: words, unknown } = answersIn(language);
  if (!api.unsubscribing.isOurs(channel, key)) sendStatement(response, 404, language, unknown);
  else {
    const body = [paragraph(words.text), formWith([button(words.button)])];
    sendSheet(response, { status: 200, language, title: words.title, body });
  }
  return Promise.resolve();
};

/** One POST and no question, by a person or by their mail program (RFC 8058). */
export const unsubscribe: LetterPage = async (request, response, { api, language }) => {
  const { channel, key } = linkIn(request);
  const { unsubscribed, unknown } = answersIn(language);
  if (!api.unsubscribing.isOurs(channel, key)) sendStatement(response, 404, language, unknown);
  else {
    await api.unsubscribing.press(channel);
    sendStatement(response, 200, language, unsubscribed);
  }
};

const linkIn = ({ query }: Request) => ({
  channel: wordIn(query['channel']) ?? '',
  key: wordIn(query['key']) ?? '',
});
