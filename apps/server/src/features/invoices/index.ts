export { findCurrentEdition } from './finance.repository.ts';
export { addPayment, createPayment, deletePayment, type PaymentOrigin } from './write-payments.use-case.ts';
export { listFinances, readFinances } from './list-finances.use-case.ts';
export { invoiceHandlers } from './invoices.routes.ts';
export { issueDocuments } from './issue-documents.use-case.ts';
export { notifyPayments } from './notify-club.ts';
export type { ReceivedPayment } from './payment-notice.repository.ts';
export { findTakenBack, readOwedTexts } from './club-payment.use-case.ts';
export { lockClub } from './order.repository.ts';
export { createLineRebuilder } from './line-rebuilder.ts';
export {
  billProtest,
  creditProtest,
  findClubCurrency,
  findProtestLines,
  isProtestBilled,
  type ProtestFee,
} from './bill-protest.ts';
export { findPriceList } from './order.repository.ts';
export { readBills } from './read-bills.ts';
export { previewTeamState, rebuildInvoiceLines } from './rebuild-lines.use-case.ts';
export { findOverdueClubs, isEntryFeeDayOver } from './find-overdue-clubs.ts';
export { findOwed, findPaid, findPaidSince } from './finance.repository.ts';
export { readClubInvoice, countUnpaidClubs } from './read-finance.use-case.ts';
export {
  deleteBankImport,
  deleteBankTransaction,
  findClubsIssuedSince,
  insertBankImport,
  insertBankTransaction,
  markImportUndone,
  updateBankTransaction,
} from './bank-transaction.repository.ts';
export { findSuppliers } from './document.repository.ts';
