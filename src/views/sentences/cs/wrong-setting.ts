import type { SettingWords } from '../wrong-setting.js';

export const SETTING_WORDS: SettingWords = {
  fields: new Map(
    Object.entries({
      settings: 'nastavení',
      edition: 'vydání pravidel',
      expansion: 'rozšíření',
      olderTiles: 'budovy ze starého rozšíření',
      houseRules: 'domácí pravidla',
      contentFile: 'opravy karet a budov',
      seats: 'počet míst',
      order: 'pořadí míst',
      entropy: 'způsob předání náhodných čísel',
      practice: 'cvičná hra',
      fullView: 'úplný pohled pro organizátory',
      time: 'čas na tah',
      commitment: 'otisk tajného čísla',
      seed: 'tajné číslo',
    }),
  ),
  parts: new Map(
    Object.entries({
      starvation: 'hlad',
      huntAgain: 'opakovaný lov',
      spareGreens: 'přebytečné symboly',
      tie: 'shoda',
      system: 'způsob měření času',
      whenOut: 'co se stane po vypršení času',
      hours: 'hodiny',
      increment: 'hodiny navíc za každý tah',
      grace: 'hodiny odkladu',
      excuses: 'omluvy',
      keepAfter: 'tahy za sebou, než autopilot převezme místo',
    }),
  ),
  range: ({ min, max }) => `${min} až ${max}`,
  bytes: ({ bytes }) => `${bytes} bajtů zapsaných šestnáctkově malými písmeny`,
  onlyWithExpansion: 'jen s rozšířením',
};
