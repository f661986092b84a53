import { inOneTab } from './in-one-tab.js';
import { readSetting, writeSetting } from './settings.js';

/** Whether this device knocks; only where somebody has asked for it. */
export const soundIsOn = (): boolean => readSetting('sound') === 'on';

/** Two partials of a piece of wood: how high, how loud, and for how many seconds they ring. */
const WOOD = [
  { pitch: 232, loud: 0.2, rings: 0.16 },
  { pitch: 617, loud: 0.06, rings: 0.07 },
] as const;

let air: AudioContext | null = null;

/** What older browsers, and addresses without https, do not have. */
const { userActivation, locks } = navigator as Partial<Navigator>;

/** Whether it was asked for and can be heard: browsers are silent, and complain, before anything was pressed. */
const canKnock = (): boolean => soundIsOn() && userActivation?.hasBeenActive !== false;

/** One soft knock on wood. */
function knock(): void {
  if (!canKnock()) return;
  air ??= new AudioContext();
  // It may be refused, or never come: then it is silent.
  air.resume().catch(() => undefined);
  const now = air.currentTime + 0.01;
  for (const { pitch, loud, rings } of WOOD) {
    const tone = air.createOscillator();
    const volume = air.createGain();
    tone.frequency.setValueAtTime(pitch * 1.12, now);
    tone.frequency.exponentialRampToValueAtTime(pitch, now + 0.03);
    volume.gain.setValueAtTime(0.0001, now);
    volume.gain.exponentialRampToValueAtTime(loud, now + 0.004);
    volume.gain.exponentialRampToValueAtTime(0.0001, now + rings);
    tone.connect(volume).connect(air.destination);
    tone.start(now);
    tone.stop(now + rings);
  }
}

/** Knocks for something that other tabs have heard of too: one of them does. */
export function knockOnce(): void {
  if (canKnock()) void inOneTab(locks, knock);
}

/** Turns the knock on or off; whoever turns it on hears it. */
export function switchSound(on: boolean): void {
  writeSetting('sound', on ? 'on' : 'off');
  knock();
}
