import { and, asc, eq, inArray, isNotNull, or } from 'drizzle-orm';
import type { Tx } from '../../platform/database/index.ts';
import { clubAdmins, users } from '../../platform/database/schema/index.ts';

export interface ClubReader {
  readonly clubId: number;
  readonly email: string;
  readonly firstName: string;
}

/** Recipients of mails to these clubs: their admins, by club. Suspended rights get no mail. */
export async function findAllByClubIds(clubIds: readonly number[], tx: Tx): Promise<ClubReader[]> {
  return tx
    .select({ clubId: clubAdmins.clubId, email: users.email, firstName: users.firstName })
    .from(clubAdmins)
    .innerJoin(users, eq(users.id, clubAdmins.userId))
    .where(
      and(
        inArray(clubAdmins.clubId, [...clubIds]),
        or(eq(clubAdmins.givenByOther, false), isNotNull(users.emailVerifiedAt)),
      ),
    )
    .orderBy(asc(clubAdmins.clubId), asc(users.id));
}
