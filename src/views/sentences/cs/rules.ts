import type { RuleSentences } from '../rule-sentences.js';

export const RULE_SENTENCES: RuleSentences = {
  R1: [
    'Místa u stolu a začátek',
    'Hráči sedí po směru hodinových ručiček. Místa se na začátku losují, nebo jdou podle pořadí příchodu, pokud to stůl říká. Hra začne, když jsou místa obsazená a všichni připravení. Pro každého hráče je jeden sloupeček budov se sedmi destičkami. Figurka začínajícího hráče jde každé kolo o místo dál.',
  ],
  R2: [
    'Umísťování figurek',
    'Ve svém tahu pošleš figurky právě na jedno místo: jednu k výrobci nástrojů, na pole, na kartu nebo na budovu; právě dvě do chýše a ke kupci; na loviště kolik chceš; do lesa, jíloviště, kamenolomu a k řece tolik, kolik je volných políček ze sedmi. Obsazená políčka zůstávají obsazená, dokud se figurky nevrátí domů.',
  ],
  R3: [
    'Kdo je na tahu',
    'Po každém umístění jde tah po směru hodinových ručiček k dalšímu hráči, který má někoho doma a má kam jít. Kdo nemá, je do konce kola přeskočen. Když už nikdo umístit nemůže, začíná provedení akcí; figurky, které se nikam nevešly, zůstávají doma a jedí jako ostatní.',
  ],
  R4: [
    'Jednou za kolo',
    'Do lesa, jíloviště, kamenolomu, k řece a na vlastní budovu posíláš figurky jednou za kolo; později žádnou nepřidáš. Zda to platí i pro loviště, záleží na pravidlech. Každá karta a každá budova je místo samo pro sebe.',
  ],
  R5: [
    'Méně hráčů, méně míst',
    'V lese, jílovišti, kamenolomu a u řeky stojí při dvou hráčích figurky nejvýše jednoho kmene, při třech nejvýše dvou. Z míst vesnice se v jednom kole při dvou a třech hráčích použijí dvě, při čtyřech tři, při pěti čtyři. Loviště, karty a budovy takové omezení nemají.',
  ],
  R6: [
    'Provedení akcí',
    'Od začínajícího hráče provede každý postupně akce všech svých figurek, v libovolném pořadí. Figurky jdou domů, když je akce jejich místa hotová. Výrobce nástrojů, chýše, pole, kupec a každý hod se provést musí; nechat ležet lze jen karty a budovy.',
  ],
  R7: [
    'Nikdo není tázán bez volby',
    'Co nenechává nic na výběr, provede server a kronika to řekne. Nákup za tebe nechá ležet jen tehdy, když ho nic z toho, co máš, nemůže zaplatit.',
  ],
  R8: [
    'Kostky a nástroje',
    'Za každou figurku na místě se hází jednou kostkou. Po hodu můžeš přidat nástroje, každý jednou za kolo a v celé hodnotě. Součet dělený číslem místa, zaokrouhlený dolů, je to, co si vezmeš.',
  ],
  R9: [
    'Nové nástroje',
    'Nový nástroj leží na prvním volném místě; když jsou všechna tři obsazená, zlepší se nejnižší o jedna, nejvýše na čtyři. Nástroj použitý v tomto kole zůstává použitý, i když se zlepší. V dalším kole jsou všechny zase připravené.',
  ],
  R10: [
    'Jednorázové nástroje',
    'Jednorázový nástroj leží lícem nahoru, dokud ho nepřidáš k hodu: jednou, v celé hodnotě, samotný i s jinými, nikdy však na trhu. Spodní polovina karty se na konci počítá, ať byl použit, nebo ne.',
  ],
  R11: [
    'Karty s hodem',
    'Kostkami takové karty se hází hned po koupi. Nástroje přidat lze. Zda na tom místě stojí tvé figurky, nehraje roli.',
  ],
  R12: [
    'Kolik stojí karta',
    'Karta stojí tolik, kolik v tomto kole říká její místo. Na levnější místa se karty posouvají až na konci kola.',
  ],
  R13: [
    'Chýše',
    'Ze dvou figurek v chýši jsou tři, nejvýše deset v kmeni. Nová je doma, v tomto kole už ji umístit nelze a už jí.',
  ],
  R14: [
    'Trh surovin',
    'Kdo koupí trh, hází jednou kostkou za každého hráče. Od kupujícího po směru hodinových ručiček si každý vezme právě jednu kostku a hned to, co dává. Kostky zůstávají, jak padly, a nástroje nepomáhají. Potom pokračuje kupující.',
  ],
  R15: [
    'Kostky trhu bez volby',
    'Když všechny zbylé kostky ukazují totéž, rozdá je server. Kostku, která ti nic nedá, si vzít smíš.',
  ],
  R16: [
    'Stavba budovy',
    'Zaplatíš, destička a její body jsou tvé, figurka jde domů a otočí se další destička sloupečku; v tomto kole na ni nikdo nemůže. Co destička dává, přijde nakonec.',
  ],
  R17: [
    'Poslední destička sloupečku',
    'Když ji někdo koupí, hra skončí po tomto kole, včetně krmení. Dokud ji všichni nechávají ležet, hra pokračuje.',
  ],
  R18: [
    'Ceny',
    'Platíš přesně cenu. Karta stojí jednu až čtyři libovolné suroviny podle svého místa. Budova stojí to, co je na ní: určité zboží, nebo počet surovin tolika druhů, nebo jednu až sedm podle tvé volby, nebo jednu až čtyři ozdoby. Jídlem se neplatí nic a ozdobami jen tam, kde to cena říká.',
  ],
  R19: [
    'Karty navíc',
    'Karta navíc se bere z balíčku a vidí ji jen její majitel. Horní polovina nemá účinek, spodní se počítá na konci. Když je balíček prázdný, žádná není.',
  ],
  R20: [
    'Co je skryté',
    'Skryté jsou jen karty navíc, přede všemi kromě majitele, až do konce. Organizátor je vidí dřív jen tehdy, byl-li stůl tak otevřen, a pak v té hře nikdy nehraje.',
  ],
  R21: [
    'Dvě libovolné suroviny',
    'Taková karta leží lícem nahoru, dokud ji nepoužiješ: dvě suroviny, stejné i různé, žádné ozdoby, kdykoli máš provést akci nebo krmit a neleží před tebou kostky. Nepoužitá dá na konci dva body.',
  ],
  R22: [
    'Krmení kmene',
    'Nejprve si každý vezme tolik jídla, kolik má obilí. Potom sní každá figurka jedno jídlo. Kdo má jídla dost, platí jídlem.',
  ],
  R23: [
    'Hlad',
    'Když jídlo chybí, sní se všechno a každé chybějící lze nahradit surovinou. Co hlad stojí a zda lze zaplatit jen část, záleží na pravidlech.',
  ],
  R24: [
    'Konec kola a konec hry',
    'Když jsou všichni nakrmení, jde figurka začínajícího hráče dál, nástroje jsou zase připravené, karty se posunou na nejlevnější místa a volná místa se doplní. Hra končí, když došel sloupeček, nebo když je karet méně než volných míst. Ve skončené hře už nikdo netáhne.',
  ],
  R25: [
    'Jak dlouho hra trvá',
    'Dokud nedojde sloupeček nebo balíček, ať to trvá kolik kol chce. Všichni společně se mohou dohodnout, že skončí dřív.',
  ],
  R26: [
    'Závěrečné vyhodnocení',
    'Různé symboly na zelených kartách dají tolik bodů, kolik je jejich počet krát on sám. Rolníci se násobí obilím, výrobci nástrojů hodnotou nástrojů, stavitelé chýší budovami, šamani figurkami, kupci kroky na počítadle obchodu. Každá surovina je bod, jídlo a ozdoby nic. Body mohou být i pod nulou.',
  ],
  R27: [
    'Vítěz',
    'Vyhrává nejvíc bodů. Co rozhoduje při shodě, říkají pravidla; kdo je shodný i v tom, o pořadí se dělí.',
  ],
  R28: [
    'Se Styl je cíl',
    'Každý začíná s jednou ozdobou a na 0 počítadla obchodu. Přibývá kupec, páté místo karet a další karty a budovy. Bez rozšíření nic z toho není.',
  ],
  R29: [
    'Rozdělení lovu',
    'S rozšířením může být každý kus z lovu jídlo, nebo ozdoba. Kolik čeho, řekneš po hodu.',
  ],
  R30: [
    'Kupec',
    'Dvě figurky u kupce tě posunou o dva kroky po počítadle obchodu, karta nebo kostka o jeden, nejvýše na 10. Každý posun dá dvě ozdoby; kde se nic neposune, nejsou.',
  ],
  R31: [
    'Obchod',
    'Při koupi karty nebo budovy smíš jednou směnit v poměru svého kroku: dva za jeden od kroku 1, jeden za jeden od kroku 4, jeden za dva od kroku 9, suroviny i ozdoby. Co si vezmeš, musí jít do této platby; druhý kus, který není potřeba, propadá.',
  ],
  R32: [
    'Kdy lze obchodovat',
    'Od kroku 1 na počítadle obchodu, jednou za kolo, a ne v kole, ve kterém byly tvé figurky poslány ke kupci.',
  ],
  R33: [
    'Páté místo karet',
    'Jeho karta stojí právě tři ozdoby. Za další tři dostaneš i vrchní kartu balíčku jako kartu navíc. Surovinami ji zaplatit nelze. Na konci kola se karta posune na ostatní místa.',
  ],
  R34: ['Trh „se stylem“', 'Probíhá jako trh surovin, se stranami kostek z rozšíření.'],
  R35: [
    'Budovy, na kterých se pracuje',
    'Figurky na ně posílá jen majitel, jednu až tři, jednou za kolo, od kola po koupi. Házejí a používají nástroje jako jinde.',
  ],
  R36: ['Budovy s příjmem', 'Majiteli ho dají, když začíná provedení akcí, poprvé v kole po koupi.'],
  R37: [
    'Odchod ze hry',
    'Za toho, kdo se vzdá nebo se včas nevrátí, dohraje autopilot a skončí poslední. Ve dvou hra skončí hned. Místo, které drží autopilot, si hráč může vzít zpět, nebo ho stůl dá někomu jinému.',
  ],
  R38: [
    'Vrácení tahu',
    'Svůj poslední tah můžeš vzít zpět volně, dokud nepadnou kostky, neotočí se karta nebo destička nebo netáhne někdo jiný. Dál než to jen se souhlasem všech. Co padlo nebo se otočilo, se tím nevrací.',
  ],
  R39: [
    'Rozhodnutí a žádosti',
    'Hráč je tázán vždy na jednu věc: umístit, provést akci, rozhodnout o hodu, vzít kostku, krmit. Vrácení, přestávky a noví hráči jsou žádosti stolu a samy hodiny nezastaví. Co bylo posláno dvakrát, platí jednou.',
  ],
  R40: [
    'Co smíš',
    'Všechno, co smíš, je vypsáno, a co je zavřené, říká proč: ze stejného důvodu, pro který by byl tah odmítnut.',
  ],
};
