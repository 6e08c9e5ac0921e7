import { describe, expect, it } from 'vitest';
import { payLinksOf } from './pay-link.ts';

const link = {
  template: 'https://pay.example.org/cup?a={amount}&vs={symbol}',
  supplierId: 7,
};
const of = (id: number, dueDate: string, total: number) =>
  ({
    id,
    dueDate,
    total,
    currency: 'CZK',
    variableSymbol: '2600031',
    supplierId: 7,
    content: { locale: 'cs' },
  }) as const;
const first = of(2, '2026-03-01', 500_000);
const second = of(1, '2026-04-01', 300_000);
/** Amounts in the addresses, by invoice. */
const amounts = (paid: number) =>
  Object.fromEntries(
    [...payLinksOf(link, [second, first], paid)].map(([id, address]) => [
      id,
      new URL(address).searchParams.get('a'),
    ]),
  );

describe('addresses at which invoices are paid', () => {
  it('[MO19] [MO26] ask for what payments leave, which cover the earlier due day first', () => {
    expect(amounts(0)).toEqual({ 2: '5000.00', 1: '3000.00' });
    expect(amounts(200_000)).toEqual({ 2: '3000.00', 1: '3000.00' });
    expect(amounts(500_000)).toEqual({ 1: '3000.00' });
    expect(amounts(600_000)).toEqual({ 1: '2000.00' });
    expect(amounts(800_000)).toEqual({});
    expect(amounts(900_000)).toEqual({});
  });

  it('[MO26] are there for the supplier of the link only', () => {
    expect(payLinksOf({ ...link, supplierId: 8 }, [first], 0).size).toBe(0);
    expect(payLinksOf({ ...link, supplierId: null }, [first], 0).size).toBe(1);
    expect(payLinksOf(null, [first], 0).size).toBe(0);
  });
});
