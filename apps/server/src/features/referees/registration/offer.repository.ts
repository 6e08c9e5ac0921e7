import { and, asc, eq, ne } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/database/index.ts';
import {
  countries,
  countryTranslations,
  refereeProjects,
  referees,
  tshirtSizes,
} from '../../../platform/database/schema/index.ts';

/** With their names; a country without one is called by its code. */
export async function findCountries(tx: Db | Tx) {
  const { id, countryCode } = countries;
  const rows = await tx.select({ id, countryCode }).from(countries).orderBy(asc(countryCode));
  const names = await tx.select().from(countryTranslations);
  const nameOf = new Map(names.map(({ countryId, locale, name }) => [`${countryId} ${locale}`, name]));
  return rows.map((row) => ({
    ...row,
    nameCs: nameOf.get(`${row.id} cs`) ?? row.countryCode,
    nameEn: nameOf.get(`${row.id} en`) ?? row.countryCode,
  }));
}

export function findTshirtSizes(tx: Db | Tx) {
  const { id, code, weight } = tshirtSizes;
  return tx.select({ id, code }).from(tshirtSizes).orderBy(asc(weight));
}

export function findProjects(tx: Db | Tx) {
  return tx.select().from(refereeProjects).orderBy(asc(refereeProjects.name));
}

/** Accepted referees of an edition: their names are public. */
export function findColleagues(editionId: number, exceptId: number | null, tx: Db | Tx) {
  const { id, firstName, lastName, registrationState } = referees;
  const { countryCode } = countries;
  return tx
    .select({ id, firstName, lastName, countryCode })
    .from(referees)
    .leftJoin(countries, eq(countries.id, referees.countryId))
    .where(
      and(
        eq(referees.editionId, editionId),
        eq(registrationState, 'approved'),
        exceptId === null ? undefined : ne(id, exceptId),
      ),
    )
    .orderBy(asc(lastName), asc(firstName), asc(id));
}
