import type { ClubFinance, FinanceDocument } from '@sevenmetre/contract/invoices/schemas';
import { balanceOf, firstUnpaidDay, isOverdue } from '@sevenmetre/rules/pricing';
import type { Currency } from '@sevenmetre/rules/vocabulary';
import { inZone } from '../competition/index.ts';
import type { DocumentRow } from './document.repository.ts';
import { type OnlinePayment, payLinksOf } from './pay-link.ts';
import type { LineRow } from './line.repository.ts';

export interface FinanceParts {
  readonly currency: Currency;
  readonly variableSymbol: string | null;
  /** Valid lines. */
  readonly lines: readonly LineRow[];
  readonly documents: readonly DocumentRow[];
  readonly payments: readonly { readonly orderAmount: number }[];
  /** ISO date in the tournament's zone. */
  readonly today: string;
  readonly timeZone: string;
  readonly link: OnlinePayment | null;
}

/** Body of a club's finance card. */
export function financeBody(parts: FinanceParts): ClubFinance {
  const { currency, variableSymbol, lines, documents, payments, today } = parts;
  const balance = balanceOf(lines, payments);
  const creditedIds = new Set(documents.flatMap(({ correctsDocumentId }) => correctsDocumentId ?? []));
  const valid = documents.filter(({ id, kind }) => kind === 'invoice' && !creditedIds.has(id));
  const dueDate = firstUnpaidDay(valid, balance.paid);
  return {
    ...balance,
    currency,
    variableSymbol,
    orderChanged:
      lines.some(({ outdated }) => outdated) ||
      (valid.length > 0 && lines.some(({ documentId }) => documentId === null)),
    dueDate,
    overdue: isOverdue(dueDate, today),
    documents: documentBodies(documents, parts.timeZone, payLinksOf(parts.link, valid, balance.paid)),
  };
}

/** @param payLinks by document, where something of it is to be paid at the organiser's provider */
export function documentBodies(
  documents: readonly DocumentRow[],
  timeZone: string,
  payLinks: ReadonlyMap<number, string> = new Map(),
): FinanceDocument[] {
  const creditedIds = new Set(documents.flatMap(({ correctsDocumentId }) => correctsDocumentId ?? []));
  return documents.map((document) => {
    const { id, number, kind, total, currency, dueDate, content } = document;
    return {
      id,
      number,
      kind,
      total,
      currency,
      issuedOn: inZone(document.issuedAt, timeZone).day,
      dueDate,
      credited: creditedIds.has(id),
      correctsNumber: content.corrects?.number ?? null,
      locale: content.locale,
      href: hrefOfPaper(id),
      paymentCode: content.payment?.code ?? null,
      payTo: payToOf(content),
      payLink: payLinks.get(id) ?? null,
    };
  });
}

/** URL of the PDF of a document. */
export function hrefOfPaper(documentId: number): string {
  return `/api/v1/web/invoices/${documentId}/pdf`;
}

function payToOf({ supplier, payment }: DocumentRow['content']): FinanceDocument['payTo'] {
  if (payment === null) return null;
  const { account, iban, bic } = payment;
  return { name: supplier.name, account, iban, bic };
}
