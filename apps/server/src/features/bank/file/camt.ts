import { readSymbols } from '@sevenmetre/rules/bank';
import type { BankFormat, BankSkipReason } from '@sevenmetre/contract/bank/schemas';
import { parseDay, parseDecimal } from './amounts.ts';
import { type BankFile, type LeftRow, shortText } from './movement.ts';
import { fileOf, type Unnamed } from './name-movements.ts';
import { allAt, oneAt, parseXml, textAt, type XmlNode } from './xml-tree.ts';

/** Messages of ISO 20022 with booked entries: statement, report of the day, notification. */
const messages = [
  { format: 'camt-053', path: ['BkToCstmrStmt', 'Stmt'] },
  { format: 'camt-052', path: ['BkToCstmrAcctRpt', 'Rpt'] },
  { format: 'camt-054', path: ['BkToCstmrDbtCdtNtfctn', 'Ntfctn'] },
] as const satisfies readonly { format: BankFormat; path: readonly string[] }[];

/** The movements of a CAMT message of any version; null: another format. */
export function readCamt(text: string): BankFile | null {
  const root = parseXml(text);
  if (root === null || root.name !== 'Document') return null;
  for (const { format, path } of messages) {
    const reports = allAt(root, ...path);
    if (reports.length === 0) continue;
    const parts = reports.flatMap((report) => {
      const account = accountOf(report);
      return allAt(report, 'Ntry').flatMap((entry) => entryParts(entry, account));
    });
    return fileOf(
      format,
      parts.map((part, at) => ({ ...part, row: at + 1 })),
    );
  }
  return null;
}

type EntryPart = Omit<Unnamed, 'row'> | Omit<LeftRow, 'row'>;

function accountOf(report: XmlNode): string {
  return textAt(report, 'Acct', 'Id', 'IBAN') ?? textAt(report, 'Acct', 'Id', 'Othr', 'Id') ?? '';
}

/**
 * An entry may hold several payments. It is divided only if each has an amount of its own; what the amounts leave of the
 * entry, such as a fee, is a row of its own.
 */
function entryParts(entry: XmlNode, account: string): EntryPart[] {
  const details = allAt(entry, 'NtryDtls', 'TxDtls');
  const batch = allAt(entry, 'NtryDtls', 'Btch').map((one) => Number(textAt(one, 'NbOfTxs') ?? 1));
  const count = Math.max(details.length, ...batch);
  const { currency, amount } = moneyOf(oneAt(entry, 'Amt'));
  const sign = textAt(entry, 'CdtDbtInd') === 'DBIT' ? -1 : 1;
  const left = (reason: BankSkipReason, part: XmlNode, own: number | null): EntryPart => ({
    reason,
    amount: own,
    currency,
    text: describe(part, entry),
  });
  const reason = reasonAgainst(entry);
  if (count < 2) {
    const part = details[0] ?? entry;
    const whole = amount === null ? null : sign * amount;
    return [reason === null ? movementOf(entry, part, account) : left(reason, part, whole)];
  }
  const amounts = details.map((detail) => detailAmount(detail, currency, sign));
  if (amount === null || details.length < count || amounts.includes(null)) {
    const whole = amount === null ? null : sign * amount;
    return [reason === null ? batchOf(entry, details, account) : left(reason, entry, whole)];
  }
  const parts = details.map((detail, at): EntryPart => {
    const own = amounts[at] ?? 0;
    const against = reason ?? (own < 0 ? 'outgoing' : null);
    return against === null ? movementOf(entry, detail, account, own) : left(against, detail, own);
  });
  const unexplained = sign * amount - amounts.reduce<number>((sum, one) => sum + (one ?? 0), 0);
  return unexplained === 0 ? parts : [...parts, left('unexplained', entry, unexplained)];
}

/** Why an entry is no payment that came in; null: it is one. */
function reasonAgainst(entry: XmlNode): BankSkipReason | null {
  const status = textAt(entry, 'Sts', 'Cd') ?? textAt(entry, 'Sts') ?? 'BOOK';
  if (isTrue(textAt(entry, 'RvslInd'))) return 'reversed';
  if (status !== 'BOOK') return 'not-booked';
  return textAt(entry, 'CdtDbtInd') === 'CRDT' ? null : 'outgoing';
}

function isTrue(text: string | null): boolean {
  return text === 'true' || text === '1';
}

interface Money {
  readonly amount: number | null;
  readonly currency: string | null;
}

function moneyOf(element: XmlNode | null): Money {
  return { amount: parseDecimal(element?.text ?? ''), currency: element?.attributes['Ccy'] ?? null };
}

/**
 * Signed amount of a payment in an entry: of the transaction, of the detail (from version 8), or as instructed if in the
 * currency of the entry. null: none.
 */
function detailAmount(detail: XmlNode, currency: string | null, entrySign: 1 | -1): number | null {
  const elements = [
    oneAt(detail, 'AmtDtls', 'TxAmt', 'Amt'),
    oneAt(detail, 'Amt'),
    oneAt(detail, 'AmtDtls', 'InstdAmt', 'Amt'),
  ];
  const money = elements.map(moneyOf).find((one) => one.amount !== null && one.currency === currency);
  if (money === undefined || money.amount === null) return null;
  const indicator = textAt(detail, 'CdtDbtInd');
  const sign = indicator === null ? entrySign : indicator === 'DBIT' ? -1 : 1;
  return sign * money.amount;
}

/** @param own amount of the payment; absent: of the whole entry */
function movementOf(entry: XmlNode, part: XmlNode, account: string, own?: number): EntryPart {
  const { amount: whole, currency } = moneyOf(oneAt(entry, 'Amt'));
  const amount = own ?? whole;
  const bookedOn = dayOf(entry);
  const left = (reason: BankSkipReason): EntryPart => ({
    reason,
    amount,
    currency,
    text: describe(part, entry),
  });
  if (amount === null) return left('amount-unreadable');
  if (currency !== 'CZK' && currency !== 'EUR') return left('currency-unsupported');
  if (bookedOn === null) return left('day-unreadable');
  if (amount === 0) return left('nothing');
  const symbols = symbolsOf(part, entry);
  const given = textAt(part, 'Refs', 'AcctSvcrRef') ?? textAt(part, 'Refs', 'TxId');
  return {
    account,
    // The entry's reference identifies the movement only if the entry holds a single one.
    given: given ?? (own === undefined ? textAt(entry, 'AcctSvcrRef') : null),
    bookedOn,
    amount,
    currency,
    variableSymbol: symbols.length === 1 ? (symbols[0] ?? null) : null,
    symbols,
    counterparty: payerOf(part),
    message: messageOf(part),
    isBatch: false,
  };
}

/** One movement of nobody, with the words of all its payments. */
function batchOf(entry: XmlNode, details: readonly XmlNode[], account: string): EntryPart {
  const whole = movementOf(entry, entry, account);
  if ('reason' in whole) return whole;
  const parts = details.length > 0 ? details : [entry];
  const symbols = [...new Set(parts.flatMap((part) => symbolsOf(part, entry)))];
  return {
    ...whole,
    variableSymbol: null,
    symbols,
    counterparty: shortText(parts.flatMap((part) => payerOf(part) ?? []).join(', ')),
    message: shortText(parts.flatMap((part) => messageOf(part) ?? []).join(', ')),
    isBatch: true,
  };
}

function dayOf(entry: XmlNode): string | null {
  return parseDay(
    textAt(entry, 'BookgDt', 'Dt') ?? textAt(entry, 'BookgDt', 'DtTm') ?? textAt(entry, 'ValDt', 'Dt') ?? '',
  );
}

function freeText(part: XmlNode): string[] {
  return allAt(part, 'RmtInf', 'Ustrd').map(({ text }) => text.trim());
}

function structuredText(part: XmlNode): string[] {
  return allAt(part, 'RmtInf', 'Strd', 'CdtrRefInf', 'Ref').map(({ text }) => text.trim());
}

/** Digits of the invoices that a payer's program names. */
function invoiceNumbers(part: XmlNode): string[] {
  return allAt(part, 'RmtInf', 'Strd', 'RfrdDocInf', 'Nb').map(({ text }) => text.replace(/\D/gu, ''));
}

/** Of the first place that names one. */
function symbolsOf(part: XmlNode, entry: XmlNode): readonly string[] {
  const end = textAt(part, 'Refs', 'EndToEndId') ?? '';
  const places = [
    structuredText(part),
    /vs/iu.test(end) ? [end] : [],
    freeText(part),
    invoiceNumbers(part),
    [textAt(part, 'AddtlTxInf') ?? ''],
    [textAt(entry, 'AddtlNtryInf') ?? ''],
  ];
  return places.map((texts) => readSymbols(texts).named).find((found) => found.length > 0) ?? [];
}

function messageOf(part: XmlNode): string | null {
  return shortText([...freeText(part), ...structuredText(part)].join(' '));
}

function payerOf(part: XmlNode): string | null {
  const name = textAt(part, 'RltdPties', 'Dbtr', 'Nm') ?? textAt(part, 'RltdPties', 'Dbtr', 'Pty', 'Nm');
  const account = textAt(part, 'RltdPties', 'DbtrAcct', 'Id', 'IBAN');
  return shortText(name ?? account ?? textAt(part, 'RltdPties', 'DbtrAcct', 'Id', 'Othr', 'Id') ?? '');
}

function describe(part: XmlNode, entry: XmlNode): string {
  const payee = textAt(part, 'RltdPties', 'Cdtr', 'Nm') ?? textAt(part, 'RltdPties', 'Cdtr', 'Pty', 'Nm');
  const words = [dayOf(entry), payerOf(part), payee, messageOf(part), textAt(entry, 'AddtlNtryInf')];
  return shortText(words.filter((word) => word !== null).join(' · ')) ?? '';
}
