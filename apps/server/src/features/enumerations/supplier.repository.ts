import { asc, eq } from 'drizzle-orm';
import { checkEntry, type NamedEntryError, type SupplierValues } from '@sevenmetre/rules/enumerations';
import type { Db, Tx } from '../../platform/database/index.ts';
import {
  countries,
  invoiceDocuments,
  invoiceItems,
  payments,
  pricelistItems,
  suppliers,
} from '../../platform/database/schema/index.ts';
import type { List } from './list-definition.repository.ts';
import { firstId } from './list-definition.repository.ts';
import { findUses } from './uses.repository.ts';

const { id, name, street, city, zip, countryCode, tin, vatin, registration } = suppliers;
const { accountCzk, ibanCzk, ibanEur, bic } = suppliers;
const columns = {
  name,
  street,
  city,
  zip,
  countryCode,
  tin,
  vatin,
  registration,
  accountCzk,
  ibanCzk,
  ibanEur,
  bic,
};

/** Suppliers of an edition. Issued documents keep their data. */
export const supplierList: List<SupplierValues> = {
  table: suppliers,
  subjectType: 'supplier',
  uniqueField: 'name',
  ordersLines: false,
  findAll: (editionId, db) =>
    db
      .select({ id, values: columns })
      .from(suppliers)
      .where(eq(suppliers.editionId, editionId))
      .orderBy(asc(suppliers.weight), asc(id)),
  findUses: (ids, db) =>
    findUses(
      [
        ['prices', pricelistItems.supplierId],
        ['lines', invoiceItems.supplierId],
        ['documents', invoiceDocuments.supplierId],
        ['payments', payments.supplierId],
      ],
      ids,
      db,
    ),
  check: checkSupplier,
  insert: (editionId, values, weight, tx) =>
    firstId(
      tx
        .insert(suppliers)
        .values({ ...values, editionId, weight })
        .returning({ id }),
    ),
  update: updateById,
  changesLines: () => false,
};

/** In alphabetical order. */
export async function findCountryCodes(db: Db | Tx): Promise<string[]> {
  const rows = await db
    .select({ code: countries.countryCode })
    .from(countries)
    .orderBy(asc(countries.countryCode));
  return rows.map(({ code }) => code);
}

async function checkSupplier(
  values: SupplierValues,
  _: SupplierValues | null,
  db: Db | Tx,
): Promise<readonly NamedEntryError[]> {
  const errors = checkEntry('suppliers', values);
  const isKnown = (await findCountryCodes(db)).includes(values.countryCode);
  if (isKnown || errors.some(({ field }) => field === 'countryCode')) return errors;
  return [...errors, { field: 'countryCode', error: { code: 'unknown' } }];
}

async function updateById(supplierId: number, values: SupplierValues, tx: Tx): Promise<void> {
  await tx.update(suppliers).set(values).where(eq(id, supplierId));
}
