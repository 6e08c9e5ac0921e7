import { parseIban, readSymbols } from '@sevenmetre/rules/bank';
import { type Progress, readDayOf } from '@sevenmetre/rules/tables';
import { parseDecimal } from './amounts.ts';
import { type BankFile, type LeftRow, shortText } from './movement.ts';
import { fileOf, type Part } from './name-movements.ts';

interface Field {
  /** `61`, `60F`. */
  readonly tag: string;
  /** With the lines that continue it. */
  readonly lines: readonly string[];
}

/** The movements of a SWIFT MT940 or MT942 file; null: another format. */
export function readMt940(text: string, progress?: Progress): BankFile | null {
  if (!/^(?:\{1:|:20:)/mu.test(text.slice(0, 2_000)) || !/^:(?:61|60[FM]):/mu.test(text)) return null;
  const parts: Part[] = [];
  let account = '';
  let currency: string | null = null;
  /** Balance after the movements so far; null: not known. */
  let expected: number | null = null;
  const fields = fieldsOf(text);
  for (const [at, { tag, lines }] of fields.entries()) {
    const [line = ''] = lines;
    progress?.(at / fields.length);
    if (tag === '25') account = accountOf(line);
    const balance = balanceOf(line);
    // An interim report (MT942) has no balance: its smallest amounts name the currency.
    if (tag === '34F') currency = /^[A-Z]{3}/u.exec(line)?.[0] ?? currency;
    if (tag === '60F' || tag === '60M') {
      currency = balance?.currency ?? null;
      expected = balance?.amount ?? null;
    }
    if (
      (tag === '62F' || tag === '62M') &&
      balance !== null &&
      expected !== null &&
      balance.amount !== expected
    ) {
      const amount = balance.amount - expected;
      parts.push({ row: parts.length + 1, reason: 'unexplained', amount, currency, text: `:${tag}:${line}` });
    }
    if (tag !== '61') continue;
    const next = fields[at + 1];
    const details = next?.tag === '86' ? next.lines : [];
    const part = partOf(lines, details, { account, currency, row: parts.length + 1 });
    parts.push(part);
    if (expected !== null) expected = part.amount === null ? null : expected + part.amount;
  }
  return fileOf('mt940', parts);
}

function balanceOf(line: string): { readonly amount: number; readonly currency: string } | null {
  const [, sign, currency = '', written = ''] = /^([CD])\d{6}([A-Z]{3})([\d,]+)/u.exec(line) ?? [];
  const amount = parseDecimal(written.replace(',', '.'));
  return amount === null ? null : { amount: sign === 'D' ? -amount : amount, currency };
}

function fieldsOf(text: string): Field[] {
  const fields: { tag: string; lines: string[] }[] = [];
  for (const line of text.split(/\r\n|\r|\n/u)) {
    const start = /^(?:\{4:)?:(\d\d[A-Z]?):(.*)$/u.exec(line);
    if (start) fields.push({ tag: start[1] ?? '', lines: [start[2] ?? ''] });
    else if (/^-\}?/u.test(line) && line.length <= 2) fields.push({ tag: 'end', lines: [] });
    else fields.at(-1)?.lines.push(line);
  }
  return fields;
}

function accountOf(line: string): string {
  const [plain = ''] = line.trim().replace(/^\//u, '').split(' ');
  return parseIban(plain) ?? parseIban(plain.replace(/[A-Z]{3}$/u, '')) ?? plain;
}

/** Value day, day of booking, mark, amount, type of business, references. */
const statementLine =
  /^(\d{6})(\d{4})?(RC|RD|EC|ED|C|D)([A-Z])?([\d,.]+)([NFS][A-Z0-9]{3})([^/]*(?:\/[^/]+)*)?(?:\/\/(.*))?$/u;

interface Place {
  readonly account: string;
  readonly currency: string | null;
  readonly row: number;
}

function partOf(
  lines: readonly string[],
  details: readonly string[],
  { account, currency, row }: Place,
): Part {
  const [, value = '', entry = '', mark = '', , written = '', , customer = '', bank = ''] =
    statementLine.exec(lines[0] ?? '') ?? [];
  const amount = parseDecimal(written.replace(',', '.'));
  const sign = mark === 'D' || mark === 'RC' || mark === 'ED' ? -1 : 1;
  const said = saidIn(details);
  const left = (reason: LeftRow['reason']): LeftRow => ({
    row,
    reason,
    amount: amount === null ? null : sign * amount,
    currency,
    text: shortText([said.payer, said.message, ...lines].filter((word) => word !== null).join(' · ')) ?? '',
  });
  if (amount === null) return left('amount-unreadable');
  if (mark.startsWith('R')) return left('reversed');
  if (mark.startsWith('E')) return left('not-booked');
  if (sign < 0) return left('outgoing');
  if (isReturned(details)) return left('reversed');
  if (currency !== 'CZK' && currency !== 'EUR') return left('currency-unsupported');
  const valueDay = readDayOf(`20${value}`, 'year-first');
  const bookedOn = valueDay === null ? null : bookingDay(valueDay, entry);
  if (bookedOn === null) return left('day-unreadable');
  if (amount === 0) return left('nothing');
  const { named } = readSymbols(said.parts.length > 0 ? said.parts : details);
  const symbols =
    named.length > 0 ? named : readSymbols([customer]).named.filter(() => /vs/iu.test(customer));
  return {
    row,
    account,
    given: [bank, customer].map((text) => text.trim()).find((text) => !/^(?:NONREF)?$/u.test(text)) ?? null,
    bookedOn,
    namedDay: valueDay,
    amount,
    currency,
    variableSymbol: symbols.length === 1 ? (symbols[0] ?? null) : null,
    symbols,
    counterparty: said.payer,
    message: said.message,
    isBatch: false,
  };
}

/** The day of booking has no year: it is the one closest to the value day, which may be weeks away or in another year. */
function bookingDay(valueDay: string, entry: string): string {
  if (entry === '') return valueDay;
  const [at, year] = [Date.parse(valueDay), Number(valueDay.slice(0, 4))];
  const days = [year - 1, year, year + 1].flatMap((of) => readDayOf(`${of}${entry}`, 'year-first') ?? []);
  const distance = (day: string) => Math.abs(Date.parse(day) - at);
  return days.toSorted((one, other) => distance(one) - distance(other))[0] ?? valueDay;
}

/** A payment of ours that came back, as Dutch banks mark it: `/RTRN/AM04/`. */
function isReturned(details: readonly string[]): boolean {
  return /\/RTRN\//u.test(details.join(''));
}

interface Said {
  /** Lines of the message, which may be cut anywhere. */
  readonly parts: readonly string[];
  readonly message: string | null;
  readonly payer: string | null;
}

/** `166?00GUTSCHR?20SVWZ+…?32Name`: subfields by number; otherwise plain lines. */
function saidIn(lines: readonly string[]): Said {
  const text = lines.join('');
  // Banks choose the sign.
  const [, code = '', separator] = /^(\d{3})([?<>+/~^|#])\d\d/u.exec(text) ?? /^()(\?)\d\d/u.exec(text) ?? [];
  if (separator === undefined) return { parts: lines, message: shortText(lines.join(' ')), payer: null };
  const fields = text.split(separator).slice(1);
  // Some repeat the code of three digits before each sign.
  const isRepeated =
    code !== '' && fields.length > 1 && fields.slice(0, -1).every((field) => field.endsWith(code));
  const subfields = fields.map((field, at) => {
    const value = isRepeated && at < fields.length - 1 ? field.slice(0, -code.length) : field;
    return [value.slice(0, 2), value.slice(2)] as const;
  });
  const of = (from: number, to: number) =>
    subfields.flatMap(([code, value]) => (Number(code) >= from && Number(code) <= to ? [value] : []));
  // Polish banks write the payer's name and address in 27 to 29, and its account in 38.
  const isPolish =
    of(32, 33).every((value) => value.trim() === '') && /^PL\d{26}$/u.test(of(38, 38).join('').trim());
  const parts = [...of(20, isPolish ? 26 : 29), ...of(60, 63)];
  const payer = isPolish ? of(27, 29).join(' ') : of(32, 33).join('');
  return { parts, message: shortText(parts.join(' ')), payer: shortText(payer) };
}
