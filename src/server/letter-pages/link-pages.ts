import type { Request, Response } from 'express';
import type { RequestContext } from '../../graphql/context.js';
import { escapeHtml } from '../../lib/html.js';
import { Fault } from '../../play/faults.js';
import type { LinkPurpose } from '../../play/links-port.js';
import { answersIn } from '../../views/sentences/answers.js';
import { lettersIn } from '../../views/sentences/letters.js';
import { button, formWith } from './forms.js';
import { fieldsIn, wordIn } from './request.js';
import type { LetterPage } from './page.js';
import { paragraph, sendSheet, sendStatement, wayTo } from './sheet.js';

const LONGEST_SECRET = 100;

const secretIn = ({ query }: Request): string => (wordIn(query['link']) ?? '').slice(0, LONGEST_SECRET);

/** That of the account the link was made for, which is that of the letter; else what the browser asks for. */
const languageOf = async (
  request: Request,
  { api, language }: RequestContext,
  purpose: LinkPurpose,
): Promise<RequestContext['language']> => (await api.readers.ofLink(secretIn(request), purpose)) ?? language;

/** A button: the link itself is used up only when it is pressed. */
export const showConfirmation: LetterPage = async (request, response, context) => {
  const language = await languageOf(request, context, 'verifyEmail');
  const { subject, button: label } = lettersIn(language).verifyEmail;
  sendSheet(response, { status: 200, language, title: subject, body: [formWith([button(label)])] });
};

/** Whoever presses has read the mail. */
export const confirmEmail: LetterPage = async (request, response, context) => {
  const { api, address } = context;
  const language = await languageOf(request, context, 'verifyEmail');
  await orSay(response, { language, newLink: '/settings' }, async () => {
    await api.membership.verifyEmail(secretIn(request), address);
    const { confirmed, ways } = answersIn(language);
    sendStatement(response, 200, language, { ...confirmed, way: wayTo(ways.games, '/') });
  });
};

/** A field for the new password. */
export const showPasswordForm: LetterPage = async (request, response, context) => {
  sendSheet(response, passwordSheet(200, await languageOf(request, context, 'resetPassword')));
};

/** Sets it, once. */
export const setPassword: LetterPage = async (request, response, context) => {
  const { api, address } = context;
  const language = await languageOf(request, context, 'resetPassword');
  await orSay(response, { language, newLink: '/forgotten-password' }, async () => {
    await api.membership.resetPassword(
      secretIn(request),
      newPasswordIn(fieldsIn(request)['password']),
      address,
    );
    const { passwordSet, ways } = answersIn(language);
    sendStatement(response, 200, language, { ...passwordSet, way: wayTo(ways.signIn, '/sign-in') });
  });
};

const SHORTEST_PASSWORD = 10;
const LONGEST_PASSWORD = 200;

function newPasswordIn(text = ''): string {
  const length = Array.from(text.normalize('NFKC')).length;
  if (length >= SHORTEST_PASSWORD && length <= LONGEST_PASSWORD) return text;
  throw new Fault('BAD_INPUT', 'A password has 10 to 200 characters.', { field: 'password' });
}

function passwordSheet(status: number, language: RequestContext['language'], alert?: string) {
  const { subject, button: label } = lettersIn(language).resetPassword;
  const field = `<label for="password">${escapeHtml(answersIn(language).newPassword)}</label><input id="password" type="password" name="password" autocomplete="new-password" minlength="${SHORTEST_PASSWORD}" maxlength="${LONGEST_PASSWORD}" required>`;
  const body = [
    ...(alert === undefined ? [] : [paragraph(alert, 'alert')]),
    formWith([field, button(label)]),
  ];
  return { status, language, title: subject, body };
}

type Reader = Readonly<{
  language: RequestContext['language'];
  /** Where whoever came with a link that no longer works gets another. */
  newLink: string;
}>;

/** A link that no longer works, a password that will not do, or too many tries: each in words. */
async function orSay(
  response: Response,
  { language, newLink }: Reader,
  work: () => Promise<void>,
): Promise<void> {
  const { badLink, tryAgain, passwordLength, ways } = answersIn(language);
  try {
    await work();
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    if (error.code === 'BAD_LINK' || error.code === 'TAKEN')
      sendStatement(response, 410, language, { ...badLink, way: wayTo(ways.newLink, newLink) });
    else if (error.code === 'BAD_INPUT') sendSheet(response, passwordSheet(422, language, passwordLength));
    else if (error.code === 'RATE_LIMITED' || error.code === 'UNAVAILABLE')
      sendStatement(response, error.code === 'RATE_LIMITED' ? 429 : 503, language, tryAgain);
    else throw error;
  }
}
