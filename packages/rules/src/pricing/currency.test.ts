import { expect, it } from 'vitest';
import { billingCurrency } from './index.ts';

it('[MO16] the currency stays once something is issued, paid or written by hand', () => {
  const inUse = { currency: 'EUR', binding: true } as const;
  expect(billingCurrency({ currencyCode: 'CZK' }, inUse)).toBe('EUR');
  expect(billingCurrency({ currencyCode: 'CZK' }, { ...inUse, binding: false })).toBe('CZK');
  expect(billingCurrency({ currencyCode: 'PLN' }, { currency: null, binding: true })).toBe('EUR');
});
