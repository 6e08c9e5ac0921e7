import type { Currency } from '../vocabulary/index.ts';

/** The currency that a club of a country pays in (MO1). `currencyCode` is the country's own, ISO 4217. */
export function currencyOf(country: { readonly currencyCode: string }): Currency {
  return country.currencyCode === 'CZK' ? 'CZK' : 'EUR';
}

/** Whom the price list calls such a club. */
export function audienceOf(currency: Currency): 'local' | 'foreign' {
  return currency === 'CZK' ? 'local' : 'foreign';
}

/** The currency of a club's lines (MO16): its country's, unless something in the one used so far binds it. */
export function billingCurrency(
  country: { readonly currencyCode: string },
  used: { readonly currency: Currency | null; readonly binding: boolean },
): Currency {
  return (used.binding ? used.currency : null) ?? currencyOf(country);
}
