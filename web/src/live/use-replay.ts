import { useEffect, useRef, useState } from 'react';

const STEP = 700;

type Replay = Readonly<{ playing: boolean; toggle: () => void; from: (version: number) => void }>;

type Parts = Readonly<{
  version: number;
  head: number;
  first: number;
  /** Where a tour stops: what is told of it. */
  told: readonly number[];
  seek: (version: number) => void;
}>;

/** Not playing; playing until stopped; or shown what happened, which anything one does ends at now. */
type Mode = 'still' | 'playing' | 'touring';

const isScrubber = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('.scrubber') !== null;

/** Calls back at the first key or tap that is not meant for the scrubber. */
function useInterruption(listening: boolean, interrupted: () => void): void {
  const latest = useRef(interrupted);
  useEffect(() => {
    latest.current = interrupted;
  });
  useEffect(() => {
    if (!listening) return undefined;
    const pressed = (event: Event): void => {
      const paused = event instanceof KeyboardEvent && /^( |p|Shift|Control|Alt|Meta|Tab)$/.test(event.key);
      if (!paused && !isScrubber(event.target)) latest.current();
    };
    addEventListener('keydown', pressed);
    addEventListener('pointerdown', pressed);
    return () => {
      removeEventListener('keydown', pressed);
      removeEventListener('pointerdown', pressed);
    };
  }, [listening]);
}

/** Steps through the moves one by one, or on a tour through those that are told, and ends at now. */
export function useReplay({ version, head, first, told, seek }: Parts): Replay {
  const [mode, setMode] = useState<Mode>('still');
  const running = mode !== 'still' && version < head;
  const next = mode === 'touring' ? (told.find((stop) => stop > version) ?? head) : version + 1;
  useEffect(() => {
    if (!running) return undefined;
    const timer = setTimeout(() => seek(next), STEP);
    return () => clearTimeout(timer);
  }, [running, next, seek]);
  useInterruption(running && mode === 'touring', () => {
    setMode('still');
    seek(head);
  });
  return {
    playing: running,
    toggle: () => {
      if (running) setMode('still');
      else {
        if (version >= head) seek(first);
        setMode('playing');
      }
    },
    from: (start) => {
      seek(start);
      setMode('touring');
    },
  };
}
