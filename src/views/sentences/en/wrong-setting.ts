import type { SettingWords } from '../wrong-setting.js';

export const SETTING_WORDS: SettingWords = {
  fields: new Map(
    Object.entries({
      settings: 'the settings',
      edition: 'the edition',
      expansion: 'the expansion',
      olderTiles: 'the older buildings',
      houseRules: 'the house rules',
      contentFile: 'the corrections of cards and buildings',
      seats: 'the number of seats',
      order: 'the order of the seats',
      entropy: 'how random numbers are given',
      practice: 'the practice game',
      fullView: 'the full view for organisers',
      time: 'the clocks',
      commitment: 'the fingerprint of the seed',
      seed: 'the seed',
    }),
  ),
  parts: new Map(
    Object.entries({
      starvation: 'hunger',
      huntAgain: 'hunting again',
      spareGreens: 'spare symbols',
      tie: 'ties',
      system: 'how time is measured',
      whenOut: 'what happens when time runs out',
      hours: 'hours',
      increment: 'hours more for each turn',
      grace: 'hours of grace',
      excuses: 'excuses',
      keepAfter: 'turns in a row until autopilot keeps the seat',
    }),
  ),
  range: ({ min, max }) => `${min} to ${max}`,
  bytes: ({ bytes }) => `${bytes} bytes in lower-case hexadecimal`,
  onlyWithExpansion: 'only with the expansion',
};
