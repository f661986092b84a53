import type { SettingWords } from '../wrong-setting.js';

export const SETTING_WORDS: SettingWords = {
  fields: new Map(
    Object.entries({
      settings: 'postavke',
      edition: 'izdanje pravila',
      expansion: 'proširenje',
      olderTiles: 'građevine iz starog proširenja',
      houseRules: 'kućna pravila',
      contentFile: 'ispravci karata i građevina',
      seats: 'broj mjesta',
      order: 'redoslijed mjesta',
      entropy: 'način davanja slučajnih brojeva',
      practice: 'igra za vježbu',
      fullView: 'potpuni uvid za organizatore',
      time: 'vrijeme za potez',
      commitment: 'otisak tajnog broja',
      seed: 'tajni broj',
    }),
  ),
  parts: new Map(
    Object.entries({
      starvation: 'glad',
      huntAgain: 'ponovni lov',
      spareGreens: 'simboli viška',
      tie: 'izjednačenje',
      system: 'način mjerenja vremena',
      whenOut: 'što se događa kad istekne vrijeme',
      hours: 'sati',
      increment: 'dodatni sati za svaki potez',
      grace: 'sati odgode',
      excuses: 'opravdanja',
      keepAfter: 'potezi zaredom dok autopilot ne preuzme mjesto',
    }),
  ),
  range: ({ min, max }) => `${min} do ${max}`,
  bytes: ({ bytes }) => `${bytes} bajta zapisana heksadecimalno malim slovima`,
  onlyWithExpansion: 'samo s proširenjem',
};
