import { useEffect, useState } from 'react';
import { useStillness } from '../../lib/motion.js';
import { isPress } from '../../lib/press.js';

const PACE = 180;

type Counting = Readonly<{ step: number; complete: boolean; again: () => void; skip: () => void }>;

/** Lays one stone after the other; any key ends it, and whoever wants no motion sees the end at once. */
export function useCount(steps: number): Counting {
  const still = useStillness();
  const [step, setStep] = useState(0);
  const reached = still ? steps : step;
  const complete = reached >= steps;
  useEffect(() => {
    if (complete) return undefined;
    const timer = setTimeout(() => setStep((before) => before + 1), PACE);
    // What is pressed by a key does what it says; and a key that is still held down has led here.
    const skip = (event: KeyboardEvent): void => {
      if (!event.repeat && !isPress(event)) setStep(steps);
    };
    addEventListener('keydown', skip);
    return () => {
      clearTimeout(timer);
      removeEventListener('keydown', skip);
    };
  }, [complete, reached, steps]);
  return { step: reached, complete, again: () => setStep(0), skip: () => setStep(steps) };
}
