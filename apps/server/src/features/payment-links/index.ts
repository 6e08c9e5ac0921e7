export { find as findPaymentLink, lock as lockPaymentLink } from './payment-link.repository.ts';
export { findSecret as findPaymentSecret, resealPaymentSecrets } from './payment-link.use-case.ts';
export { paymentLinkHandlers } from './payment-links.routes.ts';
