/** Logarithm of the likelihood of what never occurs. */
const never = -4;

/**
 * Logarithms of how often letters with diacritics occur in a language, per thousand letters of running text. The first four are ours; the
 * others are those of guests, whose names must not be read as Czech.
 */
const languages: readonly { readonly ours: boolean; readonly letters: Readonly<Record<string, number>> }[] = [
  ours('á22 é13 í33 ě16 ř12 š8 č10 ž10 ý11 ů7 ú1.5 ň.8 ť.6 ď.4 ó.4 ö.05 ü.05'),
  ours('á20 é9 í10 š9 č10 ž9 ý11 ú10 ľ4 ť6 ň2 ô2 ä1 ď1 ó1 ĺ.1 ŕ.1 ö.05 ü.05'),
  ours('ą10 ć4 ę11 ł18 ń2 ó9 ś7 ź1 ż8 ö.02 ü.02'),
  ours('ä6 ö4 ü7 ß3 é.1'),
  // Names of several of our countries in one list.
  ours(
    'á11 é6 í11 ě4 ř3 š5 č5 ž5 ý5 ů2 ú3 ň.7 ť1.5 ď.3 ó2.5 ľ1 ô.5 ą2.5 ć1 ę2.7 ł4.5 ń.5 ś1.7 ź.3 ż2 ä1.7 ö1 ü1.7 ß.7',
  ),
  guest('é19 è4 à5 ê3 ç1 ù.5 ô.5 î.5 û.3 â.5 ë.3 ï.2 œ.1 ÿ.02'),
  guest('ø9 å12 æ8 é.3 ä.2 ö.3 ü.1'),
  guest('ä18 å14 ö13 é.3'),
  guest('á5 é4 í7 ó8 ú2 ñ3 ü.1 ç.1'),
  guest('ã7 á5 ç5 é5 ê4 ó3 õ2 à1 í5 â1 ô1 ú2'),
  guest('à6 è5 é1 ì1 ò2 ù2'),
  guest('á34 é32 ö10 ó9 ő8 ü6 ű2 í6 ú3'),
  guest('á4 é6 í3 ó3 ú2 ñ1 ä4 ö4 ü3 ß.5 è2 ê1 ç1 à2 ø2 å3 æ2 ë.3 ô.3 ï.2 ã1'),
];

function ours(letters: string) {
  return { ours: true, letters: weightsOf(letters) };
}

function guest(letters: string) {
  return { ours: false, letters: weightsOf(letters) };
}

function weightsOf(letters: string): Record<string, number> {
  return Object.fromEntries(
    letters.split(' ').map((entry) => [entry[0] ?? '', Math.max(never, Math.log(Number(entry.slice(1))))]),
  );
}

/** Words of headings, towns and names that decide at once when a reading contains them. */
const knownWords: ReadonlySet<string> = new Set(
  (
    'příjmení jméno křestní narození pohlaví národnost státní číslo částka měna zůstatek název účtu účet protiúčet protiúčtu ' +
    'zpráva příjemce příjemci datum zaúčtování provedení připsáno směr úhrady příchozí odchozí variabilní konstantní specifický ' +
    'symbol poznámka převod město házená házené oddíl žákyně žáci mladší starší dívky chlapci muži ženy brankář brankářka hráč ' +
    'priezvisko meno dátum narodenia pohlavie čiastka zostatok názov správa protistrana ťarchu dievčatá hádzaná žiaci žiačky ' +
    'faktúra faktúry úhrada štartovné startovné příspěvek ' +
    'imię nazwisko płeć urodzenia kwota księgowania tytuł odbiorca nadawca rachunek obciążenia uznania piłka ręczna dziewczęta ' +
    'größe straße münchen währung begünstigter zahlungspflichtiger für über geschäft überweisung mädchen männer ' +
    'františek jiří tomáš lukáš ondřej matěj vojtěch šimon štěpán matyáš jáchym žofie eliška anežka kateřina adéla natálie ' +
    'kristýna veronika markéta barbora klára zdeněk mikuláš říha novák nováková dvořák dvořáková černý černá veselý horák němec ' +
    'ľubomír ľubica ľudovít šťastný šťastná łukasz michał paweł małgorzata zażółć jørgen søren bjørn håkon åse åsa märta ' +
    'françois hélène rené renée noël jürgen jörg günther björn göran'
  ).split(' '),
);

/**
 * How well words fit the languages of our files, as a logarithm: letters that occur together in one language, capitals where
 * capitals stand, no signs inside words. Readings of the same bytes can be compared; -Infinity: not a text.
 */
export function fitOf(words: readonly string[]): number {
  if (words.some((word) => word.includes('\ufffd'))) return Number.NEGATIVE_INFINITY;
  const letters = words.flatMap((word) =>
    Array.from(word.toLowerCase()).filter((letter) => isHighLetter(letter)),
  );
  const best = languages.reduce((most, { ours: isOurs, letters: weights }) => {
    const sum = letters.reduce((total, letter) => total + (weights[letter] ?? never), 0);
    return Math.max(most, sum - (isOurs ? 0 : 1));
  }, Number.NEGATIVE_INFINITY);
  return best + words.reduce((sum, word) => sum + shapeOf(word), 0);
}

function isHighLetter(letter: string): boolean {
  return letter > '\u007f' && /\p{L}/u.test(letter);
}

/** Signs of texts and money. */
const usualSigns = '\u00a0–—„“”‚‘’…€§°«»';

function shapeOf(word: string): number {
  let fit = knownWords.has(word.toLowerCase()) ? 6 : 0;
  for (const [at, sign] of Array.from(word).entries()) {
    if (sign <= '\u007f') continue;
    const isInNumber = /\d/u.test(`${word[at - 1] ?? ''}${word[at + 1] ?? ''}`);
    if (!isHighLetter(sign)) {
      // Groups of digits are divided by this space.
      if (isInNumber && sign === '\u00a0') continue;
      fit += usualSigns.includes(sign) ? -2 : -8;
      continue;
    }
    if (isInNumber) fit -= 6;
    const before = word[at - 1] ?? '';
    if (/\p{Ll}/u.test(before) && /\p{Lu}/u.test(sign)) fit -= 4;
    if (/\p{Lu}{2}$/u.test(word.slice(0, at)) && /\p{Ll}/u.test(sign)) fit -= 3;
  }
  return fit;
}
