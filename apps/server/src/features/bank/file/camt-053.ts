import { parseDay, parseDecimal, symbolIn } from './amounts.ts';
import type { BankFile, Movement } from './movement.ts';
import { nameMovements, type Unnamed } from './name-movements.ts';
import { allAt, oneAt, parseXml, textAt, type XmlNode } from './xml-tree.ts';

/**
 * A statement of ISO 20022 (camt.053, any version); null: another format. Only booked incoming payments are
 * kept.
 */
export function readCamt053(text: string): BankFile | null {
  const root = parseXml(text);
  if (root === null || root.name !== 'Document') return null;
  const statements = allAt(root, 'BkToCstmrStmt', 'Stmt');
  if (statements.length === 0) return null;
  const read = statements.flatMap((statement) => {
    const account = accountOf(statement);
    return allAt(statement, 'Ntry').flatMap((entry) => entryMovements(entry, account));
  });
  const kept = read.filter((movement) => movement !== null);
  return { format: 'camt-053', movements: nameMovements(kept), skipped: read.length - kept.length };
}

function accountOf(statement: XmlNode): string {
  return textAt(statement, 'Acct', 'Id', 'IBAN') ?? textAt(statement, 'Acct', 'Id', 'Othr', 'Id') ?? '';
}

/**
 * An entry may hold several payments; if they have no amounts of their own, it is one payment. null: skipped.
 */
function entryMovements(entry: XmlNode, account: string): (Unnamed | null)[] {
  const status = textAt(entry, 'Sts', 'Cd') ?? textAt(entry, 'Sts') ?? 'BOOK';
  const comesIn = textAt(entry, 'CdtDbtInd') === 'CRDT' && textAt(entry, 'RvslInd') !== 'true';
  const details = allAt(entry, 'NtryDtls', 'TxDtls');
  const single = details.length < 2 || details.some((detail) => amountOf(detail) === null);
  const parts = single ? [details[0] ?? entry] : details;
  if (status !== 'BOOK' || !comesIn) return parts.map(() => null);
  return parts.map((part) => movementOf(entry, part, account, single));
}

function movementOf(entry: XmlNode, part: XmlNode, account: string, single: boolean): Unnamed | null {
  const money = single ? amountElement(entry) : amountOf(part);
  const amount = parseDecimal(money?.text ?? '');
  const currency = money?.attributes['Ccy'];
  const bookedOn = parseDay(
    textAt(entry, 'BookgDt', 'Dt') ?? textAt(entry, 'BookgDt', 'DtTm') ?? textAt(entry, 'ValDt', 'Dt') ?? '',
  );
  if (amount === null || amount <= 0 || bookedOn === null) return null;
  if (currency !== 'CZK' && currency !== 'EUR') return null;
  const free = allAt(part, 'RmtInf', 'Ustrd').map(({ text }) => text.trim());
  const structured = allAt(part, 'RmtInf', 'Strd', 'CdtrRefInf', 'Ref').map(({ text }) => text.trim());
  const ends = [textAt(part, 'Refs', 'EndToEndId') ?? ''].filter((id) => /VS/iu.test(id));
  const more = [textAt(part, 'AddtlTxInf') ?? '', textAt(entry, 'AddtlNtryInf') ?? ''];
  return {
    account,
    given: textAt(part, 'Refs', 'AcctSvcrRef') ?? textAt(part, 'Refs', 'TxId') ?? givenOfEntry(entry, single),
    bookedOn,
    amount,
    currency,
    variableSymbol: symbolIn(structured) ?? symbolIn(ends) ?? symbolIn(free) ?? symbolIn(more),
    counterparty: payerOf(part),
    message: shortened([...free, ...structured].join(' ')),
  };
}

/** The entry's reference identifies the movement only if the entry holds a single one. */
function givenOfEntry(entry: XmlNode, single: boolean): string | null {
  return single ? textAt(entry, 'AcctSvcrRef') : null;
}

function amountElement(node: XmlNode): XmlNode | null {
  return oneAt(node, 'Amt');
}

function amountOf(detail: XmlNode): XmlNode | null {
  return oneAt(detail, 'AmtDtls', 'TxAmt', 'Amt') ?? amountElement(detail);
}

function payerOf(part: XmlNode): string | null {
  const name = textAt(part, 'RltdPties', 'Dbtr', 'Nm') ?? textAt(part, 'RltdPties', 'Dbtr', 'Pty', 'Nm');
  const account = textAt(part, 'RltdPties', 'DbtrAcct', 'Id', 'IBAN');
  return shortened(name ?? account ?? textAt(part, 'RltdPties', 'DbtrAcct', 'Id', 'Othr', 'Id') ?? '');
}

function shortened(text: string): Movement['message'] {
  const one = text.replace(/\s+/gu, ' ').trim().slice(0, 300);
  return one === '' ? null : one;
}
