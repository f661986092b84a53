import { useEffect, useState } from 'react';

const STEP = 700;

type Replay = Readonly<{ playing: boolean; toggle: () => void; from: (version: number) => void }>;

type Parts = Readonly<{
  version: number;
  head: number;
  first: number;
  seek: (version: number) => void;
  /** Goes to the move after a version. */
  next: (version: number) => void;
}>;

/** Steps through the moves one by one and ends at now. */
export function useReplay({ version, head, first, seek, next }: Parts): Replay {
  const [playing, setPlaying] = useState(false);
  const running = playing && version < head;
  useEffect(() => {
    if (!running) return undefined;
    const timer = setTimeout(() => next(version), STEP);
    return () => clearTimeout(timer);
  }, [running, version, next]);
  return {
    playing: running,
    toggle: () => {
      if (running) setPlaying(false);
      else {
        if (version >= head) seek(first);
        setPlaying(true);
      }
    },
    from: (start) => {
      seek(start);
      setPlaying(true);
    },
  };
}
