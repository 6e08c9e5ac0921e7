export { findCurrentEdition } from './finance.repository.ts';
export { addPayment, createPayment } from './write-payments.use-case.ts';
export { listFinances, readFinances } from './list-finances.use-case.ts';
export { invoiceHandlers } from './invoices.routes.ts';
export { issueDocuments, type IssueRefusal } from './issue-documents.use-case.ts';
export { lockClub } from './order.repository.ts';
export type { MoneyContext } from './money-context.ts';
export { rebuildInvoiceLines, type Rebuilt } from './rebuild-lines.use-case.ts';
