import { cateringTypes, dataLocales, serviceTypes } from '@sevenmetre/rules/vocabulary';
import * as z from 'zod';
import { Id } from '../common.ts';
import { Configuration } from '../configuration/configuration-value.ts';
import { Country } from '../countries/country.ts';
import { TeamCategory } from '../categories/category-head.ts';

const Translation = z.object({
  locale: z.enum(dataLocales),
  name: z.string(),
  description: z.string().nullable(),
});

/** Prices are in minor units of each currency. */
const PricelistItem = z.object({
  id: Id,
  unit: z.string(),
  priceEur: z.int(),
  priceCzk: z.int(),
  nameCs: z.string(),
  nameEn: z.string(),
  availabilityFilter: z.enum(['local', 'foreign']).nullable(),
  cateringType: z.enum(cateringTypes).nullable(),
  /** Position in the list of kinds, from 1. */
  cateringTypeId: z.int().nullable(),
  serviceType: z.enum(serviceTypes),
  serviceTypeId: z.int(),
  serviceLevelId: Id.nullable(),
  supplierId: Id,
  separateInvoice: z.boolean(),
  isSystem: z.boolean(),
  singleRoomAvailable: z.boolean(),
  handballRestaurantAvailable: z.boolean(),
  vipPartyAvailable: z.boolean(),
  translations: z.array(Translation),
});

export const EnumsBody = z
  .object({
    configurations: z.array(Configuration),
    countries: z.array(Country),
    pricelistItems: z.array(PricelistItem),
    serviceLevels: z.array(z.object({ id: Id, name: z.string(), nameCs: z.string(), nameEn: z.string() })),
    teamCategories: z.array(TeamCategory),
    trainingTypes: z.array(z.object({ id: Id, code: z.string(), nameCs: z.string(), nameEn: z.string() })),
    tshirtSizes: z.array(z.object({ id: Id, code: z.string() })),
  })
  .meta({ id: 'Enums' });
export type EnumsBody = z.infer<typeof EnumsBody>;
