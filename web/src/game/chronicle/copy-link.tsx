import { useEffect, useState } from 'react';
import { useWords } from '../../words/use-words.js';
import { Control } from './control.js';
import type { MomentLink } from './history.js';

const SHOWN_FOR = 8_000;

/** Whether it could be copied, what, and where in the history one stood; null for now. */
type Copied = Readonly<{ ok: boolean; address: string; at: number | null }>;

type Props = Readonly<{
  link: MomentLink;
  /** Where in the history the board stands; null for now. */
  at: number | null;
}>;

/** Copies the address of this moment, and says at once whom it will lead here. */
export function CopyLink({ link: { address, opens, copy }, at }: Props) {
  const { decision } = useWords();
  const [copied, note] = useState<Copied | null>(null);
  // What was said of one move is not said of another. Whoever looks at now stays there when the game goes on.
  if (copied !== null && copied.at !== at) note(null);
  const done = copied?.ok === true;
  useEffect(() => {
    // An address to be copied by hand stays for as long as that takes.
    if (copied?.ok !== true) return undefined;
    const timer = setTimeout(() => note(null), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [copied]);
  const onClick = async (): Promise<void> => note({ ok: await copy(), address, at });
  return (
    <span className="copy-link">
      <Control icon={done ? 'b-check' : 'b-link'} label={decision.copyLink} onClick={() => void onClick()} />
      <span role="status">
        {copied !== null && (
          <span className="copy-note">
            {done ? decision.copiedFor[opens] : decision.notCopied(copied.address)}
          </span>
        )}
      </span>
    </span>
  );
}
