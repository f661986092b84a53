import type { LearnWords } from './learn-words.js';

export const learn: LearnWords = {
  lead: 'Pet minuta čitanja i možeš sjesti za bilo koji stol.',
  contents: 'Na ovoj stranici',
  behind: 'Pravila o tome',
  aim: {
    title: 'O čemu se radi',
    out: 'Vodiš malo pleme u zelenoj dolini. Krug za krugom šalješ ljude van: u lov, po drvo, ciglu, kamen i zlato, na posao u selo te po karte i građevine koje želiš kupiti.',
    points:
      'Građevine donose bodove odmah, karte većinom tek na kraju. Tko tada ima najviše bodova, pobjeđuje. Svatko počinje s pet ljudi i dvanaest hrane, a gotovo sve leži otvoreno na stolu.',
  },
  round: {
    title: 'Krug u tri faze',
    placing:
      'Igrači se izmjenjuju i svaki put šalju ljude na jedno mjesto, dok netko ima koga poslati. Što je zauzeto, u ovom krugu više nije slobodno: kamo najviše želiš, onamo idi prvo.',
    acting:
      'Početni igrač koristi akcije svih svojih ljudi, zatim sljedeći. Redoslijed je tvoj: prvo drvo, zatim građevina koju njime plaćaš.',
    feeding:
      'Svaki čovjek pojede jednu hranu. Zatim se karte pomiču, alati su opet spremni i počinje sljedeći igrač.',
    phases: { placing: 'Postavljanje ljudi', acting: 'Korištenje akcija', feeding: 'Hranjenje ljudi' },
  },
  places: {
    title: 'Kamo ljudi idu',
    once: 'Na jedno mjesto šalješ ljude u pravilu jednom u krugu i ondje ostaju dok ne iskoriste svoju akciju.',
    columns: { place: 'Mjesto', people: 'Ljudi', gives: 'Što daje' },
    anyNumber: 'po volji',
    card: 'Karta',
    building: 'Građevina',
    gives: {
      toolMaker: 'Alat ili bolji alat.',
      hut: 'Jedan čovjek više u plemenu.',
      field: 'Jedno žito više: svaki krug jedna hrana.',
      card: 'Civilizacijska karta za resurse.',
      building: 'Građevina za resurse: bodovi odmah.',
    },
    few: 'Kad igra manje od četvero, u dolini je tješnje: mjesto dijeli manje plemena, a u selu se ne koriste sva mjesta.',
  },
  dice: {
    title: 'Kocke i alati',
    roll: 'Za svakog svog čovjeka na mjestu bacaš jednu kocku, zbrojiš točkice i podijeliš ih brojem mjesta. Ostatak propada.',
    tools:
      'Zatim možeš dodati alate: svaki jednom u krugu poboljša jedno bacanje za svoju vrijednost. Imaš mjesta za tri, a s vremenom postaju bolji. Neke su karte alati za jednokratno korištenje.',
    example: (place, sum, amount) => `${place}: zbroj ${sum} donosi ${amount}.`,
    withTool: (value, sum, amount) => `S alatom ${value} to je ${sum} i uzimaš ${amount}.`,
  },
  cards: {
    title: 'Civilizacijske karte',
    price:
      'Pošalji čovjeka na kartu i plati onoliko resursa po izboru koliko kaže njezino mjesto, jedan do četiri. Što nitko ne kupi, u sljedećem je krugu jeftinije.',
    halves:
      'Gornja je polovica odmah tvoja: roba, bodovi, alat ili kocke od kojih svatko uzima jednu. Donja se polovica broji na kraju.',
    leave: 'Ne moraš kupiti: čovjek se tada jednostavno vraća kući.',
    now: 'Gornja polovica: odmah',
    later: 'Donja polovica: na kraju',
  },
  buildings: {
    title: 'Građevine',
    buy: 'Pošalji čovjeka na gornju pločicu hrpe, plati cijenu i bodovi su odmah tvoji.',
    chosen: 'Neke pločice kažu što točno stoje. Kod drugih biraš čime plaćaš, a svaki komad donosi bodove:',
  },
  feeding: {
    title: 'Hrana i glad',
    eat: 'Prvo uzimaš jednu hranu za svako žito. Zatim svaki čovjek pojede jednu hranu, i onaj koji je došao u ovom krugu.',
    hunger:
      'Hranu koja nedostaje možeš zamijeniti resursima, jednim za svaku. Glad stoji bodove, a koliko, kažu pravila:',
  },
  end: {
    title: 'Kraj i bodovi',
    when: 'Igra završava krugom u kojem netko kupi posljednju pločicu hrpe ili kad karata više nema dovoljno da se popuni red. Bodovima koje imaš tada se dodaje:',
    culture: 'Zelene karte: broj različitih simbola na kvadrat. Za pet različitih to je 25 bodova.',
    people: 'Karte boje pijeska: ljudi se množe onim čemu pripadaju:',
    goods: 'Za svaki preostali resurs bod, za hranu ništa.',
    times: {
      farmer: 'žito',
      toolMaker: 'vrijednost alata',
      hutBuilder: 'građevine',
      shaman: 'ljudi',
    },
  },
  style: {
    title: 'Stil je cilj',
    intro: 'S ovim proširenjem plemenima postaje važno kako izgledaju, a može sjesti i peti igrač.',
    ornaments: {
      title: 'Ukrasi',
      text: 'Svaki komad iz lova može biti hrana ili ukras; još ih daje trgovac. Njima plaćaš ondje gdje ih cijena traži.',
    },
    trade: {
      title: 'Trgovac i trgovina',
      text: 'Dvoje ljudi kod trgovca pomiče te po traci trgovine. Pri kupnji tada smiješ jednom u krugu zamijeniti resurse i ukrase, a što si dalje, to povoljnije:',
    },
    ratio: (from, to, give, take) => `Korak ${from}–${to}: ${give} za ${take}`,
    card: {
      title: 'Peta karta',
      text: 'Stoji samo ukrase. Ako dodaš još, uz nju uzimaš i gornju kartu kupa.',
    },
    tiles: {
      title: 'Nove građevine',
      text: 'Uzimaju karte s kupa, otvaraju tržnicu stila ili su mjesto na kojem rade samo tvoji ljudi.',
    },
    approx: 'Vrijednosti koje nigdje nismo mogli pročitati nose ≈.',
  },
  slow: {
    title: 'Igra koja traje danima',
    turn: {
      title: 'Tvoj red',
      text: 'Na početnoj stranici uvijek piše što te čeka, ono što čeka najdulje prvo. Ako želiš, stiže i e-pošta, a mnogo toga odlučuješ izravno iz nje.',
    },
    time: {
      title: 'Vrijeme',
      text: 'Svaki stol kaže koliko vremena ima jedna odluka. Teče samo u satima kad si na nogama, a na odmoru stoji. Kome istekne, prvi put mu se oprašta; zatim za njega igra autopilot dok se ne vrati.',
    },
    asked: { title: 'Bez izbora', text: 'Što ne ostavlja izbor, poslužitelj učini sam i kronika to kaže.' },
    undo: {
      title: 'Povlačenje poteza',
      text: 'Svoj zadnji potez možeš povući dok ne padnu kocke, ne okrene se karta ili netko drugi ne odigra. Nakon toga samo ako se svi slože.',
    },
    fair: {
      title: 'Poštenje',
      text: 'Kocke nitko ne bira, ni poslužitelj: prije početka svatko dodaje svoj dio slučaja. Svaki potez ostaje zapisan, a nakon kraja cijelu igru može provjeriti bilo tko.',
    },
  },
  start: {
    title: 'A sada pokušaj',
    text: 'Prva igra protiv bota savjetuje ti pri svakom koraku.',
    rules: 'Sva pravila',
  },
};
