import type { SettingWords } from '../wrong-setting.js';

export const SETTING_WORDS: SettingWords = {
  fields: new Map(
    Object.entries({
      settings: 'nastavenie',
      edition: 'vydanie pravidiel',
      expansion: 'rozšírenie',
      olderTiles: 'budovy zo starého rozšírenia',
      houseRules: 'domáce pravidlá',
      contentFile: 'opravy kariet a budov',
      seats: 'počet miest',
      order: 'poradie miest',
      entropy: 'spôsob odovzdania náhodných čísel',
      practice: 'cvičná hra',
      fullView: 'úplný pohľad pre organizátorov',
      time: 'čas na ťah',
      commitment: 'odtlačok tajného čísla',
      seed: 'tajné číslo',
    }),
  ),
  parts: new Map(
    Object.entries({
      starvation: 'hlad',
      huntAgain: 'opakovaný lov',
      spareGreens: 'zvyšné symboly',
      tie: 'rovnosť',
      system: 'spôsob merania času',
      whenOut: 'čo sa stane po vypršaní času',
      hours: 'hodiny',
      increment: 'hodiny navyše za každý ťah',
      grace: 'hodiny odkladu',
      excuses: 'ospravedlnenia',
      keepAfter: 'ťahy za sebou, kým autopilot preberie miesto',
    }),
  ),
  range: ({ min, max }) => `${min} až ${max}`,
  bytes: ({ bytes }) => `${bytes} bajtov zapísaných šestnástkovo malými písmenami`,
  onlyWithExpansion: 'iba s rozšírením',
};
