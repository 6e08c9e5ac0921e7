export { ibanOfCzechAccount, ibanText, parseIban } from './iban.ts';
export { clubsBySymbol, matchPayment, type PayingClub, type PaymentMatch } from './match-payment.ts';
export { paymentCode, type PaymentRequest } from './payment-code.ts';
