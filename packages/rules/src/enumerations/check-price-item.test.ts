import { describe, expect, it } from 'vitest';
import { aPackage } from '../testing/index.ts';
import { checkPriceItem, type PriceItemValues } from './index.ts';

const flags = { singleRoomAvailable: false, handballRestaurantAvailable: false, vipPartyAvailable: false };
const fee: PriceItemValues = {
  ...aPackage,
  ...flags,
  serviceType: 'entry-fee',
  serviceLevelId: 7,
  cateringType: null,
  lodging: null,
  capacity: null,
};

describe('items of the price list as organisers enter them', () => {
  it('[EN3] given what can be stored, then nothing is wrong', () => {
    expect(checkPriceItem(aPackage)).toEqual([]);
    expect(checkPriceItem(fee)).toEqual([]);
    expect(checkPriceItem({ ...aPackage, priceCzk: 0, priceEur: 0, capacity: 0 })).toEqual([]);
  });

  it.each([
    ['priceCzk', { priceCzk: -1 }, 'min'],
    ['priceEur', { priceEur: 119.5 }, 'integer'],
    ['priceEur', { priceEur: 100_000_001 }, 'max'],
    ['capacity', { capacity: -5 }, 'min'],
    ['code', { code: 'a b' }, 'letters'],
    ['unit', { unit: '' }, 'required'],
    ['serviceLevelId', { serviceLevelId: 7 }, 'otherKind'],
  ])('[EN3] prices are whole minor units, and a level belongs to a fee: %s %j', (field, some, error) => {
    const errors = checkPriceItem({ ...aPackage, ...some });
    expect(errors.map((found) => [found.field, found.error.code])).toEqual([[field, error]]);
  });

  it('[EN3] given meals, places or extras of a price that is no package, then each is named', () => {
    const errors = checkPriceItem({ ...aPackage, serviceType: 'vip-party' });
    expect(errors.map(({ field }) => field)).toEqual([
      'cateringType',
      'lodging',
      'capacity',
      'singleRoomAvailable',
      'handballRestaurantAvailable',
      'vipPartyAvailable',
    ]);
  });
});
