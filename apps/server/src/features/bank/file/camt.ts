import { readSymbols } from '@sevenmetre/rules/bank';
import type { BankFormat, BankSkipReason } from '@sevenmetre/contract/bank/schemas';
import { portionOf, type Progress } from '@sevenmetre/rules/tables';
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
export function readCamt(text: string, progress: Progress = () => undefined): BankFile | null {
  const ofText = portionOf(progress, 0, 0.5);
  const documents = documentsIn(parseXml(text.trimStart(), { name: 'Ntry', progress: ofText }));
  for (const { format, path } of messages) {
    const reports = documents.flatMap((document) => allAt(document, ...path));
    if (reports.length === 0) continue;
    const parts = reports.flatMap((report, place) => {
      const account = accountOf(report);
      const entries = allAt(report, 'Ntry');
      // The first half is the parsing of the text.
      const ofReport = portionOf(progress, halfFrom(place, reports), halfFrom(place + 1, reports));
      const own = entries.flatMap((entry, at) => {
        ofReport(at / entries.length);
        return entryParts(entry, account);
      });
      return [...own, ...differenceOf(report, entries)];
    });
    return fileOf(
      format,
      parts.map((part, at) => ({ ...part, row: at + 1 })),
    );
  }
  return null;
}

function halfFrom(place: number, { length }: readonly unknown[]): number {
  return 0.5 + (0.5 * place) / length;
}

type EntryPart = Omit<Unnamed, 'row'> | Omit<LeftRow, 'row'>;

/** Some programs send documents in an envelope, beside a header of the message. */
function documentsIn(root: XmlNode | null): XmlNode[] {
  if (root === null) return [];
  if (root.name === 'Document') return [root];
  return [...allAt(root, 'Document'), ...allAt(root, 'Body', 'Document')];
}

interface Account {
  readonly number: string;
  /** Of amounts that name none; null: not stated. */
  readonly currency: string | null;
}

function accountOf(report: XmlNode): Account {
  const number = textAt(report, 'Acct', 'Id', 'IBAN') ?? textAt(report, 'Acct', 'Id', 'Othr', 'Id') ?? '';
  return { number, currency: textAt(report, 'Acct', 'Ccy')?.toUpperCase() ?? null };
}

/** What the balances of a statement say beyond its booked entries: entries are missing, or were read wrongly. */
function differenceOf(report: XmlNode, entries: readonly XmlNode[]): EntryPart[] {
  const before = balanceOf(report, ['OPBD', 'PRCD']);
  const after = balanceOf(report, ['CLBD']);
  if (before === null || after === null || before.currency !== after.currency) return [];
  const { currency } = accountOf(report);
  const booked = entries.filter((entry) => statusOf(entry) === 'BOOK');
  const sum = (reversedSign: 1 | -1) =>
    booked.reduce<number | null>((total, entry) => {
      const money = moneyOf(oneAt(entry, 'Amt'), currency);
      const indicator = textAt(entry, 'CdtDbtInd');
      if (total === null || money.amount === null || money.currency !== after.currency || indicator === null)
        return null;
      const reversal = isTrue(textAt(entry, 'RvslInd')) ? reversedSign : 1;
      return total + reversal * (indicator === 'DBIT' ? -1 : 1) * money.amount;
    }, 0);
  const [moved, change] = [sum(1), after.amount - before.amount];
  // Banks do not agree whether the indicator of a reversal is that of the entry or of what it reverses.
  if (moved === null || moved === change || sum(-1) === change) return [];
  const text =
    shortText([textAt(report, 'Id'), 'CLBD', textAt(report, 'Acct', 'Id', 'IBAN')].join(' · ')) ?? '';
  return [{ reason: 'unexplained', amount: change - moved, currency: after.currency, text }];
}

/** The first balance of one of the types, signed; null: not stated. */
function balanceOf(report: XmlNode, types: readonly string[]) {
  const balance = allAt(report, 'Bal').find((one) =>
    types.includes(textAt(one, 'Tp', 'CdOrPrtry', 'Cd') ?? ''),
  );
  if (balance === undefined) return null;
  const { amount, currency } = moneyOf(oneAt(balance, 'Amt'));
  const sign = textAt(balance, 'CdtDbtInd') === 'DBIT' ? -1 : 1;
  return amount === null ? null : { amount: sign * amount, currency };
}

/**
 * An entry may hold several payments. It is divided only if each has an amount of its own; what the amounts leave of the
 * entry, such as a fee, is a row of its own.
 */
function entryParts(entry: XmlNode, account: Account): EntryPart[] {
  const details = allAt(entry, 'NtryDtls', 'TxDtls');
  const batch = allAt(entry, 'NtryDtls', 'Btch').map((one) => Number(textAt(one, 'NbOfTxs') ?? 1));
  const count = Math.max(details.length, ...batch);
  const { currency, amount } = moneyOf(oneAt(entry, 'Amt'), account.currency);
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
    if (reason === null && isReturned(part)) return [left('reversed', part, whole)];
    return [reason === null ? movementOf(entry, part, account) : left(reason, part, whole)];
  }
  const amounts = details.map((detail) => detailAmount(detail, currency, sign));
  if (amount === null || details.length < count || amounts.includes(null)) {
    const whole = amount === null ? null : sign * amount;
    return [reason === null ? batchOf(entry, details, account) : left(reason, entry, whole)];
  }
  const parts = details.map((detail, at): EntryPart => {
    const own = amounts[at] ?? 0;
    const against = reason ?? (own < 0 ? 'outgoing' : isReturned(detail) ? 'reversed' : null);
    return against === null ? movementOf(entry, detail, account, own) : left(against, detail, own);
  });
  const unexplained = sign * amount - amounts.reduce<number>((sum, one) => sum + (one ?? 0), 0);
  return unexplained === 0 ? parts : [...parts, left('unexplained', entry, unexplained)];
}

/** Why an entry is no payment that came in; null: it is one. */
function reasonAgainst(entry: XmlNode): BankSkipReason | null {
  const direction = textAt(entry, 'CdtDbtInd');
  if (isTrue(textAt(entry, 'RvslInd'))) return 'reversed';
  if (statusOf(entry) !== 'BOOK') return 'not-booked';
  if (direction === 'CRDT') return null;
  return direction === 'DBIT' ? 'outgoing' : 'direction-unknown';
}

/** Statements of old versions may leave it out: their entries are booked. A bank's own status is not known to be. */
function statusOf(entry: XmlNode): string {
  const own = textAt(entry, 'Sts', 'Prtry');
  return textAt(entry, 'Sts', 'Cd') ?? textAt(entry, 'Sts') ?? own ?? 'BOOK';
}

/** A payment of ours that came back. */
function isReturned(part: XmlNode): boolean {
  return oneAt(part, 'RtrInf') !== null;
}

function isTrue(text: string | null): boolean {
  return text === 'true' || text === '1';
}

interface Money {
  readonly amount: number | null;
  readonly currency: string | null;
}

function moneyOf(element: XmlNode | null, usual: string | null = null): Money {
  const named = element?.attributes['Ccy']?.trim().toUpperCase() ?? '';
  return { amount: parseDecimal(element?.text ?? ''), currency: named === '' ? usual : named };
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
  const money = elements
    .map((element) => moneyOf(element))
    .find((one) => one.amount !== null && one.currency === currency);
  if (money === undefined || money.amount === null) return null;
  const indicator = textAt(detail, 'CdtDbtInd');
  const sign = indicator === null ? entrySign : indicator === 'DBIT' ? -1 : 1;
  return sign * money.amount;
}

/** @param own amount of the payment; absent: of the whole entry */
function movementOf(entry: XmlNode, part: XmlNode, account: Account, own?: number): EntryPart {
  const { amount: whole, currency } = moneyOf(oneAt(entry, 'Amt'), account.currency);
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
    account: account.number,
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
function batchOf(entry: XmlNode, details: readonly XmlNode[], account: Account): EntryPart {
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
  const days = ['BookgDt', 'ValDt'].flatMap((of) => [textAt(entry, of, 'Dt'), textAt(entry, of, 'DtTm')]);
  return parseDay(days.find((day) => day !== null) ?? '');
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
  const names = ['EndToEndId', 'PmtInfId', 'InstrId'].map((name) => textAt(part, 'Refs', name) ?? '');
  const places = [
    structuredText(part),
    ...names.map((name) => (/vs/iu.test(name) ? [name] : [])),
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
