export { ibanOfCzechAccount, ibanText, parseIban } from './iban.ts';
export { paymentCode, type PaymentRequest } from './payment-code.ts';
