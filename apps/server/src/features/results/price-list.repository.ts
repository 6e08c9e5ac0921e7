import { and, asc, eq } from 'drizzle-orm';
import { cateringTypes, serviceTypes } from '@sevenmetre/rules/vocabulary';
import type { EnumsBody } from '@sevenmetre/contract/enumerations/enums-body';
import type { Db } from '../../platform/database/index.ts';
import { pricelistItems, serviceLevels } from '../../platform/database/schema/index.ts';

/** Items that can be ordered, with texts in both languages; prices in minor units. */
export async function findPricelistItems(editionId: number, db: Db): Promise<EnumsBody['pricelistItems']> {
  const rows = await db
    .select()
    .from(pricelistItems)
    .where(and(eq(pricelistItems.editionId, editionId), eq(pricelistItems.isActive, true)))
    .orderBy(asc(pricelistItems.weight), asc(pricelistItems.id));
  return rows.map((row) => ({
    id: row.id,
    unit: row.unit,
    priceEur: row.priceEur,
    priceCzk: row.priceCzk,
    nameCs: row.nameCs,
    nameEn: row.nameEn,
    availabilityFilter: row.availabilityFilter,
    cateringType: row.cateringType,
    cateringTypeId: row.cateringType && cateringTypes.indexOf(row.cateringType) + 1,
    serviceType: row.serviceType,
    serviceTypeId: serviceTypes.indexOf(row.serviceType) + 1,
    serviceLevelId: row.serviceLevelId,
    supplierId: row.supplierId,
    separateInvoice: row.separateInvoice,
    isSystem: row.isSystem,
    singleRoomAvailable: row.singleRoomAvailable,
    handballRestaurantAvailable: row.handballRestaurantAvailable,
    vipPartyAvailable: row.vipPartyAvailable,
    translations: [
      { locale: 'cs', name: row.nameCs, description: row.descriptionCs },
      { locale: 'en', name: row.nameEn, description: row.descriptionEn },
    ],
  }));
}

/** `name` is the English one. */
export async function findServiceLevels(editionId: number, db: Db): Promise<EnumsBody['serviceLevels']> {
  const rows = await db
    .select()
    .from(serviceLevels)
    .where(and(eq(serviceLevels.editionId, editionId), eq(serviceLevels.isActive, true)))
    .orderBy(asc(serviceLevels.weight), asc(serviceLevels.id));
  return rows.map(({ id, nameCs, nameEn }) => ({ id, name: nameEn, nameCs, nameEn }));
}
