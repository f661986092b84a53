import type { RuleSentences } from '../rule-sentences.js';

export const RULE_SENTENCES: RuleSentences = {
  R1: [
    'Miesta pri stole a začiatok',
    'Hráči sedia v smere hodinových ručičiek. Miesta sa na začiatku žrebujú, alebo idú podľa poradia príchodu, ak to stôl hovorí. Hra sa začne, keď sú miesta obsadené a všetci pripravení. Pre každého hráča je jeden balíček budov so siedmimi kartičkami. Figúrka začínajúceho hráča ide každé kolo o miesto ďalej.',
  ],
  R2: [
    'Umiestňovanie figúrok',
    'Vo svojom ťahu pošleš figúrky práve na jedno miesto: jednu k výrobcovi nástrojov, na pole, na kartu alebo na budovu; práve dve do chatrče a ku kupcovi; na lov koľko chceš; do lesa, hliniska, kameňolomu a k rieke toľko, koľko je voľných krúžkov zo siedmich. Obsadené krúžky ostávajú obsadené, kým sa figúrky nevrátia domov.',
  ],
  R3: [
    'Kto je na ťahu',
    'Po každom umiestnení ide ťah v smere hodinových ručičiek k ďalšiemu hráčovi, ktorý má niekoho doma a má kam ísť. Kto nemá, je do konca kola preskočený. Keď už nikto umiestniť nemôže, začína sa vyhodnotenie akcií; figúrky, ktoré sa nikam nezmestili, ostávajú doma a jedia ako ostatné.',
  ],
  R4: [
    'Raz za kolo',
    'Do lesa, hliniska, kameňolomu, k rieke a na vlastnú budovu posielaš figúrky raz za kolo; neskôr žiadnu nepridáš. Či to platí aj pre lov, závisí od pravidiel. Každá karta a každá budova je miesto sama pre seba.',
  ],
  R5: [
    'Menej hráčov, menej miest',
    'V lese, hlinisku, kameňolome a pri rieke stoja pri dvoch hráčoch figúrky najviac jedného kmeňa, pri troch najviac dvoch. Z miest dediny sa v jednom kole pri dvoch a troch hráčoch použijú dve, pri štyroch tri, pri piatich štyri. Lov, karty a budovy také obmedzenie nemajú.',
  ],
  R6: [
    'Vyhodnotenie akcií',
    'Od začínajúceho hráča vyhodnotí každý postupne akcie všetkých svojich figúrok, v ľubovoľnom poradí. Figúrky idú domov, keď je akcia ich miesta hotová. Výrobca nástrojov, chatrč, pole, kupec a každý hod sa vyhodnotiť musia; nechať ležať možno len karty a budovy.',
  ],
  R7: [
    'Nikto sa nepýta bez voľby',
    'Čo nenecháva nič na výber, urobí server a kronika to povie. Nákup za teba nechá ležať len vtedy, keď ho nič z toho, čo máš, nemôže zaplatiť.',
  ],
  R8: [
    'Kocky a nástroje',
    'Za každú figúrku na mieste sa hádže jednou kockou. Po hode môžeš pridať nástroje, každý raz za kolo a v celej hodnote. Súčet delený číslom miesta, zaokrúhlený nadol, je to, čo si vezmeš.',
  ],
  R9: [
    'Nové nástroje',
    'Nový nástroj leží na prvom voľnom mieste; keď sú všetky tri obsadené, zlepší sa najnižší o jeden, najviac na štyri. Nástroj použitý v tomto kole ostáva použitý, aj keď sa zlepší. V ďalšom kole sú všetky zase pripravené.',
  ],
  R10: [
    'Nástroje na jednorazové použitie',
    'Taký nástroj leží lícom nahor, kým ho nepridáš k hodu: raz, v celej hodnote, sám aj s inými, nikdy však na trhu. Spodná polovica karty sa na konci počíta, či bol použitý, alebo nie.',
  ],
  R11: [
    'Karty s hodom',
    'Kockami takej karty sa hádže hneď po kúpe. Nástroje pridať možno. Či na tom mieste stoja tvoje figúrky, nehrá rolu.',
  ],
  R12: [
    'Koľko stojí karta',
    'Karta stojí toľko, koľko v tomto kole hovorí jej miesto. Na lacnejšie miesta sa karty posúvajú až na konci kola.',
  ],
  R13: [
    'Chatrč',
    'Z dvoch figúrok v chatrči sú tri, najviac desať v kmeni. Nová je doma, v tomto kole ju už umiestniť nemožno a už je.',
  ],
  R14: [
    'Trh',
    'Kto kúpi trh, hádže jednou kockou za každého hráča. Od kupujúceho v smere hodinových ručičiek si každý vezme práve jednu kocku a hneď to, čo dáva. Kocky ostávajú, ako padli, a nástroje nepomáhajú. Potom pokračuje kupujúci.',
  ],
  R15: [
    'Kocky trhu bez voľby',
    'Keď všetky zvyšné kocky ukazujú to isté, rozdá ich server. Kocku, ktorá ti nič nedá, si vziať smieš.',
  ],
  R16: [
    'Stavba budovy',
    'Zaplatíš, kartička a jej body sú tvoje, figúrka ide domov a otočí sa ďalšia kartička balíčka; v tomto kole na ňu nikto nemôže. Čo kartička dáva, príde nakoniec.',
  ],
  R17: [
    'Posledná kartička balíčka',
    'Keď ju niekto kúpi, hra sa skončí po tomto kole, vrátane kŕmenia. Kým ju všetci nechávajú ležať, hra pokračuje.',
  ],
  R18: [
    'Ceny',
    'Platíš presne cenu. Karta stojí jednu až štyri ľubovoľné suroviny podľa svojho miesta. Budova stojí to, čo je na nej: určitý tovar, alebo počet surovín toľkých druhov, alebo jednu až sedem podľa tvojej voľby, alebo jednu až štyri ozdoby. Jedlom sa neplatí nič a ozdobami len tam, kde to cena hovorí.',
  ],
  R19: [
    'Karty navyše',
    'Karta navyše sa berie z balíčka a vidí ju len jej majiteľ. Horná polovica nemá účinok, spodná sa počíta na konci. Keď je balíček prázdny, žiadna nie je.',
  ],
  R20: [
    'Čo je skryté',
    'Skryté sú len karty navyše, pred všetkými okrem majiteľa, až do konca. Organizátor ich vidí skôr len vtedy, ak bol stôl tak otvorený, a potom v tej hre nikdy nehrá.',
  ],
  R21: [
    'Dve ľubovoľné suroviny',
    'Taká karta leží lícom nahor, kým ju nepoužiješ: dve suroviny, rovnaké aj rôzne, žiadne ozdoby, kedykoľvek máš vyhodnotiť akciu alebo kŕmiť a neležia pred tebou kocky. Nepoužitá dá na konci dva body.',
  ],
  R22: [
    'Nakŕmenie kmeňa',
    'Najprv si každý vezme toľko jedla, koľko má obilia. Potom zje každá figúrka jedno jedlo. Kto má jedla dosť, platí jedlom.',
  ],
  R23: [
    'Hlad',
    'Keď jedlo chýba, zje sa všetko a každé chýbajúce možno nahradiť surovinou. Čo hlad stojí a či možno zaplatiť len časť, závisí od pravidiel.',
  ],
  R24: [
    'Koniec kola a koniec hry',
    'Keď sú všetci nakŕmení, ide figúrka začínajúceho hráča ďalej, nástroje sú zase pripravené, karty sa posunú na najlacnejšie miesta a voľné miesta sa doplnia. Hra sa končí, keď sa minul balíček budov, alebo keď je kariet menej než voľných miest. V skončenej hre už nikto neťahá.',
  ],
  R25: [
    'Ako dlho hra trvá',
    'Kým sa neminie balíček budov alebo kariet, nech to trvá koľko kôl chce. Všetci spoločne sa môžu dohodnúť, že skončia skôr.',
  ],
  R26: [
    'Záverečné vyhodnotenie',
    'Rôzne symboly na zelených kartách dajú toľko bodov, koľko je ich počet krát on sám. Roľníci sa násobia obilím, výrobcovia nástrojov hodnotou nástrojov, stavitelia budovami, šamani figúrkami, kupci krokmi na počítadle obchodu. Každá surovina je bod, jedlo a ozdoby nič. Body môžu byť aj pod nulou.',
  ],
  R27: [
    'Víťaz',
    'Vyhráva najviac bodov. Čo rozhoduje pri rovnosti, hovoria pravidlá; kto je rovnaký aj v tom, o poradie sa delí.',
  ],
  R28: [
    'So Štýl je cieľ',
    'Každý začína s jednou ozdobou a na 0 počítadla obchodu. Pribúda kupec, piate miesto kariet a ďalšie karty a budovy. Bez rozšírenia nič z toho nie je.',
  ],
  R29: [
    'Rozdelenie lovu',
    'S rozšírením môže byť každý kus z lovu jedlo, alebo ozdoba. Koľko čoho, povieš po hode.',
  ],
  R30: [
    'Kupec',
    'Dve figúrky u kupca ťa posunú o dva kroky po počítadle obchodu, karta alebo kocka o jeden, najviac na 10. Každý posun dá dve ozdoby; kde sa nič neposunie, nie sú.',
  ],
  R31: [
    'Obchod',
    'Pri kúpe karty alebo budovy smieš raz zameniť v pomere svojho kroku: dva za jeden od kroku 1, jeden za jeden od kroku 4, jeden za dva od kroku 9, suroviny aj ozdoby. Čo si vezmeš, musí ísť do tejto platby; druhý kus, ktorý netreba, prepadá.',
  ],
  R32: [
    'Kedy možno obchodovať',
    'Od kroku 1 na počítadle obchodu, raz za kolo, a nie v kole, v ktorom boli tvoje figúrky poslané ku kupcovi.',
  ],
  R33: [
    'Piate miesto kariet',
    'Jeho karta stojí práve tri ozdoby. Za ďalšie tri dostaneš aj vrchnú kartu balíčka ako kartu navyše. Surovinami ju zaplatiť nemožno. Na konci kola sa karta posunie na ostatné miesta.',
  ],
  R34: ['Trh so štýlom', 'Prebieha ako trh, so stranami kociek z rozšírenia.'],
  R35: [
    'Budovy, na ktorých sa pracuje',
    'Figúrky na ne posiela len majiteľ, jednu až tri, raz za kolo, od kola po kúpe. Hádžu a používajú nástroje ako inde.',
  ],
  R36: ['Budovy s príjmom', 'Majiteľovi ho dajú, keď sa začína vyhodnotenie akcií, prvý raz v kole po kúpe.'],
  R37: [
    'Odchod z hry',
    'Za toho, kto sa vzdá alebo sa včas nevráti, dohrá autopilot a skončí posledný. Vo dvojici sa hra skončí hneď. Miesto, ktoré drží autopilot, si hráč môže vziať späť, alebo ho stôl dá niekomu inému.',
  ],
  R38: [
    'Vrátenie ťahu',
    'Svoj posledný ťah môžeš vziať späť voľne, kým nepadnú kocky, neotočí sa karta alebo kartička alebo neťahá niekto iný. Ďalej než to len so súhlasom všetkých. Čo padlo alebo sa otočilo, sa tým nevracia.',
  ],
  R39: [
    'Rozhodnutia a žiadosti',
    'Hráč je vždy požiadaný o jednu vec: umiestniť, vyhodnotiť akciu, rozhodnúť o hode, vziať kocku, kŕmiť. Vrátenie, prestávky a noví hráči sú žiadosti stola a samy hodiny nezastavia. Čo bolo poslané dvakrát, platí raz.',
  ],
  R40: [
    'Čo smieš',
    'Všetko, čo smieš, je vypísané, a čo je zatvorené, hovorí prečo: z rovnakého dôvodu, pre ktorý by bol ťah odmietnutý.',
  ],
};
