import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { cateringTypes, packageLodgings, serviceTypes } from '@sevenmetre/rules/vocabulary';
import { atLeast, oneOf } from './checks.ts';
import { createdAt, id, updatedAt } from './columns.ts';
import { editions } from './editions.ts';

/** A seller: name, address and accounts for invoices. A club gets one document from each. */
export const suppliers = pgTable(
  'suppliers',
  {
    id: id(),
    editionId: integer()
      .notNull()
      .references(() => editions.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    street: text().notNull(),
    city: text().notNull(),
    zip: text().notNull(),
    countryCode: text().notNull(),
    tin: text(),
    vatin: text(),
    /** Entry in the public register of companies, required on invoices. */
    registration: text(),
    accountCzk: text(),
    ibanCzk: text(),
    ibanEur: text(),
    bic: text(),
    /**
     * Incremented under the row's lock in the issuing transaction, so that numbers are unique and without
     * gaps.
     */
    lastInvoiceNumber: integer().notNull().default(0),
    lastCreditNoteNumber: integer().notNull().default(0),
    lastReceiptNumber: integer().notNull().default(0),
    weight: integer().notNull().default(0),
  },
  (table) => [
    uniqueIndex('suppliers_name').on(table.editionId, table.name),
    atLeast('suppliers_numbers', 0, [
      table.lastInvoiceNumber,
      table.lastCreditNoteNumber,
      table.lastReceiptNumber,
    ]),
  ],
);

/** Level of a team's services, such as standard or premium; its entry fee is in the price list. */
export const serviceLevels = pgTable(
  'service_levels',
  {
    id: id(),
    editionId: integer()
      .notNull()
      .references(() => editions.id, { onDelete: 'cascade' }),
    code: text().notNull(),
    nameCs: text().notNull(),
    nameEn: text().notNull(),
    isActive: boolean().notNull().default(true),
    weight: integer().notNull().default(0),
  },
  (table) => [uniqueIndex('service_levels_code').on(table.editionId, table.code)],
);

/** An item that can be ordered. Prices are in minor units of each currency. */
export const pricelistItems = pgTable(
  'pricelist_items',
  {
    id: id(),
    editionId: integer()
      .notNull()
      .references(() => editions.id, { onDelete: 'cascade' }),
    code: text().notNull(),
    serviceType: text({ enum: serviceTypes }).notNull(),
    /** Of a package: the included meals. */
    cateringType: text({ enum: cateringTypes }),
    /** Of a package: the lodging; `none`: without a bed, null: not specified. */
    lodging: text({ enum: packageLodgings }),
    /** Of an entry fee: only for this level. */
    serviceLevelId: integer().references(() => serviceLevels.id),
    supplierId: integer()
      .notNull()
      .references(() => suppliers.id),
    unit: text().notNull(),
    priceCzk: integer().notNull(),
    priceEur: integer().notNull(),
    nameCs: text().notNull(),
    nameEn: text().notNull(),
    descriptionCs: text(),
    descriptionEn: text(),
    /** Who may order it: null for everybody, else `local` or `foreign` clubs. */
    availabilityFilter: text({ enum: ['local', 'foreign'] }),
    /** Maximal number of orders; null: unlimited. */
    capacity: integer(),
    separateInvoice: boolean().notNull().default(false),
    /** Needed by the product; an organiser changes texts and prices, not its kind. */
    isSystem: boolean().notNull().default(false),
    singleRoomAvailable: boolean().notNull().default(false),
    handballRestaurantAvailable: boolean().notNull().default(false),
    vipPartyAvailable: boolean().notNull().default(false),
    isActive: boolean().notNull().default(true),
    weight: integer().notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('pricelist_items_code').on(table.editionId, table.code),
    index('pricelist_items_level').on(table.serviceLevelId),
    oneOf('pricelist_items_service_known', table.serviceType, serviceTypes),
    oneOf('pricelist_items_catering_known', table.cateringType, cateringTypes),
    oneOf('pricelist_items_lodging_known', table.lodging, packageLodgings),
    oneOf('pricelist_items_availability_known', table.availabilityFilter, ['local', 'foreign']),
    atLeast('pricelist_items_prices', 0, [table.priceCzk, table.priceEur, table.capacity]),
    check(
      'pricelist_items_level_of_fee',
      sql`${table.serviceLevelId} is null or ${table.serviceType} = 'entry-fee'`,
    ),
  ],
);

/**
 * Clubs of the edition with outdated lines: from `nextClubId` on; null: none. In the database, so that
 * another process can continue an interrupted rebuild.
 */
export const lineRebuilds = pgTable('line_rebuilds', {
  editionId: integer()
    .primaryKey()
    .references(() => editions.id, { onDelete: 'cascade' }),
  nextClubId: integer(),
});
