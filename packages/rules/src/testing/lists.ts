import type { KnownClub } from '../club-list/index.ts';
import type { PriceItemValues } from '../enumerations/index.ts';

/** An item of the price list: a package with all that packages may include. */
export const aPackage: PriceItemValues = {
  code: 'hostel',
  serviceType: 'package',
  cateringType: 'full-board',
  lodging: 'room',
  serviceLevelId: null,
  supplierId: 1,
  unit: 'person',
  priceCzk: 298_000,
  priceEur: 11_900,
  nameCs: 'Ubytovna',
  nameEn: 'Hostel',
  descriptionCs: null,
  descriptionEn: null,
  availabilityFilter: null,
  capacity: 120,
  separateInvoice: false,
  isSystem: false,
  singleRoomAvailable: true,
  handballRestaurantAvailable: true,
  vipPartyAvailable: true,
  isActive: true,
};

/** A club of the edition of which only the name is known. */
export function aKnownClub(id: number, name: string, given: Partial<KnownClub> = {}): KnownClub {
  return {
    id,
    name,
    countryId: 1,
    emails: [],
    teams: [],
    contactFirstName: '',
    contactLastName: '',
    phone: '',
    street: '',
    city: '',
    zip: '',
    tin: '',
    vatin: '',
    ...given,
  };
}
