import { useEffect, useRef, useState } from 'react';
import type { Line } from '../game/chronicle/lines.js';
import { useWords } from '../words/use-words.js';
import { announcement } from './announcement.js';

const PAUSE = 1_000;

type Props = Readonly<{ lines: readonly Line[]; myTurn: boolean; beside: number | undefined }>;

/** Says new lines of the chronicle to those who do not see them: at most once a second, the rest summed up. */
export function Announcer({ lines, myTurn, beside }: Props) {
  const words = useWords();
  const newest = lines.at(-1)?.version ?? 0;
  const told = useRef<number | null>(null);
  const [said, say] = useState({ version: 0, sentence: '' });
  useEffect(() => {
    if (newest === 0) return undefined;
    told.current ??= newest;
    if (newest <= told.current) return undefined;
    const timer = setTimeout(() => {
      const fresh = lines.filter(({ version }) => version > (told.current ?? 0));
      told.current = newest;
      say({ version: newest, sentence: announcement(fresh, { myTurn, beside }, words) });
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [newest, lines, myTurn, beside, words]);
  return (
    <p className="visually-hidden" role="status" aria-live="polite">
      {/* A new element each time: the same words twice would be no change, and not be said. */}
      <span key={said.version}>{said.sentence}</span>
    </p>
  );
}
