import type { Currency } from '../vocabulary/index.ts';

/** Placeholders of a payment link (MO26): the first two are needed. */
const linkPlaceholders = ['amount', 'symbol', 'currency', 'language'] as const;

export type PaymentLinkError =
  | 'payment-link-malformed'
  | 'payment-link-not-https'
  | 'payment-link-unknown-placeholder'
  | 'payment-link-incomplete';

/** Host and rest of an https address: no user, an optional port, and no placeholder before the path. */
const address = /^https:\/\/([a-z\d](?:[a-z\d.-]*[a-z\d])?\.[a-z\d-]*[a-z\d](?::\d{1,5})?)(?:[/?#].*)?$/iu;
/** Signs of an address (RFC 3986) and the braces of placeholders. */
const signs = /^[\w\-.~:/?#[\]@!$&'()*+,;=%{}]+$/u;
const placeholder = /\{([^{}]*)\}/gu;

/** What is wrong with a template of a payment link (MO26); null: nothing. */
export function paymentLinkError(template: string): PaymentLinkError | null {
  if (!/^https:\/\//iu.test(template)) return 'payment-link-not-https';
  const names = [...template.matchAll(placeholder)].map(([, name = '']) => name);
  const rest = template.replaceAll(placeholder, '');
  if (!signs.test(template) || /[{}]/u.test(rest) || paymentLinkHost(template) === null)
    return 'payment-link-malformed';
  const known: readonly string[] = linkPlaceholders;
  if (names.some((name) => !known.includes(name))) return 'payment-link-unknown-placeholder';
  return names.includes('amount') && names.includes('symbol') ? null : 'payment-link-incomplete';
}

/** The host that a template leads to, with its port; null: the template has none. */
export function paymentLinkHost(template: string): string | null {
  return address.exec(template)?.[1]?.toLowerCase() ?? null;
}

export interface LinkedPayment {
  /** Minor units, above zero. */
  readonly amount: number;
  readonly currency: Currency;
  readonly symbol: string;
  readonly language: string;
}

/** The address at which a payment is made, from a valid template (MO26); null: there is nothing to pay. */
export function paymentLink(template: string, payment: LinkedPayment): string | null {
  if (payment.amount <= 0) return null;
  const values = { ...payment, amount: decimalAmount(payment.amount) };
  return template.replaceAll(placeholder, (whole, name: string) => {
    const known = linkPlaceholders.find((one) => one === name);
    return known === undefined ? whole : encodeURIComponent(values[known]);
  });
}

/** Minor units as `7200.00`: both currencies have two digits. */
export function decimalAmount(amount: number): string {
  return `${Math.trunc(amount / 100)}.${String(amount % 100).padStart(2, '0')}`;
}
