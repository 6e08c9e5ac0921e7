import type { Locale } from '@sevenmetre/rules/language';
import { expect, it } from 'vitest';
import { csAll } from './cs-all.ts';
import { enAll } from './en-all.ts';
import { loadWords } from './load-words.ts';

/** Retired terms, each with its replacement: one term for each thing. */
const retired: readonly (readonly [Locale, RegExp, instead: string])[] = [
  ['en', /take it along/iu, 'Calendar & sharing'],
  ['en', /\broad of\b/iu, 'Path of'],
  ['en', /matches for places/iu, 'Placement matches'],
  ['en', /out of court/iu, 'Out of bounds'],
  ['en', /number to follow/iu, 'Player not yet recorded'],
  ['en', /\bdirect matches/iu, 'head-to-head matches'],
  ['en', /certain of play-off/iu, 'Through to play-off'],
  ['en', /nothing waits/iu, 'All done'],
  ['en', /overtaken/iu, 'superseded'],
  ['en', /credit it\b/iu, 'Issue credit note'],
  ['en', /bring in a bank file|look inside/iu, 'Import statement, Preview'],
  ['en', /word for word|exactly as you write/iu, 'The club will read exactly this.'],
  ['en', /what would it bring|left alone/iu, 'Preview, skipped'],
  ['en', /\bno bound\b/iu, 'no limit'],
  ['en', /\breason of\b/iu, 'reason for'],
  ['en', /\bpostcode/iu, 'postal code'],
  ['en', /\bimpact\b/iu, 'effect'],
  ['en', /price each/iu, 'unit price'],
  ['en', /\bgo(es)? by (itself|themselves)/iu, 'is sent automatically'],
  ['cs', /právě živě/iu, 'se právě hraje'],
  ['cs', /\bukončený/iu, 'Konec'],
  ['cs', /obrazovka do haly/iu, 'Obrazovka pro halu'],
  ['cs', /místo a cesta/iu, 'Jak se sem dostat'],
  ['cs', /dobrý den, \{/iu, 'Dobrý den,'],
  ['cs', /udělat aktuálním/iu, 'Nastavit jako aktuální'],
  ['cs', /časy platí pro/iu, 'Místní čas'],
  ['cs', /klubov\S+ zón/iu, 'stránky klubů'],
  ['cs', /účtu klubu|účet klubu/iu, 'vyúčtování klubu'],
  ['cs', /odstoupivš/iu, 'který odstoupil'],
  ['cs', /program (ještě )?(je|není)? ?uložen/iu, 'aplikace uložena'],
  ['cs', /rozpis/iu, 'program'],
  [
    'cs',
    /zveřejněn\S* rozvrh|rozvrh\S* (je|byl|zůstává) zveřejněn/iu,
    'program: a rozvrh is not published yet',
  ],
  ['cs', /odlož\S* (pohyb|platb)|pohyb\S* .*odlož/iu, 'vyřazený'],
  [
    'sk',
    /zverejnen\S* rozvrh|rozvrh\S* (je|bol|zostáva) zverejnen/iu,
    'program: a rozvrh is not published yet',
  ],
  ['cs', /pořadník|náhradní listina/iu, 'čekací listina'],
  ['cs', /\bbrank[auy]\b|\bbranek\b/iu, 'gól'],
  ['cs', /nájezd/iu, 'rozstřel'],
  ['cs', /sedmič|sedmimetrov/iu, '7m hod, rozstřel'],
  ['cs', /oddíl/iu, 'klub'],
  ['cs', /postel/iu, 'lůžko'],
  ['en', /team officials?\b/iu, 'team leader'],
  ['cs', /^má místo$/iu, 'Místo rezervováno'],
  ['en', /^has a place$/iu, 'Place reserved'],
  ['sk', /rozpis/iu, 'program'],
  ['sk', /poradovník/iu, 'čakacia listina'],
  ['cs', /dívky prázdné/iu, 'prázdné znaky: dívky'],
  ['cs', /a příště|^když ne$/iu, 'a dál, jinak'],
  ['sk', /dievčatá prázdne/iu, 'prázdne znaky: dievčatá'],
  ['sk', /nabudúce|^keď nie$/iu, 'ďalší zápas, inak'],
  ['pl', /dziewczęta puste/iu, 'puste znaki: dziewczęta'],
  ['pl', /\bgol(e|i|em|a|ami|ów)?\b/iu, 'bramka'],
  ['pl', /i następnie|nakładanie|przy każdych/iu, 'i dalej, kolizja, niezależnie od'],
  ['de', /^weg$/iu, 'Route'],
  ['de', /(ist|sind) zurückgezogen|zurückgezogen (ist|sind)/iu, 'hat zurückgezogen'],
  ['de', /7-m-/iu, 'Siebenmeter'],
];

/** The chosen terms, with the key of each phrase. */
const chosen: readonly (readonly [key: string, cs: string, en: string])[] = [
  ['registrations.action.decline', 'Odmítnout přihlášku…', 'Decline registration…'],
  ['registeredClub.withdraw', 'Odhlásit z turnaje', 'Withdraw from tournament'],
  ['signedIn.placeReserved', 'Místo rezervováno', 'Place reserved'],
  ['clubRegistration.state.accepted', 'Místo rezervováno', 'Place reserved'],
  ['invoices.money.creditConfirm', 'Vystavit dobropis', 'Issue credit note'],
  ['invoices.bank.bring', 'Načíst výpis z banky', 'Import statement'],
  ['editions.switchConfirm', 'Nastavit jako aktuální', 'Make it current'],
  ['bracket.bye', 'volný los', 'bye'],
  ['dashboard.title', 'Nástěnka', 'Dashboard'],
  ['signedIn.nav.dashboard', 'Nástěnka', 'Dashboard'],
];

const texts = {
  cs: textsOf(csAll),
  en: textsOf(enAll),
  de: textsOf(await loadWords('de')),
  sk: textsOf(await loadWords('sk')),
  pl: textsOf(await loadWords('pl')),
};

it.each(retired)('in %s nothing says %s any more but “%s”', (locale, word) => {
  expect(texts[locale].filter((text) => word.test(text))).toEqual([]);
});

it('in Czech a rozvrh is on pages of the plan and in the contents that lead there alone; what visitors and clubs see is the program', () => {
  const { errors, organiser, ...groups } = csAll;
  const { nav: _, ...restOfOrganiser } = organiser;
  const others = Object.entries({ ...groups, ...errors, ...restOfOrganiser }).filter(
    ([name]) => !/^plan([A-Z-]|$)/u.test(name),
  );
  expect(textsOf(Object.fromEntries(others)).filter((text) => /rozvrh/iu.test(text))).toEqual([]);
});

it.each(chosen)('%s is %s and %s', (key, cs, en) => {
  expect([wordOf(csAll, key), wordOf(enAll, key)]).toEqual([cs, en]);
});

function wordOf(words: unknown, key: string): unknown {
  return key
    .split('.')
    .reduce<unknown>(
      (within, part) =>
        typeof within === 'object' && within !== null
          ? Object.entries(within).find(([name]) => name === part)?.[1]
          : undefined,
      words,
    );
}

function textsOf(words: unknown): string[] {
  if (typeof words === 'string') return [words];
  return typeof words === 'object' && words !== null ? Object.values(words).flatMap(textsOf) : [];
}
