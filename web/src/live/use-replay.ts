import { useEffect, useState } from 'react';

const STEP = 700;

type Replay = Readonly<{ playing: boolean; toggle: () => void; from: (version: number) => void }>;

/** Steps through the moves one by one and ends at now. */
export function useReplay(version: number, head: number, seek: (version: number) => void): Replay {
  const [playing, setPlaying] = useState(false);
  const running = playing && version < head;
  useEffect(() => {
    if (!running) return undefined;
    const timer = setTimeout(() => seek(version + 1), STEP);
    return () => clearTimeout(timer);
  }, [running, version, seek]);
  return {
    playing: running,
    toggle: () => {
      if (running) setPlaying(false);
      else {
        if (version >= head) seek(1);
        setPlaying(true);
      }
    },
    from: (start) => {
      seek(start);
      setPlaying(true);
    },
  };
}
