import { useState } from 'react';
import { Icon } from '../art/icon.js';
import { copyText } from '../lobby/share-link.js';
import { useMoreWords } from '../words/use-more-words.js';

const ENDS = 8;

/** Both ends of a hash; what lies between is copied, not read. */
const shortened = (hash: string): string =>
  hash.length <= 2 * ENDS + 1 ? hash : `${hash.slice(0, ENDS)}…${hash.slice(-ENDS)}`;

/** A hash, shortened in the middle, with a button that copies all of it. */
export function Hash({ hash, of }: Readonly<{ hash: string; of: string }>) {
  const { audit } = useMoreWords();
  const [copied, setCopied] = useState(false);
  return (
    <span className="hash">
      <code title={hash}>{shortened(hash)}</code>
      <button
        type="button"
        className="icon-button"
        aria-label={copied ? audit.copied : audit.copyHash(of)}
        onClick={() => void copyText(hash).then(setCopied)}
      >
        <Icon name={copied ? 'b-check' : 'b-copy'} size={14} />
      </button>
    </span>
  );
}
