import { aliasedTable, and, asc, desc, eq, exists, isNull, lte, or } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/database/index.ts';
import { clubAdmins, clubs, editions, invoiceDocuments } from '../../platform/database/schema/index.ts';

const today = aliasedTable(clubs, 'club_of_today');
const now = aliasedTable(editions, 'edition_of_today');
const adminsOfThen = aliasedTable(clubAdmins, 'admins_of_then');

/**
 * Documents of the same club in earlier years. Clubs belong to an edition, so they are identified by a common
 * admin and by the number of the organisation. If one of them has no number, the admin must have rights in
 * both clubs that no invitation gave; otherwise an invited admin would reveal the documents of their own
 * club. Ordered by year, latest first, then by date of issue.
 */
export function findAllOfYearsBefore(clubId: number, db: Db | Tx) {
  const onOwnAccount = and(eq(clubAdmins.givenByOther, false), eq(adminsOfThen.givenByOther, false));
  const sharedAdmin = db
    .select({ userId: clubAdmins.userId })
    .from(clubAdmins)
    .innerJoin(adminsOfThen, eq(adminsOfThen.userId, clubAdmins.userId))
    .where(
      and(
        eq(clubAdmins.clubId, today.id),
        eq(adminsOfThen.clubId, clubs.id),
        or(eq(clubs.tin, today.tin), onOwnAccount),
      ),
    );
  return db
    .select({ document: invoiceDocuments, clubName: clubs.name, year: editions.year })
    .from(invoiceDocuments)
    .innerJoin(clubs, eq(clubs.id, invoiceDocuments.clubId))
    .innerJoin(editions, eq(editions.id, clubs.editionId))
    .innerJoin(today, eq(today.id, clubId))
    .innerJoin(now, and(eq(now.id, today.editionId), lte(editions.year, now.year)))
    .where(
      and(
        eq(editions.isCurrent, false),
        exists(sharedAdmin),
        or(isNull(clubs.tin), isNull(today.tin), eq(clubs.tin, today.tin)),
      ),
    )
    .orderBy(desc(editions.year), asc(invoiceDocuments.id));
}
