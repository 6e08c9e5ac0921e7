import { and, asc, eq, ne, or } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/database/index.ts';
import {
  countries,
  countryTranslations,
  refereeProjects,
  referees,
  tshirtSizes,
} from '../../../platform/database/schema/index.ts';

/** With their names; a country without a name is shown by its code. */
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

/** @param keptId the present choice, which may have been removed from the list since */
export function findTshirtSizes(keptId: number | null, tx: Db | Tx) {
  const { id, code, weight, isActive } = tshirtSizes;
  return tx
    .select({ id, code })
    .from(tshirtSizes)
    .where(or(eq(isActive, true), eq(id, keptId ?? 0)))
    .orderBy(asc(weight), asc(id));
}

/** @param keptId the present choice, which may have been removed from the list since */
export function findProjects(keptId: number | null, tx: Db | Tx) {
  const { id, name, weight, isActive } = refereeProjects;
  return tx
    .select({ id, name })
    .from(refereeProjects)
    .where(or(eq(isActive, true), eq(id, keptId ?? 0)))
    .orderBy(asc(weight), asc(name));
}

/** Accepted referees of an edition, whose names are public. */
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
