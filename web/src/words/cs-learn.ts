import type { LearnWords } from './learn-words.js';

export const learn: LearnWords = {
  lead: 'Pět minut čtení a můžeš si sednout k libovolnému stolu.',
  contents: 'Na této stránce',
  behind: 'Pravidla k tomu',
  aim: {
    title: 'O co jde',
    out: 'Vedeš malý kmen v zeleném údolí. Kolo za kolem posíláš figurky ven: na lov, pro dřevo, jíl, kámen a zlato, za prací do vesnice a ke kartám a budovám, které chceš koupit.',
    points:
      'Budovy dají body hned, karty většinou až na konci. Kdo má pak nejvíc bodů, vyhrává. Každý začíná s pěti figurkami a dvanácti jídly a skoro všechno leží na stole odkrytě.',
  },
  round: {
    title: 'Tři fáze kola',
    placing:
      'Hráči se střídají a pokaždé pošlou figurky na jedno místo, dokud má někdo koho poslat. Co je obsazené, je v tomto kole pryč: kam chceš nejvíc, tam jdi nejdřív.',
    acting:
      'Začínající hráč provede akce všech svých figurek, pak další. V jakém pořadí, je na tobě: nejdřív dřevo, potom budova, kterou z něj zaplatíš.',
    feeding:
      'Každá figurka sní jedno jídlo. Potom se karty posunou, nástroje jsou zase připravené a začíná další hráč.',
    phases: { placing: 'Umísťování figurek', acting: 'Provedení akcí', feeding: 'Krmení kmene' },
  },
  places: {
    title: 'Kam figurky chodí',
    once: 'Na jedno místo posíláš figurky zpravidla jednou za kolo a zůstanou tam, dokud neprovedou svou akci.',
    columns: { place: 'Místo', people: 'Figurky', gives: 'Co dává' },
    anyNumber: 'kolik chceš',
    card: 'Karta',
    building: 'Budova',
    gives: {
      toolMaker: 'Nástroj, nebo lepší nástroj.',
      hut: 'O figurku víc v kmeni.',
      field: 'O obilí víc: každé kolo jedno jídlo.',
      card: 'Civilizační karta za suroviny.',
      building: 'Budova za suroviny: body hned.',
    },
    few: 'Když hrají méně než čtyři, je v údolí těsněji: o místo se dělí méně kmenů a ve vesnici se nepoužijí všechna místa.',
  },
  dice: {
    title: 'Kostky a nástroje',
    roll: 'Za každou svou figurku na místě hodíš jednou kostkou, body na kostkách sečteš a vydělíš číslem místa. Zbytek propadá.',
    tools:
      'Potom můžeš přidat nástroje: každý jednou za kolo zlepší jeden hod o svou hodnotu. Vejdou se ti tři a časem se zlepšují. Některé karty jsou jednorázové nástroje.',
    example: (place, sum, amount) => `${place}: součet ${sum} dá ${amount}.`,
    withTool: (value, sum, amount) => `S nástrojem ${value} je to ${sum} a vezmeš si ${amount}.`,
  },
  cards: {
    title: 'Civilizační karty',
    price:
      'Pošli na kartu figurku a zaplať tolik libovolných surovin, kolik říká její místo, jednu až čtyři. Co nikdo nekoupí, je v dalším kole levnější.',
    halves:
      'Horní polovina je tvoje hned: zboží, body, nástroj nebo kostky, ze kterých si vezme každý jednu. Spodní polovina se počítá na konci.',
    leave: 'Kupovat nemusíš: figurka se pak prostě vrátí domů.',
    now: 'Horní polovina: hned',
    later: 'Spodní polovina: na konci',
  },
  buildings: {
    title: 'Budovy',
    buy: 'Pošli figurku na vrchní destičku sloupečku, zaplať cenu a body jsou hned tvoje.',
    chosen:
      'Některé destičky říkají, co přesně stojí. U jiných si vybíráš, čím zaplatíš, a každý kus dá body:',
  },
  feeding: {
    title: 'Jídlo a hlad',
    eat: 'Nejdřív sklidíš jedno jídlo za každé obilí. Potom sní každá figurka jedno jídlo, i ta, která přibyla v tomto kole.',
    hunger:
      'Chybějící jídlo můžeš nahradit surovinami, jednou za každé. Hladovět stojí body, a kolik, to říkají pravidla:',
  },
  end: {
    title: 'Konec a body',
    when: 'Hra skončí kolem, ve kterém někdo koupí poslední destičku sloupečku, nebo když už karty nestačí doplnit řadu. K bodům, které máš, se pak přičte:',
    culture: 'Zelené karty: počet různých symbolů na druhou. Za pět různých je to 25 bodů.',
    people: 'Žluté karty: postavy se násobí tím, k čemu patří:',
    goods: 'Za každou zbylou surovinu bod, za jídlo nic.',
    times: {
      farmer: 'obilí',
      toolMaker: 'hodnota nástrojů',
      hutBuilder: 'budovy',
      shaman: 'figurky',
    },
  },
  style: {
    title: 'Styl je cíl',
    intro: 'S tímto rozšířením začne kmenům záležet na tom, jak vypadají, a může přisednout pátý hráč.',
    ornaments: {
      title: 'Ozdoby',
      text: 'Každý kus z lovu může být jídlo, nebo ozdoba; další dává kupec. Platíš jimi tam, kde si o ně cena řekne.',
    },
    trade: {
      title: 'Kupec a obchod',
      text: 'Dvě figurky u kupce tě posunou po počítadle obchodu. Při koupi pak smíš jednou za kolo směnit suroviny a ozdoby, a čím dál jsi, tím výhodněji:',
    },
    ratio: (from, to, give, take) => `Krok ${from}–${to}: ${give} za ${take}`,
    card: {
      title: 'Pátá karta',
      text: 'Stojí jen ozdoby. Když přidáš další, vezmeš si k ní i vrchní kartu balíčku.',
    },
    tiles: {
      title: 'Nové budovy',
      text: 'Berou karty z balíčku, otevírají trh „se stylem“ nebo jsou místem, kde pracují jen tvoje figurky.',
    },
    approx: 'Hodnoty, které se nám nepodařilo nikde přečíst, mají u sebe ≈.',
  },
  slow: {
    title: 'Hra, která trvá dny',
    turn: {
      title: 'Tvůj tah',
      text: 'Na úvodní stránce je vždy, co na tebe čeká, nejdéle čekající první. Když chceš, přijde i e-mail a mnohé rozhodneš přímo z něj.',
    },
    time: {
      title: 'Čas',
      text: 'Každý stůl říká, kolik času má jedno rozhodnutí. Běží jen v hodinách, kdy jsi vzhůru, a o dovolené stojí. Komu čas uteče, tomu se napoprvé promine; potom za něj hraje autopilot, dokud se nevrátí.',
    },
    asked: { title: 'Bez volby', text: 'Co nenechává nic na výběr, provede server sám a kronika to řekne.' },
    undo: {
      title: 'Vrácení tahu',
      text: 'Svůj poslední tah můžeš vzít zpět, dokud nepadnou kostky, neotočí se karta nebo netáhne někdo jiný. Potom už jen se souhlasem všech.',
    },
    fair: {
      title: 'Poctivost',
      text: 'Kostky si nikdo nevybere, ani server: před začátkem přidá každý svůj díl náhody. Každý tah zůstává uložený a po konci si může celou hru ověřit kdokoli.',
    },
  },
  start: {
    title: 'A teď to zkus',
    text: 'První hra proti botovi ti u každého kroku poradí.',
    rules: 'Všechna pravidla',
  },
};
