import type { RuleSentences } from '../rule-sentences.js';

export const RULE_SENTENCES: RuleSentences = {
  R1: [
    'Mjesta za stolom i početak',
    'Igrači sjede u smjeru kazaljke na satu. Mjesta se na početku izvlače ili idu redom dolaska, ako stol tako kaže. Igra počinje kad su mjesta zauzeta i svi spremni. Za svakog igrača postoji jedna hrpa građevina sa sedam pločica. Oznaka početnog igrača svaki krug ide jedno mjesto dalje.',
  ],
  R2: [
    'Postavljanje ljudi',
    'Na redu šalješ ljude na točno jedno mjesto: jednog u alatnicu, na polje, na kartu ili na građevinu; točno dvoje u kolibu i kod trgovca; u lovište koliko želiš; u šumu, glinokop, kamenolom i na rijeku onoliko koliko je slobodnih krugova od sedam. Zauzeti krugovi ostaju zauzeti dok se ljudi ne vrate kući.',
  ],
  R3: [
    'Tko je na redu',
    'Nakon svakog postavljanja red ide u smjeru kazaljke na satu na sljedećeg igrača koji ima nekoga kod kuće i ima kamo ići. Tko nema, preskače se do kraja kruga. Kad nitko više ne može postavljati, počinje korištenje akcija; ljudi koji nigdje nisu stali ostaju kod kuće i jedu kao i ostali.',
  ],
  R4: [
    'Jednom u krugu',
    'U šumu, glinokop, kamenolom, na rijeku i na vlastitu građevinu šalješ ljude jednom u krugu; kasnije ih ne možeš dodati. Vrijedi li to i za lovište, ovisi o pravilima. Svaka karta i svaka građevina mjesto je za sebe.',
  ],
  R5: [
    'Manje igrača, manje mjesta',
    'U šumi, glinokopu, kamenolomu i na rijeci s dva igrača stoje ljudi najviše jednog plemena, s tri najviše dvaju. Od mjesta u selu u jednom se krugu s dva i tri igrača koriste dva, s četiri tri, s pet četiri. Lovište, karte i građevine nemaju takvo ograničenje.',
  ],
  R6: [
    'Korištenje akcija',
    'Od početnog igrača svatko redom koristi akcije svih svojih ljudi, po volji. Ljudi idu kući kad je akcija njihova mjesta gotova. Alatnica, koliba, polje, trgovac i svako bacanje moraju se iskoristiti; ostaviti se mogu samo karte i građevine.',
  ],
  R7: [
    'Nitko nije pitan bez izbora',
    'Što ne ostavlja izbor, učini poslužitelj i kronika to kaže. Kupnju umjesto tebe ostavlja samo kad je ništa što imaš ne može platiti.',
  ],
  R8: [
    'Kocke i alati',
    'Za svakog čovjeka na mjestu baca se jedna kocka. Nakon bacanja možeš dodati alate, svaki jednom u krugu i u punoj vrijednosti. Zbroj podijeljen brojem mjesta, zaokružen naniže, jest ono što uzimaš.',
  ],
  R9: [
    'Novi alati',
    'Novi alat leži na prvom slobodnom mjestu; kad su sva tri zauzeta, najniži se poboljša za jedan, najviše do četiri. Alat iskorišten u ovom krugu ostaje iskorišten i kad se poboljša. U sljedećem su krugu svi opet spremni.',
  ],
  R10: [
    'Alati za jednokratno korištenje',
    'Takav alat leži okrenut licem dok ga ne dodaš bacanju: jednom, u punoj vrijednosti, sam ili s drugima, ali nikad kod bonusa za kocke. Donja polovica karte broji se na kraju, bio iskorišten ili ne.',
  ],
  R11: [
    'Karte s bacanjem',
    'Kocke takve karte bacaju se odmah nakon kupnje. Alati se mogu dodati. Stoje li tvoji ljudi na tom mjestu, nije važno.',
  ],
  R12: [
    'Koliko stoji karta',
    'Karta stoji onoliko koliko u ovom krugu kaže njezino mjesto. Na jeftinija mjesta karte se pomiču tek na kraju kruga.',
  ],
  R13: [
    'Koliba',
    'Od dvoje ljudi u kolibi nastaje troje, najviše deset u plemenu. Novi je kod kuće, u ovom se krugu više ne može postaviti, a već jede.',
  ],
  R14: [
    'Bonusi za kocke',
    'Tko kupi takvu kartu, baca jednu kocku za svakog igrača. Od kupca u smjeru kazaljke na satu svatko uzima točno jednu kocku i odmah ono što ona daje. Kocke ostaju kako su pale i alati ne pomažu. Zatim kupac nastavlja.',
  ],
  R15: [
    'Kocke bez izbora',
    'Kad sve preostale kocke pokazuju isto, podijeli ih poslužitelj. Kocku koja ti ništa ne daje ipak smiješ uzeti.',
  ],
  R16: [
    'Gradnja građevine',
    'Platiš, pločica i njezini bodovi su tvoji, čovjek ide kući i okreće se sljedeća pločica hrpe; u ovom krugu na nju nitko ne može. Što pločica daje, dolazi na kraju.',
  ],
  R17: [
    'Posljednja pločica hrpe',
    'Kad je netko kupi, igra završava nakon ovog kruga, uključujući hranjenje. Dok je svi ostavljaju, igra se nastavlja.',
  ],
  R18: [
    'Cijene',
    'Plaćaš točno cijenu. Karta stoji jedan do četiri resursa po izboru, prema svom mjestu. Građevina stoji ono što je na njoj: određenu robu, ili broj resursa toliko vrsta, ili jedan do sedam po tvom izboru, ili jedan do četiri ukrasa. Hranom se ne plaća ništa, a ukrasima samo gdje cijena tako kaže.',
  ],
  R19: [
    'Dodatne karte',
    'Dodatna karta uzima se s kupa i vidi je samo njezin vlasnik. Gornja polovica nema učinak, donja se broji na kraju. Kad je kup prazan, nema je.',
  ],
  R20: [
    'Što je skriveno',
    'Skrivene su samo dodatne karte, svima osim vlasniku, do kraja. Organizator ih prije vidi samo ako je stol tako otvoren, a tada u toj igri nikad ne igra.',
  ],
  R21: [
    'Dva resursa po izboru',
    'Takva karta leži okrenuta licem dok je ne iskoristiš: dva resursa, ista ili različita, bez ukrasa, kad god trebaš koristiti akciju ili hraniti i pred tobom ne leže kocke. Neiskorištena na kraju daje dva boda.',
  ],
  R22: [
    'Hranjenje ljudi',
    'Prvo svatko uzima onoliko hrane koliko ima žita. Zatim svaki čovjek pojede jednu hranu. Tko ima dovoljno hrane, plaća hranom.',
  ],
  R23: [
    'Glad',
    'Kad hrane nedostaje, pojede se sva, a svaku koja nedostaje može zamijeniti resurs. Koliko glad stoji i može li se platiti samo dio, ovisi o pravilima.',
  ],
  R24: [
    'Kraj kruga i kraj igre',
    'Kad su svi nahranjeni, oznaka početnog igrača ide dalje, alati su opet spremni, karte se pomiču na najjeftinija mjesta i slobodna se mjesta popunjavaju. Igra je gotova kad je neka hrpa potrošena ili kad je karata manje nego slobodnih mjesta. U završenoj igri nitko više ne vuče.',
  ],
  R25: [
    'Koliko igra traje',
    'Dok se ne potroši hrpa ili kup, koliko god krugova to trajalo. Svi se zajedno mogu dogovoriti da završe prije.',
  ],
  R26: [
    'Završno bodovanje',
    'Različiti simboli na zelenim kartama daju onoliko bodova koliki je njihov broj puta on sam. Farmeri se množe žitom, izrađivači alata vrijednošću alata, graditelji koliba građevinama, vračevi ljudima, trgovci koracima na traci trgovine. Svaki resurs je bod, hrana i ukrasi nisu. Bodovi mogu biti i ispod nule.',
  ],
  R27: [
    'Pobjednik',
    'Pobjeđuje najviše bodova. Što odlučuje kad je izjednačeno, kažu pravila; tko je izjednačen i u tome, dijeli mjesto.',
  ],
  R28: [
    'Uz Stil je cilj',
    'Svatko počinje s jednim ukrasom i na 0 trake trgovine. Tu su trgovac, peto mjesto karata i još karata i građevina. Bez proširenja ništa od toga ne postoji.',
  ],
  R29: [
    'Podjela lova',
    'S proširenjem svaki komad iz lova može biti hrana ili ukras. Koliko čega, kažeš nakon bacanja.',
  ],
  R30: [
    'Trgovac',
    'Dvoje ljudi kod trgovca pomiče te dva koraka po traci trgovine, karta ili kocka jedan, najviše do 10. Svaki pomak daje dva ukrasa; gdje se ništa ne pomakne, nema ih.',
  ],
  R31: [
    'Trgovina',
    'Pri kupnji karte ili građevine smiješ jednom zamijeniti po omjeru svog koraka: dva za jedan od koraka 1, jedan za jedan od koraka 4, jedan za dva od koraka 9, resurse i ukrase. Što uzmeš, mora ići u to plaćanje; drugi komad koji nije potreban propada.',
  ],
  R32: [
    'Kad se može trgovati',
    'Od koraka 1 na traci trgovine, jednom u krugu, i ne u krugu u kojem su tvoji ljudi poslani trgovcu.',
  ],
  R33: [
    'Peto mjesto karata',
    'Njegova karta stoji točno tri ukrasa. Za još tri dobivaš i gornju kartu kupa kao dodatnu kartu. Resursima se ne može platiti. Na kraju kruga karta se pomiče na ostala mjesta.',
  ],
  R34: ['Tržnica stila', 'Ide kao bonusi za kocke, sa stranama kocaka iz proširenja.'],
  R35: [
    'Građevine na kojima se radi',
    'Ljude na njih šalje samo vlasnik, jednog do troje, jednom u krugu, od kruga nakon kupnje. Bacaju i koriste alate kao drugdje.',
  ],
  R36: [
    'Građevine s prihodom',
    'Vlasniku ga daju kad počinje korištenje akcija, prvi put u krugu nakon kupnje.',
  ],
  R37: [
    'Odlazak iz igre',
    'Za onoga tko odustane ili se ne vrati na vrijeme do kraja igra autopilot i on je posljednji. S dva igrača igra tada završava. Mjesto koje čuva autopilot igrač može uzeti natrag ili ga stol daje nekome drugome.',
  ],
  R38: [
    'Povlačenje poteza',
    'Svoj zadnji potez možeš slobodno povući dok ne padnu kocke, ne okrene se karta ili pločica ili netko drugi ne odigra. Dalje od toga samo ako se svi slože. Što je palo ili se okrenulo, time se ne vraća.',
  ],
  R39: [
    'Odluke i zahtjevi',
    'Igrača se uvijek pita jedno: postaviti, koristiti akciju, odlučiti o bacanju, uzeti kocku, hraniti. Povlačenje, stanke i novi igrači zahtjevi su stolu i sami ne zaustavljaju sat. Što je poslano dvaput, vrijedi jednom.',
  ],
  R40: [
    'Što smiješ',
    'Sve što smiješ je navedeno, a što je zatvoreno kaže zašto: iz istog razloga iz kojeg bi potez bio odbijen.',
  ],
};
