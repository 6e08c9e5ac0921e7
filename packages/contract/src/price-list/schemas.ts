import { cateringTypes, currencies, packageLodgings, serviceTypes } from '@sevenmetre/rules/vocabulary';
import * as z from 'zod';
import { Id } from '../common.ts';
import { Uses } from '../enumerations/schemas.ts';
import { paragraphs, trimmedLine } from '../text.ts';

const text = trimmedLine(5000);
const count = z.int().min(-2_000_000_000).max(2_000_000_000);

/** Prices are in minor units of each currency. */
const PriceItemValues = z.strictObject({
  code: text,
  serviceType: z.enum(serviceTypes),
  cateringType: z.enum(cateringTypes).nullable(),
  /** Of a package: the lodging; `none`: without a bed, null: not specified. */
  lodging: z.enum(packageLodgings).nullable(),
  serviceLevelId: Id.nullable(),
  supplierId: Id,
  unit: text,
  priceCzk: count,
  priceEur: count,
  nameCs: text,
  nameEn: text,
  descriptionCs: paragraphs(5000).trim().nullable(),
  descriptionEn: paragraphs(5000).trim().nullable(),
  availabilityFilter: z.enum(['local', 'foreign']).nullable(),
  capacity: count.nullable(),
  separateInvoice: z.boolean(),
  isSystem: z.boolean(),
  singleRoomAvailable: z.boolean(),
  handballRestaurantAvailable: z.boolean(),
  vipPartyAvailable: z.boolean(),
  isActive: z.boolean(),
});

const Named = z.object({ id: Id, nameCs: z.string(), nameEn: z.string() });

export const PriceList = z
  .object({
    /** In the organiser's order. */
    items: z.array(
      z.object({
        id: Id,
        values: PriceItemValues,
        uses: Uses,
        /** Persons who have ordered the package. */
        ordered: z.int().min(0),
      }),
    ),
    serviceLevels: z.array(Named),
    suppliers: z.array(z.object({ id: Id, name: z.string() })),
    /** Number of clubs with outdated bills. */
    clubsToFollow: z.int().min(0),
  })
  .meta({ id: 'PriceList' });
export type PriceList = z.infer<typeof PriceList>;
export type PriceListItemRow = PriceList['items'][number];

/** The item to store; `id` null: a new item; `values` null: the item is deleted. */
export const PriceEffectBody = z
  .strictObject({ id: Id.nullable(), values: PriceItemValues.nullable() })
  .meta({ id: 'PriceEffectBody' });

/** Effect on the clubs' bills, in minor units. */
export const PriceEffect = z
  .object({
    sums: z.array(
      z.object({ currency: z.enum(currencies), clubs: z.int(), before: z.int(), after: z.int() }),
    ),
    overtakenDocuments: z.int().min(0),
    unpricedClubs: z.int().min(0),
  })
  .meta({ id: 'PriceEffect' });
export type PriceEffect = z.infer<typeof PriceEffect>;

export const PriceItemBody = z.strictObject({ values: PriceItemValues }).meta({ id: 'PriceItemBody' });

/** `before`: the item that the page showed; refused if it has changed since. */
export const PriceItemUpdateBody = z
  .strictObject({ values: PriceItemValues, before: PriceItemValues })
  .meta({ id: 'PriceItemUpdateBody' });
