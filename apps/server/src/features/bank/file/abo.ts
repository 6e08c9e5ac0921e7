import type { BankFileQuery } from '@sevenmetre/contract/bank/schemas';
import { readSymbols } from '@sevenmetre/rules/bank';
import { normalVariableSymbol } from '@sevenmetre/rules/pricing';
import { largestAmount, type Progress, readDayOf } from '@sevenmetre/rules/tables';
import { accountCurrency, currencyQuestions, type OwnAccount } from './account-currency.ts';
import { type BankFile, type LeftRow, shortText } from './movement.ts';
import { fileOf, type Part } from './name-movements.ts';

/** Currencies by their number of ISO 4217. */
const currencies: Readonly<Record<string, string>> = {
  '203': 'CZK',
  '978': 'EUR',
  '840': 'USD',
  '985': 'PLN',
  '826': 'GBP',
};

/**
 * Fields of a movement: own account, counter-account, number, amount, kind, variable symbol, constant symbol with the bank's
 * code, specific symbol, value day, name, currency, day. Of 128 characters; some programs write a digit more in the number or
 * the day.
 */
const movement =
  /^075(\d{16})(\d{16})(\d{13})(\d{12})([1245])([\d ]{10})([\d ]{10})([\d ]{10})([\d ]{6})(.{20}).([\d ]{4})(\d{6})\s*$/u;
const shifted = [
  /^075(\d{16})(\d{16})(\d{13})(\d{12})([1245])([\d ]{10})([\d ]{10})([\d ]{10})([\d ]{6,7}?)(.{20})0(0\d{3})(\d{6})\s*$/u,
  /^075(\d{16})(\d{16})(\d{14})(\d{12})([1245])([\d ]{10})([\d ]{10})([\d ]{10})([\d ]{6,7}?)(.{20})0(0\d{3})(\d{6})\s*$/u,
  /^075(\d{16})(\d{16})(\d{15})(\d{12})([1245])([\d ]{10})([\d ]{10})([\d ]{10})([\d ]{6,7}?)(.{20})0(0\d{3})(\d{6})\s*$/u,
];

/** The movements of an ABO file (`.gpc`): lines of fixed width, 074 a statement, 075 a movement, 076 to 079 its details. */
export function readAbo(
  text: string,
  query: Pick<BankFileQuery, 'accountCurrency'> = {},
  own: readonly OwnAccount[] = [],
  progress?: Progress,
): BankFile | null {
  const lines = text.split(/\r\n|\r|\n/u);
  if (!lines.some((line) => /^074\d{16}/u.test(line) || fieldsOf(line) !== null)) return null;
  const parts: Part[] = [];
  const statements: { row: number; change: number | null; sum: number; currencies: Set<string | null> }[] =
    [];
  for (const [at, line] of lines.entries()) {
    progress?.(at / lines.length);
    if (line.startsWith('074'))
      statements.push({ row: at + 1, change: changeOf(line), sum: 0, currencies: new Set() });
    if (!line.startsWith('075')) continue;
    const after = lines.slice(at + 1, at + 10);
    const end = after.findIndex((next) => !/^07[6-9]/u.test(next));
    const details = after.slice(0, end === -1 ? after.length : end).filter((next) => /^07[89]/u.test(next));
    const part = partOf(
      line,
      details.map((next) => next.slice(3).trim()),
      { row: at + 1, currencyOf: (account) => accountCurrency({ account }, query, own) },
    );
    parts.push(part);
    const statement = statements.at(-1);
    if (statement) {
      statement.sum += part.amount ?? 0;
      statement.currencies.add(part.currency);
    }
  }
  const differences = statements.flatMap(
    ({ row, change, sum, currencies: [currency = null, ...more] }): LeftRow[] =>
      change === null || change === sum
        ? []
        : [
            {
              row,
              reason: 'unexplained',
              amount: change - sum,
              // A statement without movements, or with those of several currencies, does not say its own.
              currency: more.length === 0 ? currency : null,
              text: lines[row - 1]?.trim() ?? '',
            },
          ],
  );
  const others = lines.filter((line) => line.trim() !== '' && !line.startsWith('075')).length;
  const asked = parts.filter((part) => 'reason' in part && part.reason === 'asked');
  const silent = asked.map(({ row }) => {
    const [, account = ''] = fieldsOf(lines[row - 1] ?? '') ?? [];
    return { account: accountOf(account), rows: 1 };
  });
  return fileOf('abo', [...parts, ...differences], {
    aside: others - differences.length,
    questions: currencyQuestions(silent),
  });
}

/** New balance less the old one, of a statement's line. */
function changeOf(line: string): number | null {
  const [, before = '', one, after = '', other] =
    /^074\d{16}.{20} ?\d{6}(\d{14})([+-])(\d{14})([+-])/u.exec(line) ?? [];
  if (before === '') return null;
  return (other === '-' ? -1 : 1) * Number(after) - (one === '-' ? -1 : 1) * Number(before);
}

function fieldsOf(line: string): readonly string[] | null {
  const strict = movement.exec(line);
  if (strict) return strict;
  const fits = shifted.flatMap((pattern) => {
    const found = pattern.exec(line);
    return found ? [found] : [];
  });
  return fits.length === 1 ? (fits[0] ?? null) : null;
}

interface LineReading {
  readonly row: number;
  /** Of an account whose lines name none. */
  readonly currencyOf: (account: string) => string | null;
}

function partOf(line: string, message: readonly string[], { row, currencyOf }: LineReading): Part {
  const [
    ,
    own = '',
    ,
    number = '',
    digits = '',
    kind,
    symbol = '',
    ,
    ,
    value = '',
    payer = '',
    code = '',
    day = '',
  ] = fieldsOf(line) ?? [];
  const amount = digits === '' ? null : Number(digits);
  // 1 debit, 2 credit, 4 reversed debit, 5 reversed credit.
  const sign = kind === '1' || kind === '5' ? -1 : 1;
  const account = accountOf(own);
  const isSilent = /^[0 ]*$/u.test(code);
  const currency = isSilent ? currencyOf(account) : (currencies[code.trim().slice(-3)] ?? null);
  const name = shortText(payer);
  const left = (reason: LeftRow['reason']): LeftRow => ({
    row,
    reason,
    amount: amount === null ? null : sign * amount,
    currency,
    text: shortText([name ?? '', ...message, line].join(' · ')) ?? '',
  });
  if (amount === null) return left('amount-unreadable');
  if (amount > largestAmount) return left('amount-too-large');
  if (kind === '4' || kind === '5') return left('reversed');
  if (kind === '1') return left('outgoing');
  if (isSilent && currency === null) return left('asked');
  if (currency !== 'CZK' && currency !== 'EUR') return left('currency-unsupported');
  const bookedOn = dayIn(day) ?? dayIn(value);
  if (bookedOn === null) return left('day-unreadable');
  if (amount === 0) return left('nothing');
  const stated = normalVariableSymbol(symbol) ?? '0';
  const symbols = stated === '0' ? readSymbols(message).named : [stated];
  return {
    row,
    account,
    given: number.replace(/^0+/u, '') || null,
    bookedOn,
    amount,
    currency,
    variableSymbol: symbols.length === 1 ? (symbols[0] ?? null) : null,
    symbols,
    counterparty: name,
    message: shortText(message.join(' ')),
    isBatch: false,
  };
}

function dayIn(text: string): string | null {
  const [, day = '', month = '', year = ''] = /^(\d\d)(\d\d)(\d\d)$/u.exec(text) ?? [];
  return year === '' ? null : readDayOf(`20${year}${month}${day}`, 'year-first');
}

/** `0000192000145399` is `19-2000145399`. */
function accountOf(digits: string): string {
  const [prefix, number] = [digits.slice(0, 6).replace(/^0+/u, ''), digits.slice(6).replace(/^0+/u, '')];
  return prefix === '' ? number : `${prefix}-${number}`;
}
