import { eq, exists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { ListedReferee } from '@sevenmetre/rules/registration';
import type { Tx } from '../../../../platform/database/index.ts';
import {
  countries,
  lodgingAllotments,
  refereeHalls,
  referees,
} from '../../../../platform/database/schema/index.ts';
import { utcText } from '../../../competition/index.ts';

const colleagues = alias(referees, 'colleagues');

/** All referees of an edition for the list, by one statement. */
export async function findAllByEditionId(editionId: number, tx: Tx): Promise<ListedReferee[]> {
  const bed = tx
    .select({ one: sql`1` })
    .from(lodgingAllotments)
    .where(eq(lodgingAllotments.refereeId, referees.id));
  const halls = tx.$count(refereeHalls, eq(refereeHalls.refereeId, referees.id));
  const rows = await tx
    .select({
      id: referees.id,
      revision: referees.revision,
      state: referees.registrationState,
      firstName: referees.firstName,
      lastName: referees.lastName,
      countryCode: countries.countryCode,
      email: referees.email,
      phone: referees.phone,
      createdAt: referees.createdAt,
      agreedToTermsAt: referees.agreedToTermsAt,
      wantsAccommodation: referees.wantsAccommodation,
      hasBed: sql<boolean>`${exists(bed)} or ${referees.accommodationPlaceId} is not null`,
      requested: referees.colleagueRefereeRequested,
      colleagueId: referees.colleagueRefereeId,
      colleagueFirstName: colleagues.firstName,
      colleagueLastName: colleagues.lastName,
      hallDays: sql<number>`${halls}::int`,
    })
    .from(referees)
    .leftJoin(countries, eq(countries.id, referees.countryId))
    .leftJoin(colleagues, eq(colleagues.id, referees.colleagueRefereeId))
    .where(eq(referees.editionId, editionId));
  return rows.map((row) => listed(row));
}

interface Row extends Omit<ListedReferee, 'createdAt' | 'agreedToTerms' | 'colleague' | 'hasColleague'> {
  readonly createdAt: Date;
  readonly agreedToTermsAt: Date | null;
  readonly requested: string | null;
  readonly colleagueId: number | null;
  readonly colleagueFirstName: string | null;
  readonly colleagueLastName: string | null;
}

function listed(row: Row): ListedReferee {
  const {
    createdAt,
    agreedToTermsAt,
    requested,
    colleagueId,
    colleagueFirstName,
    colleagueLastName,
    ...columns
  } = row;
  return {
    ...columns,
    createdAt: utcText(createdAt),
    agreedToTerms: agreedToTermsAt !== null,
    colleague: colleagueId === null ? requested : `${colleagueFirstName} ${colleagueLastName}`,
    hasColleague: colleagueId !== null,
  };
}
