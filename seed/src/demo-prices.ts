import type { EnteredEdition } from '@sevenmetre/server/features/registrations/index';

type Item = EnteredEdition['items'][number];

const organiser = 'Spolek přátel házené Lipová';
const kitchen = 'Lipovské jídelny s.r.o.';

/** The sellers at the fictional tournament. The account numbers are the examples of the standards. */
export const demoSuppliers: EnteredEdition['suppliers'] = [
  {
    name: organiser,
    street: 'Pod Lipami 7',
    city: 'Lipová',
    zip: '123 45',
    countryCode: 'CZ',
    tin: '25596641',
    registration: 'Spolkový rejstřík, oddíl L, vložka 1234',
    accountCzk: '19-2000145399/0800',
    ibanCzk: 'CZ6508000000192000145399',
    ibanEur: 'SK3112000000198742637541',
    bic: 'GIBACZPX',
    weight: 1,
  },
  {
    name: kitchen,
    street: 'Kuchyňská 3',
    city: 'Lipová',
    zip: '123 45',
    countryCode: 'CZ',
    tin: '25596641',
    vatin: 'CZ25596641',
    registration: 'Obchodní rejstřík, oddíl C, vložka 5678',
    accountCzk: '19-2000145399/0800',
    ibanCzk: 'CZ6508000000192000145399',
    ibanEur: 'SK3112000000198742637541',
    bic: 'GIBACZPX',
    weight: 2,
  },
];

export const demoLevels: EnteredEdition['serviceLevels'] = [
  { code: 'standard', nameCs: 'Standard', nameEn: 'Standard', weight: 1 },
  { code: 'premium', nameCs: 'Premium s videem', nameEn: 'Premium with video', weight: 2 },
];

const base = { supplier: organiser, serviceLevel: null, unit: 'person' } as const;

const fees: readonly Item[] = [
  {
    ...base,
    code: 'entry',
    serviceType: 'entry-fee',
    serviceLevel: 'standard',
    unit: 'team',
    isSystem: true,
    nameCs: 'Startovné',
    nameEn: 'Entry fee',
    priceCzk: 320_000,
    priceEur: 13_000,
    weight: 1,
  },
  {
    ...base,
    code: 'entry-premium',
    serviceType: 'entry-fee',
    serviceLevel: 'premium',
    unit: 'team',
    isSystem: true,
    nameCs: 'Startovné premium',
    nameEn: 'Entry fee premium',
    priceCzk: 490_000,
    priceEur: 19_900,
    weight: 2,
  },
];

const everything = { handballRestaurantAvailable: true, vipPartyAvailable: true } as const;

const packages: readonly Item[] = [
  {
    ...base,
    ...everything,
    code: 'classroom',
    serviceType: 'package',
    cateringType: 'half-board',
    lodging: 'classroom',
    nameCs: 'Školní třída',
    nameEn: 'School classroom',
    descriptionCs: 'Vlastní karimatka, snídaně a večeře',
    descriptionEn: 'Own mattress, breakfast and dinner',
    priceCzk: 189_000,
    priceEur: 7_600,
    weight: 11,
  },
  {
    ...base,
    ...everything,
    code: 'hostel',
    serviceType: 'package',
    cateringType: 'full-board',
    lodging: 'room',
    singleRoomAvailable: true,
    nameCs: 'Ubytovna',
    nameEn: 'Hostel',
    descriptionCs: 'Čtyřlůžkové pokoje, plná penze',
    descriptionEn: 'Rooms for four, full board',
    priceCzk: 298_000,
    priceEur: 11_900,
    weight: 12,
  },
  {
    ...base,
    code: 'meals',
    serviceType: 'package',
    cateringType: 'none',
    lodging: 'none',
    vipPartyAvailable: true,
    nameCs: 'Bez ubytování',
    nameEn: 'Without accommodation',
    descriptionCs: 'Dva obědy, pro kluby z okolí',
    descriptionEn: 'Two lunches',
    priceCzk: 64_000,
    priceEur: 2_600,
    weight: 13,
  },
];

const extras: readonly Item[] = [
  {
    ...base,
    supplier: kitchen,
    separateInvoice: true,
    code: 'monday-lunch',
    serviceType: 'monday-lunch',
    isSystem: true,
    nameCs: 'Pondělní oběd',
    nameEn: 'Monday lunch',
    priceCzk: 16_500,
    priceEur: 700,
    weight: 21,
  },
  {
    ...base,
    code: 'vip-party',
    serviceType: 'vip-party',
    isSystem: true,
    nameCs: 'VIP večírek',
    nameEn: 'VIP party',
    priceCzk: 69_000,
    priceEur: 2_800,
    weight: 22,
  },
  {
    ...base,
    code: 'single-room',
    serviceType: 'single-room',
    isSystem: true,
    nameCs: 'Příplatek za jednolůžkový pokoj',
    nameEn: 'Single room supplement',
    priceCzk: 90_000,
    priceEur: 3_600,
    weight: 23,
  },
];

export const demoItems: readonly Item[] = [...fees, ...packages, ...extras];

/** Places that are left of a package: few enough that the form shows a notice. */
export const demoPlacesLeft: Readonly<Record<string, number>> = { classroom: 480, hostel: 42 };
