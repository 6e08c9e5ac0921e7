import type { Order, OrderedTeam, PriceListItem } from '../order.ts';

export function aTeam(some: Partial<OrderedTeam> = {}): OrderedTeam {
  return {
    id: 12,
    state: 'accepted',
    serviceLevelId: null,
    bundlePricelistItemId: null,
    bundlePersons: 0,
    handballPersons: 0,
    vipPartyPersons: 0,
    singleRoomPersons: 0,
    ...some,
  };
}

export function anOrder(some: Partial<Order> = {}): Order {
  return { registrationState: 'new', teams: [aTeam()], extraPersons: [], ...some };
}

export function anItem(some: Partial<PriceListItem>): PriceListItem {
  return {
    id: 1,
    serviceType: 'other',
    serviceLevelId: null,
    supplierId: 1,
    unit: 'person',
    priceCzk: 100,
    priceEur: 4,
    nameCs: 'Položka',
    nameEn: 'Item',
    availabilityFilter: null,
    separateInvoice: false,
    singleRoomAvailable: false,
    handballRestaurantAvailable: false,
    vipPartyAvailable: false,
    isActive: true,
    weight: 0,
    ...some,
  };
}

const everything = { singleRoomAvailable: true, handballRestaurantAvailable: true, vipPartyAvailable: true };

/** Item 12 is no longer sold. */
export const thePriceList: readonly PriceListItem[] = [
  anItem({ id: 7, serviceType: 'entry-fee', serviceLevelId: 7, priceCzk: 320_000, priceEur: 13_000 }),
  anItem({ id: 8, serviceType: 'entry-fee', priceCzk: 250_000, priceEur: 10_000 }),
  anItem({
    id: 10,
    serviceType: 'package',
    nameCs: 'Balíček A',
    nameEn: 'Package A',
    priceCzk: 189_000,
    priceEur: 7_800,
    ...everything,
  }),
  anItem({ id: 11, serviceType: 'package', priceCzk: 64_000, priceEur: 2_600 }),
  anItem({ id: 12, serviceType: 'package', priceCzk: 50_000, priceEur: 2_000, isActive: false }),
  anItem({ id: 13, serviceType: 'monday-lunch', priceCzk: 17_000, priceEur: 700 }),
  anItem({ id: 14, serviceType: 'vip-party', priceCzk: 70_000, priceEur: 3_000 }),
  anItem({
    id: 15,
    serviceType: 'single-room',
    nameCs: 'Jednolůžkový pokoj',
    nameEn: 'Single room',
    priceCzk: 60_000,
    priceEur: 2_500,
  }),
];
