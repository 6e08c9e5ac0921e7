import type { Currency } from '../vocabulary/index.ts';
import { audienceOf } from './currency-of.ts';
import type { PriceListItem } from './order.ts';
import { isFeeKey, orderLines } from './order-lines.ts';
import { totalOf } from './total-of.ts';

/** An item of the price list as visitors see it. */
export type OfferedPrice = Pick<
  PriceListItem,
  'id' | 'serviceType' | 'serviceLevelId' | 'priceCzk' | 'priceEur' | 'availabilityFilter' | 'weight'
>;

/** Minor units. */
export interface Estimate {
  readonly entryFee: number;
  readonly rest: number;
}

interface EstimatedOrder {
  readonly teams: number;
  readonly persons: number;
  readonly packageId: number | null;
  readonly serviceLevelId: number | null;
}

/** What an order costs before anybody registers, by the rules of real orders (MO2, MO3, MO7). */
export function estimate(
  { teams, persons, packageId, serviceLevelId }: EstimatedOrder,
  prices: readonly OfferedPrice[],
  currency: Currency,
): Estimate {
  const party = {
    bundlePricelistItemId: packageId,
    bundlePersons: packageId === null ? 0 : persons,
    handballPersons: 0,
    vipPartyPersons: 0,
    singleRoomPersons: 0,
  };
  const nobody = { ...party, bundlePricelistItemId: null, bundlePersons: 0 };
  const order = {
    registrationState: 'new' as const,
    teams: Array.from({ length: teams }, (_, id) => ({
      ...nobody,
      id,
      state: 'accepted' as const,
      serviceLevelId,
    })),
    // All persons at once: a package costs the same in whichever team they are.
    extraPersons: [{ ...party, id: 0 }],
  };
  const lines = orderLines(order, prices.map(wholeItem), currency);
  const isFee = ({ systemKey }: { readonly systemKey: string }) => isFeeKey(systemKey);
  return {
    entryFee: totalOf(lines.filter(isFee)),
    rest: totalOf(lines.filter((line) => !isFee(line))),
  };
}

/** Items that clubs with this currency may order, in the organiser's order. */
export function offeredPrices<P extends OfferedPrice>(prices: readonly P[], currency: Currency): P[] {
  const audience = audienceOf(currency);
  return prices
    .filter(({ availabilityFilter: filter }) => (filter ?? audience) === audience)
    .toSorted((a, b) => a.weight - b.weight || a.id - b.id);
}

/** What an estimate does not depend on is left empty. */
function wholeItem(price: OfferedPrice): PriceListItem {
  return {
    ...price,
    supplierId: 0,
    unit: '',
    nameCs: '',
    nameEn: '',
    separateInvoice: false,
    singleRoomAvailable: false,
    handballRestaurantAvailable: false,
    vipPartyAvailable: false,
    isActive: true,
  };
}
