import type { StoredEvent } from '../../src/game/index.js';
import { eventLineText } from '../../src/fairness/archive/lines.js';
import { fromHex, tag, utf8 } from '../../src/fairness/bytes.js';
import { canonicalJson } from '../../src/fairness/canonical.js';
import { hashOf } from '../../src/fairness/hash.js';
import { signHead } from '../../src/fairness/head.js';
import { SIGNER } from './archives.js';

export type Line = Readonly<Record<string, unknown>>;

/** The lines of an archive but for the last. */
export const linesIn = (archive: string): readonly Line[] =>
  archive
    .trimEnd()
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line) as Line);

/** Lines as a server with its own key would sign them, whatever they say; `more` is put into the last line. */
export function signedLines(lines: readonly Line[], more: Line = {}): string {
  const text = lines.map((line) => `${canonicalJson(line)}\n`).join('');
  const last = lines.findLast(({ kind }) => kind === 'event');
  const { version } = (last?.['event'] ?? { version: 0 }) as { version: number };
  const head = typeof last?.['hash'] === 'string' ? last['hash'] : '00'.repeat(32);
  const sha256 = hashOf(utf8(text));
  const trailer = {
    ...{ kind: 'trailer', sha256, version, head, publicKey: SIGNER.publicKey, keyId: SIGNER.keyId },
    headSignature: signHead(SIGNER, String(lines[0]?.['game']), { version, hash: head }),
    signature: SIGNER.sign(tag('cairn/archive/1'), fromHex(sha256)),
    ...more,
  };
  return `${text}${canonicalJson(trailer)}\n`;
}

/** The archive with its first line changed, signed. */
export const withHeader = (archive: string, change: (header: Line) => Line): string => {
  const [header = {}, ...others] = linesIn(archive);
  return signedLines([change(header), ...others]);
};

/** The line of an event. */
export const eventLine = (event: StoredEvent): Line => JSON.parse(eventLineText(event)) as Line;
