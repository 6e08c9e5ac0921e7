import type { Handlers } from '../../platform/http/index.ts';
import {
  endSecret,
  type PaymentLinkContext,
  readPaymentLink,
  renewSecret,
  savePaymentLink,
} from './payment-link.use-case.ts';

/** Handlers of payment links and the secret of confirmations; for organisers. */
export function paymentLinkHandlers(
  context: PaymentLinkContext,
): Handlers<'paymentLink' | 'paymentLinkSave' | 'paymentSecretRenew' | 'paymentSecretEnd'> {
  return {
    paymentLink: () => readPaymentLink(context),
    paymentLinkSave: ({ actor, body }) => savePaymentLink(context, actor.userId, body),
    paymentSecretRenew: ({ actor }) => renewSecret(context, actor.userId),
    paymentSecretEnd: ({ actor }) => endSecret(context, actor.userId),
  };
}
