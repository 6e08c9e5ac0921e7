import type { ClubOffer } from '@sevenmetre/contract/registrations/club-registration';
import type { Choices } from './choices.ts';

type Lists = Pick<ClubOffer, 'countries' | 'categories' | 'serviceLevels' | 'priceList' | 'keptPackageIds'>;

/** Options of the form. */
export function offerLists(choices: Choices): Lists {
  return {
    countries: choices.countries.map((country) => ({ ...country, regions: [...country.regions] })),
    categories: choices.categories.map((row) => ({
      id: row.id,
      code: row.code,
      nameCs: row.nameCs,
      nameEn: row.nameEn,
      gender: row.gender,
      birthDateMin: row.birthDateMin,
      capacity: row.capacity,
      acceptedOfOthers: row.acceptedOfOthers,
    })),
    serviceLevels: choices.serviceLevels.map(({ id, code, nameCs, nameEn }) => ({
      id,
      code,
      nameCs,
      nameEn,
    })),
    priceList: pricesOf(choices),
    keptPackageIds: [...choices.keptPackageIds],
  };
}

function pricesOf({ priceList, places }: Choices): ClubOffer['priceList'] {
  const left = new Map(places.map((place) => [place.id, place.left]));
  return priceList.map((row) => ({
    id: row.id,
    code: row.code,
    serviceType: row.serviceType,
    serviceLevelId: row.serviceLevelId,
    supplierId: row.supplierId,
    unit: row.unit,
    priceCzk: row.priceCzk,
    priceEur: row.priceEur,
    nameCs: row.nameCs,
    nameEn: row.nameEn,
    descriptionCs: row.descriptionCs,
    descriptionEn: row.descriptionEn,
    cateringType: row.cateringType,
    availabilityFilter: row.availabilityFilter,
    separateInvoice: row.separateInvoice,
    singleRoomAvailable: row.singleRoomAvailable,
    handballRestaurantAvailable: row.handballRestaurantAvailable,
    vipPartyAvailable: row.vipPartyAvailable,
    isActive: row.isActive,
    weight: row.weight,
    left: left.get(row.id) ?? null,
  }));
}
