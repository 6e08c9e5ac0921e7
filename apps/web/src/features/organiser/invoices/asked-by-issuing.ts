import type { ClubInvoice } from '@sevenmetre/contract/invoices/schemas';
import { groupIntoDocuments, paidBefore, totalOf } from '@sevenmetre/rules/pricing';

/**
 * What the documents that issuing would make come to, and what they would ask for once payments are counted (MO22): lines that
 * wait, and those of documents that are taken back first. null: no new document.
 */
export function askedByIssuing({
  lines,
  finance,
}: Pick<ClubInvoice, 'lines' | 'finance'>): { readonly total: number; readonly amount: number } | null {
  const overtaken = new Set(lines.flatMap((line) => (line.outdated ? (line.documentNumber ?? []) : [])));
  const isNew = ({ documentNumber }: ClubInvoice['lines'][number]) =>
    documentNumber === null || overtaken.has(documentNumber);
  const current = lines.filter((line) => !line.outdated && isNew(line));
  if (current.length === 0) return null;
  const staying = finance.documents.filter(
    ({ kind, credited, number }) => kind === 'invoice' && !credited && !overtaken.has(number),
  );
  let others = staying.reduce((sum, { total }) => sum + total, 0);
  let amount = 0;
  for (const total of groupIntoDocuments(current).map(totalOf)) {
    amount += total - paidBefore(total, { paid: finance.paid, others });
    others += total;
  }
  return { total: totalOf(current), amount };
}
