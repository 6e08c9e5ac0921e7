import { inArray, sql } from 'drizzle-orm';
import type { ClubReader, RefereeReader } from '@sevenmetre/rules/messages';
import { fallbackLocale, locales } from '@sevenmetre/rules/vocabulary';
import type { Locale } from '@sevenmetre/rules/vocabulary';
import { asOne } from '../../platform/database/index.ts';
import type { Db, Tx } from '../../platform/database/index.ts';

/** Recipient of a mail. */
export interface Reader {
  readonly email: string;
  readonly firstName: string;
  readonly locale: Locale;
}

/** What is stored of a club; whether an invoice is overdue is computed. */
type StoredClub = Omit<ClubReader, 'overdue'> & { readonly id: number };
type ClubRow = StoredClub & { readonly readers: readonly Reader[] };
type RefereeRow = RefereeReader & { readonly id: number; readonly reader: Reader | null };

/** The language of the country `k`, if it is supported. */
const languageOfCountry = sql`case when ${inArray(sql`k.language_code`, [...locales])} then k.language_code
  else ${fallbackLocale}::text end`;

const categoriesOfClub = sql`array(
  select distinct k.code from teams t join team_categories k on k.id = t.category_id
  where t.club_id = c.id and t.state <> 'withdrawn')`;

/** Clubs and teams of a session's rights, without suspended ones. */
export interface OwnClubs {
  readonly administratedClubIds: readonly number[];
  readonly leadingTeamIds: readonly number[];
}

/** Clubs of the current edition that a user may act for or leads a team of. */
export function findClubReadersOfUser(
  { administratedClubIds, leadingTeamIds }: OwnClubs,
  db: Db | Tx,
): Promise<StoredClub[]> {
  return asOne<StoredClub>(
    sql`select c.id, c.registration_state as state, ${categoriesOfClub} as categories
    from clubs c join editions e on e.id = c.edition_id and e.is_current
    where c.id = any(${listOf(administratedClubIds)}::int[])
      or exists (select 1 from teams t where t.club_id = c.id and t.id = any(${listOf(leadingTeamIds)}::int[]))`,
    db,
  );
}

function listOf(ids: readonly number[]): string {
  return `{${ids.join()}}`;
}

/** The user's registrations as a referee of the current edition. */
export function findRefereeReadersOfUser(userId: number, db: Db | Tx): Promise<RefereeReader[]> {
  return asOne<RefereeReader>(
    sql`select r.registration_state as state
    from referees r join editions e on e.id = r.edition_id and e.is_current where r.user_id = ${userId}`,
    db,
  );
}

/** All clubs of an edition with the admins who can sign in, in the order of ids. */
export function findClubReaders(editionId: number, tx: Tx): Promise<ClubRow[]> {
  return asOne<ClubRow>(
    sql`select c.id, c.registration_state as state, ${categoriesOfClub} as categories,
      (select coalesce(json_agg(json_build_object('email', u.email, 'firstName', u.first_name, 'locale', u.locale)
        order by u.id), '[]')
        from club_admins a join users u on u.id = a.user_id
        where a.club_id = c.id and u.locked_at is null
          and (not a.given_by_other or u.email_verified_at is not null)) as readers
    from clubs c where c.edition_id = ${editionId} order by c.id`,
    tx,
  );
}

/**
 * All referees of an edition; those without an account get the language of their country, if it is supported.
 */
export function findRefereeReaders(editionId: number, tx: Tx): Promise<RefereeRow[]> {
  return asOne<RefereeRow>(
    sql`select r.id, r.registration_state as state,
      case when coalesce(u.email, r.email) is null or u.locked_at is not null then null else json_build_object(
        'email', coalesce(u.email, r.email), 'firstName', r.first_name,
        'locale', coalesce(u.locale, ${languageOfCountry})) end as reader
    from referees r
    left join users u on u.id = r.user_id
    left join countries k on k.id = r.country_id
    where r.edition_id = ${editionId} order by r.id`,
    tx,
  );
}
