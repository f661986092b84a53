/**
 * A second checker of archives, written from docs/fairness.md alone: no line of src, Node's own cryptography. It checks
 * the lines, the chain, the signatures, the digest, the seals, the commitment, the entropy, who sits where and all dice,
 * and prints what it found as JSON.
 *
 *   node test/fairness/second-checker.mjs game.ndjson …
 */
import { createHash, createHmac, createPublicKey, verify } from 'node:crypto';
import { readFileSync } from 'node:fs';

const hex = (text) => Buffer.from(text, 'hex');
const idBytes = (game) => hex(game.replaceAll('-', ''));
const tag = (text) => Buffer.from(`${text}\0`, 'latin1');
const u32 = (value) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};
const sha = (...parts) => createHash('sha256').update(Buffer.concat(parts)).digest('hex');
const hmac = (key, ...parts) => createHmac('sha256', key).update(Buffer.concat(parts)).digest();

function jcs(value) {
  if (Array.isArray(value)) return `[${value.map(jcs).join(',')}]`;
  if (typeof value !== 'object') return JSON.stringify(value);
  const keys = Object.keys(value).sort();
  return `{${keys.map((key) => `${JSON.stringify(key)}:${jcs(value[key])}`).join(',')}}`;
}

const insist = (holds, what) => {
  if (!holds) throw new Error(what);
};

const SPKI = '302a300506032b6570032100';
const isSigned = (publicKey, signature, ...parts) =>
  verify(
    null,
    Buffer.concat(parts),
    createPublicKey({ key: hex(SPKI + publicKey), format: 'der', type: 'spki' }),
    hex(signature),
  );

/** The bytes of one draw, one after the other. */
function* bytesOf(key, game, draw) {
  for (let block = 0; ; block += 1)
    yield* hmac(key, tag('cairn/draw/1'), idBytes(game), u32(draw), u32(block));
}

function uniform(bytes, size) {
  for (;;) {
    const { value } = bytes.next();
    if (value < 256 - (256 % size)) return value % size;
  }
}

/** That the digest was signed, and that a head of this game is one of its leaves. */
function checkDigest(digest, game, hashAt) {
  const { date, root, previousRoot, count, publicKey, signature, version, path } = digest;
  const published = [
    tag('cairn/digest/1'),
    Buffer.from(date, 'latin1'),
    hex(root),
    hex(previousRoot),
    u32(count),
  ];
  insist(isSigned(publicKey, signature, ...published), 'digest signature');
  insist(sha(hex(publicKey)).slice(0, 16) === digest.keyId, 'key id of the digest');
  let node = sha(Buffer.from([0]), idBytes(game), u32(version), hex(hashAt(version)));
  const left = [...path];
  for (let p = digest.position, c = count; c > 1; p = Math.floor(p / 2), c = Math.ceil(c / 2)) {
    if (p % 2 === 1) node = sha(Buffer.from([1]), hex(left.shift()), hex(node));
    else if (p + 1 < c) node = sha(Buffer.from([1]), hex(node), hex(left.shift()));
  }
  insist(node === root && left.length === 0, 'digest');
}

function check(file) {
  const text = readFileSync(file, 'utf8');
  insist(text.endsWith('\n'), 'no line feed at the end');
  const lines = text.slice(0, -1).split('\n');
  for (const line of lines) insist(jcs(JSON.parse(line)) === line, 'not canonical');
  const [header, ...rest] = lines.map((line) => JSON.parse(line));
  const trailer = rest.at(-1);
  const { game } = header;

  insist(
    sha(
      Buffer.from(
        lines
          .slice(0, -1)
          .map((line) => `${line}\n`)
          .join(''),
      ),
    ) === trailer.sha256,
    'sha256',
  );
  insist(
    isSigned(trailer.publicKey, trailer.signature, tag('cairn/archive/1'), hex(trailer.sha256)),
    'signature',
  );
  const headBytes = [tag('cairn/head/1'), idBytes(game), u32(trailer.version), hex(trailer.head)];
  insist(isSigned(trailer.publicKey, trailer.headSignature, ...headBytes), 'head signature');
  insist(sha(hex(trailer.publicKey)).slice(0, 16) === trailer.keyId, 'key id');

  const found = { events: 0, seals: 0, entropies: 0, rolls: 0, dice: 0, drawn: 0, digests: 0 };
  let head = sha(tag('cairn/chain/1'), idBytes(game));
  const events = rest.filter(({ kind }) => kind === 'event');
  for (const { event, hash, opened } of events) {
    found.events += 1;
    insist(event.version === found.events, `order at ${event.version}`);
    head = sha(tag('cairn/event/1'), hex(head), Buffer.from(jcs(event)));
    insist(head === hash, `chain at ${event.version}`);
    if (opened === undefined) continue;
    found.seals += 1;
    insist(
      sha(tag('cairn/sealed/1'), hex(opened.salt), Buffer.from(jcs(opened.value))) === event.sealed,
      'seal',
    );
  }
  insist(head === trailer.head && found.events === trailer.version, 'head');
  for (const digest of rest.filter(({ kind }) => kind === 'digest')) {
    checkDigest(digest, game, (version) => events[version - 1].hash);
    found.digests += 1;
  }

  const of = (type) => events.map(({ event }) => event).filter((event) => event.type === type);
  const seed = hex(of('SeedRevealed')[0].payload.seed);
  insist(
    sha(tag('cairn/seed/1'), idBytes(game), seed) === of('GameOpened')[0].payload.commitment,
    'commitment',
  );

  let seats = [];
  for (const { event } of events) {
    const { payload } = event;
    if (event.type === 'PlayerJoined') seats.push({ ...payload });
    if (event.type === 'PlayerLeft') seats = seats.filter(({ seatId }) => seatId !== payload.seatId);
    if (event.type !== 'EntropyRevealed') continue;
    const seat = seats.find(({ seatId }) => seatId === payload.seatId);
    seat.entropy = payload.entropy;
    const sealed = sha(tag('cairn/entropy/1'), idBytes(game), Buffer.from([seat.join]), hex(seat.entropy));
    insist(sealed === seat.entropySeal, `entropy of ${seat.seatId}`);
    found.entropies += 1;
  }
  const entropies = seats.map(({ entropy }) => hex(entropy ?? '00'.repeat(32)));
  const key = hmac(seed, tag('cairn/key/1'), idBytes(game), Buffer.from([seats.length]), ...entropies);

  let next = 0;
  for (const { event } of events) {
    const { draw, dice, seats: order, draws } = event.payload;
    if (event.type === 'DrawsSkipped') next += draws;
    if (draw === undefined) continue;
    insist(draw === next, `number of draw ${draw}`);
    next += 1;
    found.drawn += 1;
    const bytes = bytesOf(key, game, draw);
    if (dice !== undefined) {
      insist(jcs(dice.map(() => 1 + uniform(bytes, 6))) === jcs(dice), `dice of draw ${draw}`);
      found.rolls += 1;
      found.dice += dice.length;
    }
    if (event.type === 'GameStarted') {
      const left = seats.map(({ seatId }) => seatId);
      insist(
        jcs(order.map(() => left.splice(uniform(bytes, left.length), 1)[0])) === jcs(order),
        'order of seats',
      );
    }
  }
  return { game, head, ...found };
}

const answers = process.argv.slice(2).map((file) => {
  try {
    return check(file);
  } catch (error) {
    return { refused: error.message };
  }
});
process.stdout.write(JSON.stringify(answers));
