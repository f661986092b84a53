/**
 * A second implementation of the formulas in docs/fairness.md, written from that page and sharing no code with
 * src: Node's own cryptography instead of the libraries, other ways of sorting and drawing. It reads a JSON array
 * of questions on standard input and prints the array of answers.
 *
 *   echo '[{"ask":"genesis","game":"00112233-4455-4677-8899-aabbccddeeff"}]' | node test/fairness/second-opinion.mjs
 */
import { createHash, createHmac, createPrivateKey, createPublicKey, sign } from 'node:crypto';
import { readFileSync } from 'node:fs';

const bytes = (hex) => Buffer.from(hex, 'hex');
const gameBytes = (game) => bytes(game.split('-').join(''));
const label = (text) => Buffer.concat([Buffer.from(text, 'ascii'), Buffer.alloc(1)]);
const number = (value, size) => {
  const out = Buffer.alloc(size);
  out.writeUIntBE(value, 0, size);
  return out;
};
const digest = (...parts) => createHash('sha256').update(Buffer.concat(parts));
const mac = (key, ...parts) => createHmac('sha256', key).update(Buffer.concat(parts)).digest();

/** The order of RFC 8785: big-endian UTF-16, compared as bytes. */
const sortable = (key) => Buffer.from(key, 'utf16le').swap16();

function canonical(value) {
  if (typeof value !== 'object') return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  const members = Object.entries(value).map(([key, member]) => ({ key, member, order: sortable(key) }));
  members.sort((a, b) => Buffer.compare(a.order, b.order));
  return `{${members.map(({ key, member }) => `${JSON.stringify(key)}:${canonical(member)}`).join()}}`;
}

const keyOf = ({ game, seed, entropies }) =>
  mac(
    bytes(seed),
    label('cairn/key/1'),
    gameBytes(game),
    number(entropies.length, 1),
    ...entropies.map((one) => bytes(one)),
  );

/** A long enough piece of the draw's stream, all at once. */
const streamOf = (question) => {
  const blocks = Array.from({ length: 64 }, (_, block) =>
    mac(
      keyOf(question),
      label('cairn/draw/1'),
      gameBytes(question.game),
      number(question.draw, 4),
      number(block, 4),
    ),
  );
  return [...Buffer.concat(blocks)];
};

function uniform(stream, size) {
  const fair = Math.floor(256 / size) * size;
  for (let byte = stream.shift(); byte !== undefined; byte = stream.shift())
    if (byte < fair) return byte % size;
  throw new Error('stream too short');
}

function dice(question) {
  const stream = streamOf(question);
  const fallen = [];
  while (fallen.length < question.count) fallen.push(uniform(stream, 6) + 1);
  return fallen;
}

function pick(question) {
  const stream = streamOf(question);
  let left = question.from.toSorted((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)));
  const picked = [];
  while (picked.length < question.count) {
    const index = uniform(stream, left.length);
    picked.push(left[index]);
    left = left.filter((_, at) => at !== index);
  }
  return picked;
}

const PKCS8_ED25519 = '302e020100300506032b657004220420';

function signHead({ secretKey, game, version, hash }) {
  const key = createPrivateKey({ key: bytes(PKCS8_ED25519 + secretKey), format: 'der', type: 'pkcs8' });
  const message = Buffer.concat([label('cairn/head/1'), gameBytes(game), number(version, 4), bytes(hash)]);
  const publicKey = createPublicKey(key).export({ format: 'der', type: 'spki' }).subarray(-32);
  return {
    publicKey: publicKey.toString('hex'),
    keyId: digest(publicKey).digest('hex').slice(0, 16),
    signature: sign(null, message, key).toString('hex'),
  };
}

const answers = {
  commitment: ({ game, seed }) => digest(label('cairn/seed/1'), gameBytes(game), bytes(seed)).digest('hex'),
  entropySeal: ({ game, join, entropy }) =>
    digest(label('cairn/entropy/1'), gameBytes(game), number(join, 1), bytes(entropy)).digest('hex'),
  key: (question) => keyOf(question).toString('hex'),
  dice,
  pick,
  canonical: ({ value }) => canonical(value),
  sealed: ({ salt, value }) =>
    digest(label('cairn/sealed/1'), bytes(salt), Buffer.from(canonical(value))).digest('hex'),
  genesis: ({ game }) => digest(label('cairn/chain/1'), gameBytes(game)).digest('hex'),
  event: ({ previous, event }) =>
    digest(label('cairn/event/1'), bytes(previous), Buffer.from(canonical(event))).digest('hex'),
  signature: signHead,
};

const questions = JSON.parse(readFileSync(0, 'utf8'));
process.stdout.write(JSON.stringify(questions.map((question) => answers[question.ask](question))));
