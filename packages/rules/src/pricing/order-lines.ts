import type { Currency, ServiceType } from '../vocabulary/index.ts';
import { audienceOf } from './currency-of.ts';
import type { Order, OrderedParty, OrderedTeam, OrderLine, PriceListItem } from './order.ts';

/**
 * The lines of an order (MO2 to MO8), always in the same order: teams first, then extra persons, each with
 * entry fee, package, Monday lunch, VIP party, single rooms. Items without a price have no line, see
 * `unpricedKeys`.
 */
export function orderLines(
  order: Order,
  priceList: readonly PriceListItem[],
  currency: Currency,
): OrderLine[] {
  return wishesOf(order, priceList, currency).flatMap(({ item, ...wish }) =>
    item === null ? [] : [lineOf(wish, item, currency)],
  );
}

/** Keys of ordered items without a price, which an organiser has forgotten. */
export function unpricedKeys(
  order: Order,
  priceList: readonly PriceListItem[],
  currency: Currency,
): string[] {
  return wishesOf(order, priceList, currency).flatMap(({ item, systemKey }) =>
    item === null ? [systemKey] : [],
  );
}

/** Whether a line is the entry fee of a team. */
export function isFeeKey(systemKey: string): boolean {
  return systemKey.endsWith(':entry-fee');
}

interface Wish {
  readonly systemKey: string;
  readonly label: string | undefined;
  readonly quantity: number;
  /** null: no price. */
  readonly item: PriceListItem | null;
}

function wishesOf(order: Order, priceList: readonly PriceListItem[], currency: Currency): Wish[] {
  if (order.registrationState === 'declined') return [];
  const offered = offeredTo(currency, priceList);
  const wishes = [
    ...order.teams
      .filter(({ state }) => state === 'accepted')
      .flatMap((team) => [feeOf(team, offered), ...partyWishes(`team:${team.id}`, team, priceList, offered)]),
    ...order.extraPersons.flatMap((party) => partyWishes(`extra:${party.id}`, party, priceList, offered)),
  ];
  return wishes.filter(({ quantity }) => quantity > 0);
}

/** Items that a club with this currency may order now, its own prices before general ones. */
function offeredTo(currency: Currency, priceList: readonly PriceListItem[]): PriceListItem[] {
  const audience = audienceOf(currency);
  return priceList
    .filter(({ isActive, availabilityFilter: filter }) => isActive && (filter ?? audience) === audience)
    .sort(
      (a, b) =>
        Number(a.availabilityFilter === null) - Number(b.availabilityFilter === null) ||
        a.weight - b.weight ||
        a.id - b.id,
    );
}

function feeOf(team: OrderedTeam, offered: readonly PriceListItem[]): Wish {
  const fees = offered.filter(({ serviceType }) => serviceType === 'entry-fee');
  const own = fees.find(({ serviceLevelId }) => serviceLevelId === team.serviceLevelId);
  const item = own ?? fees.find(({ serviceLevelId }) => serviceLevelId === null) ?? null;
  return { systemKey: `team:${team.id}:entry-fee`, label: team.label, quantity: 1, item };
}

function partyWishes(
  key: string,
  party: OrderedParty,
  priceList: readonly PriceListItem[],
  offered: readonly PriceListItem[],
): Wish[] {
  const { bundlePricelistItemId, label } = party;
  // Ordered items are charged even if they are no longer sold.
  const bundle = priceList.find(
    ({ id, serviceType }) => id === bundlePricelistItemId && serviceType === 'package',
  );
  const wish = (name: ServiceType, quantity: number, item: PriceListItem | null): Wish => ({
    systemKey: `${key}:${name}`,
    label,
    quantity,
    item,
  });
  const extra = (name: ServiceType, quantity: number, isOffered: boolean): Wish[] =>
    isOffered ? [wish(name, quantity, offered.find(({ serviceType }) => serviceType === name) ?? null)] : [];
  return [
    wish('package', bundlePricelistItemId === null ? 0 : party.bundlePersons, bundle ?? null),
    ...extra('monday-lunch', party.handballPersons, bundle?.handballRestaurantAvailable ?? true),
    ...extra('vip-party', party.vipPartyPersons, bundle?.vipPartyAvailable ?? true),
    ...extra('single-room', party.singleRoomPersons, bundle?.singleRoomAvailable ?? false),
  ];
}

function lineOf(
  { systemKey, label, quantity }: Omit<Wish, 'item'>,
  item: PriceListItem,
  currency: Currency,
): OrderLine {
  const forWhom = label === undefined ? '' : ` (${label})`;
  return {
    systemKey,
    pricelistItemId: item.id,
    supplierId: item.supplierId,
    separateInvoice: item.separateInvoice,
    nameCs: `${item.nameCs}${forWhom}`,
    nameEn: `${item.nameEn}${forWhom}`,
    unitType: item.unit,
    quantity,
    unitPrice: currency === 'CZK' ? item.priceCzk : item.priceEur,
    currency,
  };
}
