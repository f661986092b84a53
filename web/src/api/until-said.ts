import { FIRST_WAIT, longer, onHurry } from './hurry.js';

/** Waits for so long, or until somebody does not want to. */
const pause = (milliseconds: number): Promise<void> =>
  new Promise((over) => {
    const go = (): void => {
      clearTimeout(timer);
      stop();
      over();
    };
    const timer = setTimeout(go, milliseconds);
    const stop = onHurry(go);
  });

/** Asks until somebody can say, ever more slowly; null when nobody wants to know any more. */
export async function untilSaid<Said>(
  ask: () => Promise<Said | 'later'>,
  wanted: () => boolean,
): Promise<Said | null> {
  for (let wait = FIRST_WAIT; wanted(); wait = longer(wait)) {
    const said = await ask();
    if (said !== 'later') return said;
    await pause(wait);
  }
  return null;
}
