import fc from 'fast-check';
import { charactersOf, type EightBitEncoding } from '@sevenmetre/rules/tables';

/** One row of a generated table. */
interface MadeRow {
  /** ISO date. */
  readonly day: string;
  /** Minor units; below zero: outgoing. */
  readonly amount: number;
  /** Seven digits, or empty. */
  readonly symbol: string;
  readonly payer: string;
}

export interface MadeTable {
  readonly rows: readonly MadeRow[];
  readonly bytes: Uint8Array;
}

const languages = {
  cs: {
    date: 'Datum zaúčtování',
    amount: 'Částka',
    symbol: 'Variabilní symbol',
    payer: 'Název protiúčtu',
    currency: 'Měna',
    credit: 'Ve prospěch',
    debit: 'Na vrub',
    direction: 'Směr úhrady',
    in: 'Příchozí',
    out: 'Odchozí',
    other: 'Popis příkazce',
    title: 'Výpis z účtu, běžný',
    total: 'Celkem',
  },
  sk: {
    date: 'Dátum zaúčtovania',
    amount: 'Suma',
    symbol: 'Var. symbol',
    payer: 'Názov protistrany',
    currency: 'Mena',
    credit: 'V prospech účtu',
    debit: 'Na ťarchu účtu',
    direction: 'Typ',
    in: 'Kredit',
    out: 'Debet',
    other: 'Poznámka k ničomu',
    title: 'Pohyby, účet',
    total: 'Spolu',
  },
  de: {
    date: 'Buchungstag',
    amount: 'Betrag',
    symbol: 'VS',
    payer: 'Begünstigter/Zahlungspflichtiger',
    currency: 'Währung',
    credit: 'Haben',
    debit: 'Soll',
    direction: 'Soll/Haben',
    in: 'H',
    out: 'S',
    other: 'Gläubiger-ID',
    title: 'Kontoumsätze, Girokonto',
    total: 'Summe',
  },
  pl: {
    date: 'Data księgowania',
    amount: 'Kwota',
    symbol: 'VS',
    payer: 'Kontrahent',
    currency: 'Waluta',
    credit: 'Uznania',
    debit: 'Obciążenia',
    direction: 'Typ operacji',
    in: 'Uznanie',
    out: 'Obciążenie',
    other: 'Rodzaj',
    title: 'Wyciąg, rachunek bieżący',
    total: 'Razem',
  },
  en: {
    date: 'Booking date',
    amount: 'Amount',
    symbol: 'Variable symbol',
    payer: 'Counterparty',
    currency: 'Currency',
    credit: 'Credit',
    debit: 'Debit',
    direction: 'Credit/Debit',
    in: 'Credit',
    out: 'Debit',
    other: 'Purpose code',
    title: 'Account statement, current',
    total: 'Total',
  },
} as const;
type Language = keyof typeof languages;

const payers: Readonly<Record<Language, readonly string[]>> = {
  cs: ['Žofie Šťastná', 'TJ Sokol Říčany', 'Jiří Dvořák', 'HK Kuřim; mládež', 'Oddíl "A", Plzeň', 'Klub A'],
  sk: ['Ľubomír Šťastný', 'HK Topoľčany', 'Žiačky, Košice', 'Klub A'],
  de: ['SV Müller', 'TSV Großwallstadt', 'HSG "Süd", Köln', 'Klub A'],
  pl: ['Łukasz Wiśniewski', 'KS Gdańsk', 'Zażółć, Łódź', 'Klub A'],
  en: ['Club A', 'Handball "B", Ltd', 'Leeds; juniors'],
};

const encodings = [
  'utf-8',
  'utf-8-mark',
  'utf-16le',
  'windows-1250',
  'windows-1252',
  'iso-8859-2',
  'iso-8859-15',
  'ibm852',
  'macintosh',
  'x-mac-ce',
] as const;
type MadeEncoding = (typeof encodings)[number];

/** Signs of amounts: decimal sign, between thousands, and the number of decimals. */
const notations = [
  { decimal: ',', group: '', decimals: 2 },
  { decimal: ',', group: ' ', decimals: 2 },
  { decimal: ',', group: '\u00a0', decimals: 2 },
  { decimal: ',', group: '.', decimals: 2 },
  { decimal: '.', group: '', decimals: 2 },
  { decimal: '.', group: ',', decimals: 2 },
  { decimal: '.', group: "'", decimals: 2 },
  { decimal: ',', group: '', decimals: 3 },
  { decimal: '.', group: '', decimals: 3 },
  { decimal: ',', group: '.', decimals: 0 },
  { decimal: '.', group: ',', decimals: 0 },
] as const;

const days = {
  iso: (year: string, month: string, day: string) => `${year}-${month}-${day}`,
  dotted: (year: string, month: string, day: string) => `${day}.${month}.${year}`,
  short: (year: string, month: string, day: string) => `${Number(day)}. ${Number(month)}. ${year}`,
  'two-digit': (year: string, month: string, day: string) => `${day}.${month}.${year.slice(2)}`,
  compact: (year: string, month: string, day: string) => `${year}${month}${day}`,
  slashed: (year: string, month: string, day: string) => `${day}/${month}/${year}`,
  american: (year: string, month: string, day: string) => `${month}/${day}/${year}`,
  timed: (year: string, month: string, day: string) => `${day}.${month}.${year} 10:15:00`,
} as const;

const signs = ['minus', 'trailing', 'two-columns', 'direction'] as const;

const madeRow = (language: Language, decimals: number) =>
  fc.record({
    day: fc
      .integer({ min: 0, max: 364 })
      .map((offset) => new Date(Date.UTC(2026, 0, 1 + offset)).toISOString().slice(0, 10)),
    amount: fc
      .tuple(fc.integer({ min: 1, max: 2_000_000 }), fc.boolean())
      .map(([amount, out]) => (decimals === 0 ? amount * 100 : amount) * (out ? -1 : 1)),
    symbol: fc.option(fc.integer({ min: 2_600_000, max: 2_699_999 }).map(String), { nil: '' }),
    payer: fc.constantFrom(...payers[language]),
  });

/** Tables of banks in every encoding, dialect, language, notation and with noise, and what they contain. */
export const madeTables: fc.Arbitrary<MadeTable> = fc
  .record({
    language: fc.constantFrom<Language>('cs', 'sk', 'de', 'pl', 'en'),
    notation: fc.constantFrom(...notations),
  })
  .chain(({ language, notation }) =>
    fc.record({
      language: fc.constant(language),
      notation: fc.constant(notation),
      rows: fc.array(madeRow(language, notation.decimals), { minLength: 1, maxLength: 12 }),
      encoding: fc.constantFrom(...encodings),
      delimiter: fc.constantFrom(';', ',', '\t', '|'),
      quotes: fc.constantFrom('all', 'needed'),
      lineEnd: fc.constantFrom('\n', '\r\n', '\r'),
      day: fc.constantFrom(...Object.values(days)),
      sign: fc.constantFrom(...signs),
      order: fc.shuffledSubarray([0, 1, 2, 3, 4, 5], { minLength: 6 }),
      noise: fc.record({
        titles: fc.integer({ min: 0, max: 6 }),
        declared: fc.boolean(),
        total: fc.boolean(),
        blank: fc.boolean(),
        hash: fc.boolean(),
      }),
    }),
  )
  .map(writeTable);

interface Layout {
  readonly language: Language;
  readonly notation: (typeof notations)[number];
  readonly rows: readonly MadeRow[];
  readonly encoding: MadeEncoding;
  readonly delimiter: string;
  readonly quotes: string;
  readonly lineEnd: string;
  readonly day: (year: string, month: string, day: string) => string;
  readonly sign: (typeof signs)[number];
  readonly order: readonly number[];
  readonly noise: Readonly<Record<'declared' | 'total' | 'blank' | 'hash', boolean>> & {
    readonly titles: number;
  };
}

function writeTable(layout: Layout): MadeTable {
  const { rows, noise, delimiter, lineEnd } = layout;
  const words = languages[layout.language];
  const inOrder = (cells: readonly string[]) => layout.order.map((at) => cells[at] ?? '');
  const second = {
    minus: words.other,
    trailing: words.other,
    'two-columns': words.debit,
    direction: words.direction,
  }[layout.sign];
  const first = layout.sign === 'two-columns' ? words.credit : words.amount;
  const heading = inOrder([words.date, first, second, words.currency, words.symbol, words.payer]);
  const records = rows.map((row) => inOrder(cellsOf(row, layout)));
  const titles = Array.from({ length: noise.titles }, (_, at) =>
    at % 3 === 2 ? [''] : [`${words.title} ${at}`, ''],
  );
  const lines = [
    ...titles,
    heading.map((name) => (noise.hash ? `#${name}` : name)),
    ...records.flatMap((cells, at) => (noise.blank && at % 4 === 3 ? [[''], cells] : [cells])),
    ...(noise.total ? [[`${words.total}: ${rows.length}`]] : []),
  ];
  const body = lines.map((cells) => cells.map((cell) => quoted(cell, layout)).join(delimiter)).join(lineEnd);
  const text = noise.declared ? `sep=${delimiter}${lineEnd}${body}` : body;
  return { rows, bytes: encode(`${text}${lineEnd}`, layout.encoding) };
}

function cellsOf(row: MadeRow, { language, notation, day, sign }: Layout): string[] {
  const words = languages[language];
  const [year = '', month = '', date = ''] = row.day.split('-');
  const size = written(Math.abs(row.amount), notation);
  const isOut = row.amount < 0;
  const amounts = {
    minus: [isOut ? `-${size}` : size, ''],
    trailing: [isOut ? `${size}-` : size, 'x'],
    'two-columns': isOut ? ['', size] : [size, ''],
    direction: [size, isOut ? words.out : words.in],
  }[sign];
  return [day(year, month, date), ...amounts, 'EUR', row.symbol, row.payer];
}

function written(amount: number, { decimal, group, decimals }: Layout['notation']): string {
  const whole = String(Math.trunc(amount / 100)).replace(/\B(?=(?:\d{3})+$)/gu, group);
  const fraction = String(amount % 100)
    .padStart(2, '0')
    .padEnd(decimals, '0');
  return decimals === 0 ? whole : `${whole}${decimal}${fraction}`;
}

function quoted(cell: string, { quotes, delimiter }: Layout): string {
  const isNeeded = cell.includes(delimiter) || cell.includes('"');
  return quotes === 'all' || isNeeded ? `"${cell.replaceAll('"', '""')}"` : cell;
}

/** Letters that an encoding lacks make it UTF-8, as spreadsheets do. */
function encode(text: string, encoding: MadeEncoding): Uint8Array {
  if (encoding === 'utf-8') return new TextEncoder().encode(text);
  if (encoding === 'utf-8-mark') return new TextEncoder().encode(`\ufeff${text}`);
  if (encoding === 'utf-16le') return new Uint8Array(Buffer.from(`\ufeff${text}`, 'utf16le'));
  return encodeEightBit(text, encoding) ?? new TextEncoder().encode(text);
}

function encodeEightBit(text: string, encoding: EightBitEncoding): Uint8Array | null {
  const bytes = new Map(charactersOf(encoding).map((character, byte) => [character, byte]));
  const found = Array.from(text, (letter) => bytes.get(letter));
  return found.some((byte) => byte === undefined) ? null : Uint8Array.from(found, (byte) => byte ?? 0);
}
