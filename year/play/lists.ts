import type { CallInput } from '@sevenmetre/contract/client';
import type { EnumerationBody } from '@sevenmetre/contract/enumerations/schemas';

type Values<K extends EnumerationBody['kind']> = Extract<EnumerationBody, { kind: K }>['values'];
type PriceValues = CallInput<'priceItemCreate'>['body']['values'];
type PlaceValues = CallInput<'adminPlaceCreate'>['body']['values'];

const levels: Values<'service-levels'> = {
  code: 'standard',
  nameCs: 'Standard',
  nameEn: 'Standard',
  isActive: true,
};

/** The account numbers are the examples of the standards. */
const supplier: Values<'suppliers'> = {
  name: 'Spolek Javorová',
  street: 'Pod Javory 7',
  city: 'Javorová',
  zip: '123 45',
  countryCode: 'CZ',
  tin: '25596641',
  vatin: null,
  registration: null,
  accountCzk: '19-2000145399/0800',
  ibanCzk: 'CZ6508000000192000145399',
  ibanEur: 'SK3112000000198742637541',
  bic: 'GIBACZPX',
};

export const accounts = { CZK: supplier.ibanCzk ?? '', EUR: supplier.ibanEur ?? '' } as const;
export const defaultLists = { levels, supplier } as const;

const plain = {
  serviceLevelId: null,
  cateringType: null,
  lodging: null,
  descriptionCs: null,
  descriptionEn: null,
  availabilityFilter: null,
  capacity: null,
  separateInvoice: false,
  isSystem: false,
  singleRoomAvailable: false,
  handballRestaurantAvailable: false,
  vipPartyAvailable: false,
  isActive: true,
} as const;

const hostel = {
  ...plain,
  code: 'hostel',
  serviceType: 'package',
  cateringType: 'full-board',
  lodging: 'room',
  unit: 'person',
  priceCzk: 298_000,
  priceEur: 11_900,
  nameCs: 'Ubytovna',
  nameEn: 'Hostel',
  vipPartyAvailable: true,
} as const;

const party = {
  ...plain,
  code: 'vip-party',
  serviceType: 'vip-party',
  unit: 'person',
  priceCzk: 69_000,
  priceEur: 2_800,
  nameCs: 'Večírek',
  nameEn: 'Party',
  isSystem: true,
} as const;

const entryFee = {
  ...plain,
  code: 'entry',
  serviceType: 'entry-fee',
  unit: 'team',
  priceCzk: 320_000,
  priceEur: 13_000,
  nameCs: 'Startovné',
  nameEn: 'Entry fee',
  isSystem: true,
} as const;

/** An entry fee, a package and a party, in minor units. */
export function priceItems(ids: {
  readonly serviceLevelId: number;
  readonly supplierId: number;
}): PriceValues[] {
  const { serviceLevelId, supplierId } = ids;
  return [
    { ...entryFee, serviceLevelId, supplierId },
    { ...hostel, supplierId },
    { ...party, supplierId },
  ];
}

/** All halls are in one town, about a kilometre from one to the next. */
export function placeValues(code: string, name: string, index: number): PlaceValues {
  return {
    code,
    nameCs: name,
    nameEn: name,
    isActive: true,
    kind: 'hall',
    isShared: false,
    descriptionCs: null,
    descriptionEn: null,
    address: `Sportovní ${index + 1}, Javorová`,
    lat: 49.8 + (index % 5) * 0.008,
    lng: 18.2 + Math.floor(index / 5) * 0.012,
    link: null,
    data: '{}',
    visibleOnMap: true,
    defaultRefereeAccommodation: false,
    allowedTrainingTypesIds: [],
    fileIds: [],
  };
}
