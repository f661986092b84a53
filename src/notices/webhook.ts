import { request as httpRequest, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { LookupFunction } from 'node:net';
import { types } from 'node:util';
import type { Destination, Outgoing, Posted } from '../play/post-port.js';
import { discordBody, slackBody } from './chat.js';
import { DELIVERY_HEADER, SIGNATURE_HEADER, signatureOf, TIMESTAMP_HEADER } from './webhook-signature.js';
import { findTarget, type Target, type TargetRules } from './webhook-target.js';

export type WebhookSettings = TargetRules & Readonly<{ patienceMs?: number; now?: () => Date }>;

export type WebhookDestination = Extract<Destination, { kind: 'webhook' }>;

/** How long the other side may take, looking up its name included. */
const PATIENCE_MS = 10_000;

type Body = Readonly<{ body: string; headers: Readonly<Record<string, string>> }>;

/** Posts to webhooks: to public machines only, to the machine that was judged, and nowhere it may point to. */
export function createWebhookPost(
  settings: WebhookSettings,
): (outgoing: Outgoing, to: WebhookDestination) => Promise<Posted> {
  const { patienceMs = PATIENCE_MS, now = () => new Date() } = settings;
  return async (outgoing, to) => {
    const signal = AbortSignal.timeout(patienceMs);
    try {
      const target = await unlessAborted(findTarget(to.address, settings), signal);
      if (typeof target === 'string') return failed(target);
      return verdictOn(await send(target, bodyFor(outgoing, to, now()), signal));
    } catch (error) {
      return failed(signal.aborted ? 'timedOut' : codeOf(error));
    }
  };
}

function bodyFor({ id, letter, facts }: Outgoing, { shape, secret }: WebhookDestination, at: Date): Body {
  if (shape === 'slack') return { body: slackBody(letter), headers: {} };
  if (shape === 'discord') return { body: discordBody(letter), headers: {} };
  const text = letter.parts.flatMap((part) => (part.kind === 'text' ? [part.text] : [])).join('\n');
  const body = JSON.stringify({ id, subject: letter.subject, text, ...facts });
  const timestamp = Math.floor(at.getTime() / 1000);
  const headers = {
    [DELIVERY_HEADER]: id,
    [TIMESTAMP_HEADER]: String(timestamp),
    [SIGNATURE_HEADER]: signatureOf(secret, timestamp, body),
  };
  return { body, headers };
}

/** Sends it to the machine that was judged, whatever the name says by now. The answer's body is nobody's business. */
function send(
  { url, address, family }: Target,
  { body, headers }: Body,
  signal: AbortSignal,
): Promise<number> {
  const lookup: LookupFunction = (_host, { all }, answer) => {
    if (all === true) answer(null, [{ address, family }]);
    else answer(null, address, family);
  };
  const options: RequestOptions = {
    method: 'POST',
    agent: false,
    lookup,
    signal,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
      'user-agent': 'Cairn',
      ...headers,
    },
  };
  const request = url.protocol === 'https:' ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    const answered = (response: IncomingMessage): void => {
      response.destroy();
      resolve(response.statusCode ?? 0);
    };
    request(url, options, answered)
      .on('error', reject)
      // Where another protocol is proposed the connection is closed, and nothing else is said.
      .on('close', () => reject(new Error('no answer')))
      .end(body);
  });
}

/** A redirection is not followed: it could lead where the target may not. */
function verdictOn(status: number): Posted {
  if (status >= 200 && status < 300) return { result: 'sent' };
  return failed(status >= 300 && status < 400 ? `redirected (HTTP ${status})` : `HTTP ${status}`);
}

/** Whatever it was, it may pass: only a day of it switches a webhook off. */
const failed = (error: string): Posted => ({ result: 'failed', error, permanent: false });

/** The name of an error of the network; its message may quote what the other side sent. */
function codeOf(error: unknown): string {
  const code = types.isNativeError(error) && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : 'failed';
}

async function unlessAborted<Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value> {
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(new Error('aborted')), { once: true });
  });
  return Promise.race([work, aborted]);
}
