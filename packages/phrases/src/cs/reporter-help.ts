import type { reporterHelp as english } from '../en/reporter-help.ts';
import type { Shape } from '../words.ts';

/** Help at the table: what each dialog is for, the first minute of the practice match, and what to do when something is wrong. */
export const reporterHelp = {
  help: {
    open: 'K čemu to je?',
    of: {
      all: 'Všechny události zápasu, nejnovější první; klepnutím událost opravíte nebo smažete. Nevíte si rady? Zavřete: prohlížením se nic nezmění.',
      check:
        'Porovná skóre s tabulí v hale a najde gól, který chybí nebo přebývá. Nevíte si rady? Zeptejte se nejdřív rozhodčích, splést se může i tabule.',
      clock:
        'Nastaví čas podle tabule v hale; zapsané události se neposunou. Nevíte si rady? Zrušte to: zapisovat jde i se špatným časem.',
      'clock-asked':
        'Ptá se, než se čas spustí nebo zastaví, aby náhodný stisk nic neudělal. Nevíte si rady? Zrušte to a po hvizdu podržte tlačítko vedle času.',
      difference:
        'Ukazuje, čím se události na serveru liší od těch, které jste schválili. Nevíte si rady? Zapisujte dál a zavolejte pořadateli; mezitím se nic neschválí.',
      edit: 'Opraví jednu událost: hráče, druh nebo čas. Nevíte si rady? Zavřete: dokud nic nevyberete, nic se nezmění.',
      erase:
        'Smaže všechny události zápasu, třeba když se zapisovalo do jiného. Nevíte si rady? Zrušte to: jednotlivé události se mažou v přehledu všech událostí.',
      finish:
        'Ukončí zápas: výsledek platí a přepočítají se tabulky. Nevíte si rady? Zrušte to a porovnejte nejdřív skóre s tabulí.',
      'hand-over':
        'Předá rozehraný zápas náhradnímu zařízení, třeba když dochází baterie. Nevíte si rady? Uložte soubor: nic se neztratí a nic se nezapočítá dvakrát.',
      history: 'Vypisuje, kdo a kdy v zápase co změnil. Nic se tu nedá změnit.',
      insert:
        'Doplní chybějící gól tam, kam nejspíš patří. Nevíte, kdo ho dal? Zvolte „?“: gól platí a číslo jde doplnit.',
      late: 'Zapíše, co se stalo dřív: zvolte čas a pak jako obvykle hráče a událost. Nevíte přesný čas? Zvolte nejbližší minutu, dá se opravit.',
      more: 'Vše, co není potřeba každou minutu, nejpotřebnější první. Nevíte si rady? „Něco je špatně“ řekne, co dělat.',
      reopen:
        'Znovu otevře schválený zápas k opravě; tabulky, které z něj plynou, se přepočítají. Nevíte si rady? Zrušte to a zavolejte pořadateli.',
      'second-half':
        'Spustí 2. poločas se zpožděním a přesune do něj události zapsané mezitím. Nevíte si rady? Zvolte čas z tabule, dá se nastavit znovu.',
      shootout:
        'Zapisuje střídavě hody po remíze v play-off. Nevíte, kdo hází? Klepněte na „?“ nebo na kohokoli; dá se to opravit v přehledu všech událostí.',
      'sign-in':
        'Znovu vás přihlásí, aby se záznamy odesílaly; zapisovat jde i bez toho. Zapomenuté heslo? Zapisujte dál a zavolejte pořadateli.',
      signatures:
        'Vedoucí, rozhodčí a stolek potvrzují zápis před zápasem a po něm. Někdo nepodepíše? Pokračujte: nikdo nemusí a odmítnutí lze zaznamenat.',
      stage:
        'Volí část zápasu, která se hraje. Nevíte si rady? Zvolte, co je na tabuli; zapsané události zůstanou ve svém poločase.',
      sync: 'Ukazuje, co je na serveru a co zatím jen v zařízení. Něco čeká? Zapisujte dál: odešle se samo.',
      walkover:
        'Zadá výsledek, když tým nehraje nebo má prohrát kontumačně. Nevíte si rady? Zrušte to a zavolejte pořadateli; zapsané góly zůstanou.',
    },
  },
  firstMinute: {
    title: 'První minuta: krok {number} z {count}',
    clock: 'Spusťte čas: podržte tlačítko vedle času, až se naplní.',
    goal: 'Zapište gól: klepněte na hráče („?“, když jste číslo neviděli) a pak na „{goal}“.',
    undo: 'Byl to omyl: klepněte dole na „{undo}“.',
    suspension: 'Dejte 2 minuty: klepněte na hráče a pak na „{minutes}“.',
    end: 'Poločas: klepněte na „{stage}“ (na telefonu naležato pod „{more}“) a zvolte 2. poločas.',
    done: 'Až 2. poločas začne, tlačítko znovu podržte. Na konci: „{more}“ a „{finish}“. Když je něco špatně: „{more}“ a „{trouble}“.',
    skip: 'Přeskočit',
    close: 'Hotovo',
  },
  moreGroups: {
    sometimes: 'Občas',
    device: 'Zařízení a papír',
  },
  trouble: {
    title: 'Něco je špatně',
    calm: 'Zapisujte dál: nic z toho, co je zapsané, se neztratí.',
    wrongGoal: 'Gól navíc nebo gól pro jiný tým',
    wrongGoalText:
      'Právě zapsaný: klepněte na „{undo}“. Dřívější: otevřete všechny události, klepněte na něj a smažte ho.',
    wrongPlayer: 'Špatný hráč nebo špatná událost',
    wrongPlayerText:
      'Právě zapsané: klepněte na „{fix}“. Dřívější: otevřete všechny události, klepněte na řádek a zvolte správně.',
    missing: 'Něco se nezapsalo',
    missingText: 'Zapište to dodatečně: zvolte čas a pak jako obvykle hráče a událost.',
    clock: 'Čas nesedí',
    clockText: 'Nastavte ho podle tabule v hale. Zapsané události se neposunou.',
    device: 'Zařízení dochází baterie nebo nereaguje',
    deviceText:
      'Předejte zápas náhradnímu zařízení. Už nejde zapnout: přihlaste se na náhradním, otevřete zápas a doplňte z papíru, co chybí. Staré později nabijte: odešle, co v něm zůstalo.',
    network: 'Není signál',
    networkText: 'Pokračujte. Vše se ukládá v zařízení a odešle se samo, až bude síť.',
    else: 'Něco jiného',
    call: 'Zavolat pořadateli: {name}',
    callText: 'Když nevíte, co dělat, zavolejte. Čas si poznamenejte na papír a pokračujte.',
    noPhone: 'Zeptejte se pořadatele na informacích. Čas si poznamenejte na papír a pokračujte.',
    organiser: 'pořadatel',
  },
} as const satisfies Shape<typeof english>;
