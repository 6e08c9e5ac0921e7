export { type BankColumn, bankColumns } from './bank-columns.ts';
export { bankHeadingWords, directionWords, sampleStatement } from './heading-words.ts';
export { accountNumber, ibanOfCzechAccount, ibanText, parseIban } from './iban.ts';
export { clubsByNumber, type ClubsByNumber, matchPayment, namedClubs } from './match-payment.ts';
export { paymentCode } from './payment-code.ts';
export {
  confirmedAccount,
  contradicts,
  differingReference,
  isTimely,
  readDecimalAmount,
  readSignature,
} from './payment-confirmation.ts';
export { type LinkedPayment, paymentLink, paymentLinkError, paymentLinkHost } from './payment-link.ts';
export { readInvoiceNumbers, readSymbols } from './read-symbols.ts';
