import { maxLength, required, wholeNumber } from '../validation/index.ts';
import type { CateringType, PackageLodging, ServiceType } from '../vocabulary/index.ts';
import { withBothNames } from './both-names.ts';
import { letters, unlessNull } from './entry-checks.ts';
import { errorsOf, type NamedEntryError } from './entry-error.ts';

/** An item of the price list as an organiser enters it; prices are in minor units of each currency. */
export interface PriceItemValues {
  readonly code: string;
  readonly serviceType: ServiceType;
  /** Of a package: the included meals. */
  readonly cateringType: CateringType | null;
  /** Of a package: the lodging; null: not specified. */
  readonly lodging: PackageLodging | null;
  /** Of an entry fee: only for this level. */
  readonly serviceLevelId: number | null;
  readonly supplierId: number;
  readonly unit: string;
  readonly priceCzk: number;
  readonly priceEur: number;
  readonly nameCs: string;
  readonly nameEn: string;
  readonly descriptionCs: string | null;
  readonly descriptionEn: string | null;
  readonly availabilityFilter: 'local' | 'foreign' | null;
  /** Of a package: maximal number of persons; null: unlimited. */
  readonly capacity: number | null;
  readonly separateInvoice: boolean;
  readonly isSystem: boolean;
  readonly singleRoomAvailable: boolean;
  readonly handballRestaurantAvailable: boolean;
  readonly vipPartyAvailable: boolean;
  readonly isActive: boolean;
}

export const priceItemLimits = {
  code: 40,
  name: 150,
  description: 1000,
  unit: 30,
  /** Minor units. */
  price: 100_000_000,
  capacity: 1_000_000,
} as const;

const price = [wholeNumber(0, priceItemLimits.price)] as const;
const name = [required, maxLength(priceItemLimits.name)] as const;
const description = [unlessNull(maxLength(priceItemLimits.description))] as const;

/** Errors of an item by field (EN3). */
export function checkPriceItem(values: PriceItemValues): NamedEntryError[] {
  const errors = errorsOf(withBothNames(values), {
    nameCs: name,
    nameEn: name,
    code: [required, maxLength(priceItemLimits.code), letters],
    unit: [required, maxLength(priceItemLimits.unit)],
    descriptionCs: description,
    descriptionEn: description,
    priceCzk: price,
    priceEur: price,
    capacity: [wholeNumber(0, priceItemLimits.capacity)],
  });
  return [...errors, ...strangersOf(values)];
}

/** Fields that do not apply to this kind of price. */
function strangersOf(values: PriceItemValues): NamedEntryError[] {
  const { serviceType } = values;
  const set = [
    serviceType === 'entry-fee' || values.serviceLevelId === null ? null : 'serviceLevelId',
    serviceType === 'package' || values.cateringType === null ? null : 'cateringType',
    serviceType === 'package' || values.lodging === null ? null : 'lodging',
    serviceType === 'package' || values.capacity === null ? null : 'capacity',
    serviceType === 'package' || !values.singleRoomAvailable ? null : 'singleRoomAvailable',
    serviceType === 'package' || !values.handballRestaurantAvailable ? null : 'handballRestaurantAvailable',
    serviceType === 'package' || !values.vipPartyAvailable ? null : 'vipPartyAvailable',
  ];
  return set.flatMap((field) => (field === null ? [] : [{ field, error: { code: 'otherKind' } }]));
}
