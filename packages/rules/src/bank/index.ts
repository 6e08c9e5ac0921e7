export { bankHeadingWords, directionWords } from './heading-words.ts';
export { ibanOfCzechAccount, ibanText, parseIban } from './iban.ts';
export { clubsBySymbol, matchPayment } from './match-payment.ts';
export { paymentCode } from './payment-code.ts';
export { readSymbols } from './read-symbols.ts';
