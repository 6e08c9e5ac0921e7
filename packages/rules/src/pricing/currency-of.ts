import type { Currency } from '../vocabulary/index.ts';

/** The currency of clubs from a country (MO1). `currencyCode`: the country's own, ISO 4217. */
export function currencyOf(country: { readonly currencyCode: string }): Currency {
  return country.currencyCode === 'CZK' ? 'CZK' : 'EUR';
}

/** The price list's name for clubs with this currency. */
export function audienceOf(currency: Currency): 'local' | 'foreign' {
  return currency === 'CZK' ? 'local' : 'foreign';
}

/** The currency of a club's lines (MO16): its country's, unless existing money binds it to another. */
export function billingCurrency(
  country: { readonly currencyCode: string },
  used: { readonly currency: Currency | null; readonly binding: boolean },
): Currency {
  return (used.binding ? used.currency : null) ?? currencyOf(country);
}
