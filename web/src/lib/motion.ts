import { readSetting, writeSetting } from './settings.js';
import { useMedia } from './use-media.js';

export const MOTIONS = ['system', 'less'] as const;
export type Motion = (typeof MOTIONS)[number];

/** How much may move on this device; as the system says unless the player wants less. */
export const chosenMotion = (): Motion => (readSetting('motion') === 'less' ? 'less' : 'system');

/** Style follows the attribute; without it, it follows the system. */
export function applyMotion(motion: Motion): void {
  if (motion === 'less') document.documentElement.dataset['motion'] = 'less';
  else delete document.documentElement.dataset['motion'];
}

/** Remembers and applies it. */
export function chooseMotion(motion: Motion): void {
  writeSetting('motion', motion);
  applyMotion(motion);
}

/** Whether things should stand still. */
export function useStillness(): boolean {
  const system = useMedia('(prefers-reduced-motion: reduce)');
  return system || document.documentElement.dataset['motion'] === 'less';
}
