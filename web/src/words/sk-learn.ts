import type { LearnWords } from './learn-words.js';

export const learn: LearnWords = {
  lead: 'Päť minút čítania a môžeš si sadnúť k ľubovoľnému stolu.',
  contents: 'Na tejto stránke',
  behind: 'Pravidlá k tomu',
  aim: {
    title: 'O čo ide',
    out: 'Vedieš malý kmeň v zelenom údolí. Kolo za kolom posielaš figúrky von: na lov, po drevo, íl, kameň a zlato, za prácou do dediny a ku kartám a budovám, ktoré chceš kúpiť.',
    points:
      'Budovy dajú body hneď, karty väčšinou až na konci. Kto má potom najviac bodov, vyhráva. Každý začína s piatimi figúrkami a dvanástimi jedlami a takmer všetko leží na stole odkryté.',
  },
  round: {
    title: 'Tri fázy kola',
    placing:
      'Hráči sa striedajú a zakaždým pošlú figúrky na jedno miesto, kým má niekto koho poslať. Čo je obsadené, je v tomto kole preč: kam chceš najviac, tam choď najskôr.',
    acting:
      'Začínajúci hráč vyhodnotí akcie všetkých svojich figúrok, potom ďalší. V akom poradí, je na tebe: najprv drevo, potom budova, ktorú z neho zaplatíš.',
    feeding:
      'Každá figúrka zje jedno jedlo. Potom sa karty posunú, nástroje sú zase pripravené a začína ďalší hráč.',
    phases: {
      placing: 'Umiestňovanie figúrok',
      acting: 'Vyhodnotenie akcií',
      feeding: 'Nakŕmenie kmeňa',
    },
  },
  places: {
    title: 'Kam figúrky chodia',
    once: 'Na jedno miesto posielaš figúrky spravidla raz za kolo a ostanú tam, kým nevyhodnotíš ich akciu.',
    columns: { place: 'Miesto', people: 'Figúrky', gives: 'Čo dáva' },
    anyNumber: 'koľko chceš',
    card: 'Karta',
    building: 'Budova',
    gives: {
      toolMaker: 'Nástroj, alebo lepší nástroj.',
      hut: 'O figúrku viac v kmeni.',
      field: 'O obilie viac: každé kolo jedno jedlo.',
      card: 'Civilizačná karta za suroviny.',
      building: 'Budova za suroviny: body hneď.',
    },
    few: 'Keď hrajú menej než štyria, je v údolí tesnejšie: o miesto sa delí menej kmeňov a v dedine sa nepoužijú všetky miesta.',
  },
  dice: {
    title: 'Kocky a nástroje',
    roll: 'Za každú svoju figúrku na mieste hodíš jednou kockou, body na kockách spočítaš a vydelíš číslom miesta. Zvyšok prepadá.',
    tools:
      'Potom môžeš pridať nástroje: každý raz za kolo zlepší jeden hod o svoju hodnotu. Zmestia sa ti tri a časom sa zlepšujú. Niektoré karty sú nástroje na jednorazové použitie.',
    example: (place, sum, amount) => `${place}: súčet ${sum} dá ${amount}.`,
    withTool: (value, sum, amount) => `S nástrojom ${value} je to ${sum} a vezmeš si ${amount}.`,
  },
  cards: {
    title: 'Civilizačné karty',
    price:
      'Pošli na kartu figúrku a zaplať toľko ľubovoľných surovín, koľko hovorí jej miesto, jednu až štyri. Čo nikto nekúpi, je v ďalšom kole lacnejšie.',
    halves:
      'Horná polovica je tvoja hneď: tovar, body, nástroj alebo kocky, z ktorých si vezme každý jednu. Spodná polovica sa počíta na konci.',
    leave: 'Kupovať nemusíš: figúrka sa potom jednoducho vráti domov.',
    now: 'Horná polovica: hneď',
    later: 'Spodná polovica: na konci',
  },
  buildings: {
    title: 'Budovy',
    buy: 'Pošli figúrku na vrchnú kartičku balíčka, zaplať cenu a body sú hneď tvoje.',
    chosen:
      'Niektoré kartičky hovoria, čo presne stoja. Pri iných si vyberáš, čím zaplatíš, a každý kus dá body:',
  },
  feeding: {
    title: 'Jedlo a hlad',
    eat: 'Najprv dostaneš jedno jedlo za každé obilie. Potom zje každá figúrka jedno jedlo, aj tá, ktorá pribudla v tomto kole.',
    hunger:
      'Chýbajúce jedlo môžeš nahradiť surovinami, jednou za každé. Hladovať stojí body, a koľko, to hovoria pravidlá:',
  },
  end: {
    title: 'Koniec a body',
    when: 'Hra sa skončí kolom, v ktorom niekto kúpi poslednú kartičku balíčka, alebo keď už karty nestačia doplniť rad. K bodom, ktoré máš, sa potom pripočíta:',
    culture: 'Zelené karty: počet rôznych symbolov na druhú. Za päť rôznych je to 25 bodov.',
    people: 'Pieskové karty: postavy sa násobia tým, k čomu patria:',
    goods: 'Za každú zvyšnú surovinu bod, za jedlo nič.',
    times: {
      farmer: 'obilie',
      toolMaker: 'hodnota nástrojov',
      hutBuilder: 'budovy',
      shaman: 'figúrky',
    },
  },
  style: {
    title: 'Štýl je cieľ',
    intro: 'S týmto rozšírením začne kmeňom záležať na tom, ako vyzerajú, a môže prisadnúť piaty hráč.',
    ornaments: {
      title: 'Ozdoby',
      text: 'Každý kus z lovu môže byť jedlo, alebo ozdoba; ďalšie dáva kupec. Platíš nimi tam, kde si o ne cena povie.',
    },
    trade: {
      title: 'Kupec a obchod',
      text: 'Dve figúrky u kupca ťa posunú po počítadle obchodu. Pri kúpe potom smieš raz za kolo zameniť suroviny a ozdoby, a čím si ďalej, tým výhodnejšie:',
    },
    ratio: (from, to, give, take) => `Krok ${from}–${to}: ${give} za ${take}`,
    card: {
      title: 'Piata karta',
      text: 'Stojí len ozdoby. Keď pridáš ďalšie, vezmeš si k nej aj vrchnú kartu balíčka.',
    },
    tiles: {
      title: 'Nové budovy',
      text: 'Berú karty z balíčka, otvárajú trh so štýlom alebo sú miestom, kde pracujú len tvoje figúrky.',
    },
    approx: 'Hodnoty, ktoré sa nám nikde nepodarilo prečítať, majú pri sebe ≈.',
  },
  slow: {
    title: 'Hra, ktorá trvá dni',
    turn: {
      title: 'Tvoj ťah',
      text: 'Na úvodnej stránke je vždy, čo na teba čaká, najdlhšie čakajúce prvé. Ak chceš, príde aj e-mail a mnohé rozhodneš priamo z neho.',
    },
    time: {
      title: 'Čas',
      text: 'Každý stôl hovorí, koľko času má jedno rozhodnutie. Beží len v hodinách, keď si hore, a počas dovolenky stojí. Komu čas ujde, tomu sa prvý raz odpustí; potom za neho hrá autopilot, kým sa nevráti.',
    },
    asked: { title: 'Bez voľby', text: 'Čo nenecháva nič na výber, urobí server sám a kronika to povie.' },
    undo: {
      title: 'Vrátenie ťahu',
      text: 'Svoj posledný ťah môžeš vziať späť, kým nepadnú kocky, neotočí sa karta alebo neťahá niekto iný. Potom už len so súhlasom všetkých.',
    },
    fair: {
      title: 'Poctivosť',
      text: 'Kocky si nikto nevyberie, ani server: pred začiatkom pridá každý svoj diel náhody. Každý ťah ostáva uložený a po konci si môže celú hru overiť ktokoľvek.',
    },
  },
  start: {
    title: 'A teraz to skús',
    text: 'Prvá hra proti botovi ti pri každom kroku poradí.',
    rules: 'Všetky pravidlá',
  },
};
