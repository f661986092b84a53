type Heading = readonly [line: number, heading: string];

/** Puts a chapter before the headings below it. */
const below = (chapter: string, first: number, headings: readonly Heading[]): readonly Heading[] => [
  [first, chapter],
  ...headings.map(([line, heading]) => [line, `${chapter} › ${heading}`] as const),
];

/**
 * The headings of the rulebooks as they are printed, and the line on which each begins in the texts by which citations
 * count. Lines serve programs; whoever has a rulebook at hand finds its headings.
 */
export const HEADINGS: Readonly<Record<string, readonly Heading[]>> = {
  '000': [
    [15, 'Herní materiál a příprava hry'],
    ...below('1. Umísťování figurek na herní plán', 111, [
      [152, 'Chýše'],
      [176, 'Suroviny'],
    ]),
    ...below('2. Provedení akcí', 232, [
      [334, 'Použití nástrojů'],
      [355, 'Civilizační karty'],
      [379, 'Budovy'],
    ]),
    ...below('3. Krmení kmene', 393, [
      [401, 'Nedostatek jídla'],
      [405, 'Hlad'],
    ]),
    [425, 'Konec hry'],
    ...below('Závěrečné vyhodnocení a určení vítěze', 432, [
      [440, 'Zelené civilizační karty'],
      [530, 'Shoda v počtu bodů'],
    ]),
    ...below('Hra ve dvou a třech hráčích', 536, [
      [540, '3 hráči'],
      [545, '2 hráči'],
    ]),
    ...below('Přehled budov a civilizačních karet', 594, [
      [596, 'Budovy'],
      [658, 'Trh surovin'],
      [722, 'Jednorázový nástroj'],
      [728, '2 libovolné suroviny'],
    ]),
  ],
  '001': [
    ...below('Co je nové?', 114, [[120, 'Ozdoby!']]),
    ...below('1. Umísťování figurek na herní plán', 152, [
      [154, 'Kupec'],
      [171, 'Civilizační karty'],
    ]),
    ...below('2. Vyhodnocení akcí', 196, [
      [213, 'Obchod'],
      [217, 'Pravidla obchodu'],
      [265, 'Loviště a ozdoby'],
      [277, 'Nová pozice pro 1 civilizační kartu'],
    ]),
    [293, 'Konec hry'],
    ...below('Další kolo a změny pro 4, 3 nebo 2 hráče', 297, [[301, 'Změny pro 2–4 hráče']]),
    ...below('Popis nových civilizačních karet & kartiček budov', 354, [
      [388, 'Trh „se stylem“'],
      [399, 'Kartičky budov'],
    ]),
  ],
  '002': [
    [1, 'Herní materiál'],
    ...below('1. Umisťování figurek na herní plán', 92, [
      [107, 'Chýše'],
      [119, 'Les, jíloviště, kamenolom a řeka'],
    ]),
    ...below('2. Vyhodnocení akcí', 169, [
      [180, 'Výrobce nástrojů'],
      [308, 'Civilizační karty'],
      [361, 'Budovy'],
      [377, 'Různé budovy'],
    ]),
    [399, '3. Nakrmení kmene'],
    [452, 'Konec hry'],
    [460, 'Počítání bodů a určení vítěze'],
    [490, 'Hra ve dvou a třech hráčích'],
  ],
  '003': [
    ...below('Prehľad civilizačných kariet', 1, [
      [12, 'Karty so zeleným pozadím'],
      [31, 'Trh'],
      [92, 'Nástroj na jednorazové použitie'],
      [101, '2 ľubovoľné suroviny'],
    ]),
    [180, 'Príprava hry'],
    ...below('1. Umiestňovanie figúrok na hrací plán', 248, [
      [276, 'Chatrč'],
      [294, 'Les, hlinisko, kameňolom a rieka'],
    ]),
    ...below('2. Vyhodnotenie akcií', 343, [
      [363, 'Výrobca nástrojov'],
      [475, 'Civilizačné karty'],
      [495, 'Budovy'],
      [518, 'Rôzne budovy'],
    ]),
    [550, '3. Nakŕmenie kmeňa'],
    [591, 'Koniec hry'],
    [607, 'Počítanie bodov a určenie víťaza'],
    [641, 'Hra v dvoch, alebo v troch hráčoch'],
  ],
  '004': [
    [13, 'Sadržaj'],
    ...below('1. Igrači postavljaju svoje ljude na igraću ploču', 91, [
      [121, 'Koliba'],
      [144, 'Lov'],
      [156, 'Šuma, glinokop, kamenolom, rijeka'],
    ]),
    ...below('2. Igrači koriste akcije svojih postavljenih ljudi', 214, [
      [226, 'Alatnica'],
      [340, 'Civilizacijske karte'],
      [351, 'Građevine'],
      [363, 'Različite građevine'],
    ]),
    [396, '3. Igrači hrane svoje ljude'],
    [414, 'Kraj igre'],
    [430, 'Završno bodovanje i pobjeda!'],
    [476, 'Promjene za 2 i 3 igrača'],
    ...below('Civilizacijske karte', 510, [
      [574, 'Bonusi za kocke'],
      [636, 'Alat za jednokratno korištenje'],
      [644, '2 resursa po izboru igrača'],
    ]),
  ],
};
