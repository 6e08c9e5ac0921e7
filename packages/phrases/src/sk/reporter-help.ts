import type { reporterHelp as english } from '../en/reporter-help.ts';
import type { Shape } from '../words.ts';

/** Help at the table: what each dialog is for, the first minute of the practice match, and what to do when something is wrong. */
export const reporterHelp = {
  help: {
    open: 'Na čo to je?',
    of: {
      all: 'Všetky udalosti zápasu, najnovšie prvé; ťuknutím udalosť opravíte alebo zmažete. Neviete si rady? Zavrite: prezeraním sa nič nezmení.',
      check:
        'Porovná skóre s tabuľou v hale a nájde gól, ktorý chýba alebo je navyše. Neviete si rady? Spýtajte sa najprv rozhodcov, mýliť sa môže aj tabuľa.',
      clock:
        'Nastaví čas podľa tabule v hale; zapísané udalosti sa neposunú. Neviete si rady? Zrušte to: zapisovať sa dá aj s nesprávnym časom.',
      'clock-asked':
        'Pýta sa, skôr než sa čas spustí alebo zastaví, aby náhodný stlak nič neurobil. Neviete si rady? Zrušte to a po hvizde podržte tlačidlo vedľa času.',
      difference:
        'Ukazuje, čím sa udalosti na serveri líšia od schválených. Neviete si rady? Zapisujte ďalej a zavolajte organizátorovi; zatiaľ sa nič neschváli.',
      edit: 'Opraví jednu udalosť: hráča, druh alebo čas. Neviete si rady? Zavrite: kým nič nevyberiete, nič sa nezmení.',
      erase:
        'Zmaže všetky udalosti zápasu, napríklad keď sa zapisovalo do iného. Neviete si rady? Zrušte to: jednotlivé udalosti sa mažú v prehľade všetkých udalostí.',
      finish:
        'Ukončí zápas: výsledok platí a prepočítajú sa tabuľky. Neviete si rady? Zrušte to a porovnajte najprv skóre s tabuľou.',
      'hand-over':
        'Odovzdá rozohraný zápas náhradnému zariadeniu, napríklad keď dochádza batéria. Neviete si rady? Uložte súbor: nič sa nestratí a nič sa nezapočíta dvakrát.',
      history: 'Vypisuje, kto a kedy čo v zápase zmenil. Nič sa tu nedá zmeniť.',
      insert:
        'Doplní chýbajúci gól tam, kam najskôr patrí. Neviete, kto ho dal? Zvoľte „?“: gól platí a číslo sa dá doplniť.',
      late: 'Zapíše, čo sa stalo skôr: zvoľte čas a potom ako zvyčajne hráča a udalosť. Neviete presný čas? Zvoľte najbližšiu minútu, dá sa opraviť.',
      more: 'Všetko, čo netreba každú minútu, najpotrebnejšie prvé. Neviete si rady? „Niečo je zle“ povie, čo robiť.',
      reopen:
        'Znova otvorí schválený zápas na opravu; tabuľky, ktoré z neho vyplývajú, sa prepočítajú. Neviete si rady? Zrušte to a zavolajte organizátorovi.',
      'second-half':
        'Spustí 2. polčas oneskorene a presunie doň udalosti zapísané medzitým. Neviete si rady? Zvoľte čas z tabule, dá sa nastaviť znova.',
      shootout:
        'Zapisuje striedavo hody po remíze v play-off. Neviete, kto hádže? Ťuknite na „?“ alebo na kohokoľvek; dá sa to opraviť v prehľade všetkých udalostí.',
      'sign-in':
        'Znova vás prihlási, aby sa záznamy odosielali; zapisovať sa dá aj bez toho. Zabudnuté heslo? Zapisujte ďalej a zavolajte organizátorovi.',
      signatures:
        'Vedúci, rozhodcovia a stolík potvrdzujú zápis pred zápasom a po ňom. Niekto nepodpíše? Pokračujte: nikto nemusí a odmietnutie sa dá zaznamenať.',
      stage:
        'Volí časť zápasu, ktorá sa hrá. Neviete si rady? Zvoľte, čo je na tabuli; zapísané udalosti zostanú vo svojom polčase.',
      sync: 'Ukazuje, čo je na serveri a čo zatiaľ len v zariadení. Niečo čaká? Zapisujte ďalej: odošle sa samo.',
      walkover:
        'Zadá výsledok, keď tím nehrá alebo má prehrať kontumačne. Neviete si rady? Zrušte to a zavolajte organizátorovi; zapísané góly zostanú.',
    },
  },
  firstMinute: {
    title: 'Prvá minúta: krok {number} z {count}',
    clock: 'Spustite čas: podržte tlačidlo vedľa času, kým sa nenaplní.',
    goal: 'Zapíšte gól: ťuknite na hráča („?“, keď ste číslo nevideli) a potom na „{goal}“.',
    undo: 'Bol to omyl: ťuknite dole na „{undo}“.',
    suspension: 'Dajte 2 minúty: ťuknite na hráča a potom na „{minutes}“.',
    end: 'Polčas: ťuknite na „{stage}“ (na telefóne naležato pod „{more}“) a zvoľte 2. polčas.',
    done: 'Keď sa 2. polčas začne, tlačidlo znova podržte. Na konci: „{more}“ a „{finish}“. Keď je niečo zle: „{more}“ a „{trouble}“.',
    skip: 'Preskočiť',
    close: 'Hotovo',
  },
  moreGroups: {
    sometimes: 'Občas',
    device: 'Zariadenie a papier',
  },
  trouble: {
    title: 'Niečo je zle',
    calm: 'Zapisujte ďalej: nič z toho, čo je zapísané, sa nestratí.',
    wrongGoal: 'Gól navyše alebo gól pre iný tím',
    wrongGoalText:
      'Práve zapísaný: ťuknite na „{undo}“. Skorší: otvorte všetky udalosti, ťuknite naň a zmažte ho.',
    wrongPlayer: 'Nesprávny hráč alebo udalosť',
    wrongPlayerText:
      'Práve zapísané: ťuknite na „{fix}“. Skoršie: otvorte všetky udalosti, ťuknite na riadok a zvoľte správne.',
    missing: 'Niečo sa nezapísalo',
    missingText: 'Zapíšte to dodatočne: zvoľte čas a potom ako zvyčajne hráča a udalosť.',
    clock: 'Čas nesedí',
    clockText: 'Nastavte ho podľa tabule v hale. Zapísané udalosti sa neposunú.',
    device: 'Zariadeniu dochádza batéria alebo nereaguje',
    deviceText:
      'Odovzdajte zápas náhradnému zariadeniu. Už sa nedá zapnúť: prihláste sa na náhradnom, otvorte zápas a doplňte z papiera, čo chýba. Staré neskôr nabite: odošle, čo v ňom zostalo.',
    network: 'Nie je signál',
    networkText: 'Pokračujte. Všetko sa ukladá v zariadení a odošle sa samo, keď bude sieť.',
    else: 'Niečo iné',
    call: 'Zavolať organizátorovi: {name}',
    callText: 'Keď neviete, čo robiť, zavolajte. Čas si poznačte na papier a pokračujte.',
    noPhone: 'Spýtajte sa organizátora na informáciách. Čas si poznačte na papier a pokračujte.',
    organiser: 'organizátor',
  },
} as const satisfies Shape<typeof english>;
