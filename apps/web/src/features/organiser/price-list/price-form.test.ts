import { describe, expect, it } from 'vitest';
import { formOf, checkPrice, newPrice, type PriceForm, valuesOf, withKind } from './price-form.ts';

const typed: PriceForm = {
  ...newPrice,
  code: 'hostel',
  unit: 'person',
  nameCs: 'Ubytovna',
  nameEn: 'Hostel',
  supplierId: 1,
  priceCzk: 2980.5,
  priceEur: 119,
};

describe('an item of the price list as it is typed', () => {
  it('given amounts in crowns and euros, then minor units travel and come back', () => {
    expect(valuesOf(typed)).toMatchObject({ priceCzk: 298_050, priceEur: 11_900 });
    expect(formOf(valuesOf(typed))).toEqual(typed);
  });

  it('[EN3] given no amount, or parts of a cent, then each is said', () => {
    expect(checkPrice(typed)).toEqual([]);
    expect(checkPrice({ ...typed, priceCzk: null, priceEur: 1.005 })).toEqual([
      { field: 'priceCzk', error: { code: 'required' } },
      { field: 'priceEur', error: { code: 'integer' } },
    ]);
  });

  it('[EN3] given another kind, then what means nothing for it is taken off, so that it can be stored', () => {
    const fee = withKind({ ...typed, capacity: 12, singleRoomAvailable: true }, 'entry-fee');
    expect(checkPrice(fee)).toEqual([]);
    const bundle = withKind({ ...fee, serviceLevelId: 7 }, 'package');
    expect([checkPrice(bundle), bundle.cateringType, bundle.serviceLevelId]).toEqual([[], 'none', null]);
  });
});
