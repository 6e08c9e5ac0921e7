import { eq, inArray, sql } from 'drizzle-orm';
import type { ClubReader, RefereeReader } from '@sevenmetre/rules/messages';
import { fallbackLocale, locales, placeTypes } from '@sevenmetre/rules/vocabulary';
import type { Currency, Locale } from '@sevenmetre/rules/vocabulary';
import { asOne } from '../../platform/database/index.ts';
import type { Db, Tx } from '../../platform/database/index.ts';
import { users } from '../../platform/database/schema/index.ts';

/** Recipient of a mail. */
export interface Reader {
  /** null: a referee without an account. */
  readonly userId: number | null;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly locale: Locale;
}

/** What is stored of a club; where it plays and whether an invoice is overdue is looked up where it matters. */
type StoredClub = Omit<ClubReader, 'overdue' | 'placeIds'>;
type Leader = Reader & { readonly category: string };
type ClubRow = StoredClub & {
  readonly name: string;
  readonly countryCode: string | null;
  /** Of the contact at the tournament; null: none. */
  readonly phone: string | null;
  readonly readers: readonly Reader[];
  readonly leaders: readonly Leader[];
};
type RefereeRow = RefereeReader & {
  readonly id: number;
  readonly name: string;
  readonly countryCode: string | null;
  readonly phone: string | null;
  readonly reader: Reader | null;
};

/** The language of the country `k`, if it is supported. */
const languageOfCountry = sql`case when ${inArray(sql`k.language_code`, [...locales])} then k.language_code
  else ${fallbackLocale}::text end`;

const categoriesOfClub = sql`array(
  select distinct k.code from teams t join team_categories k on k.id = t.category_id
  where t.club_id = c.id and t.state <> 'withdrawn')`;

interface Named {
  readonly id: number;
  readonly name: string;
}

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

/** Address and first name of an account; null: no such account. */
export async function findPerson(userId: number, db: Db | Tx) {
  const [row] = await db
    .select({ email: users.email, firstName: users.firstName })
    .from(users)
    .where(eq(users.id, userId));
  return row ?? null;
}

/** The user's registrations as a referee of the current edition. */
export function findRefereeReadersOfUser(userId: number, db: Db | Tx): Promise<RefereeReader[]> {
  return asOne<RefereeReader>(
    sql`select r.registration_state as state
    from referees r join editions e on e.id = r.edition_id and e.is_current where r.user_id = ${userId}`,
    db,
  );
}

const personOf = sql`'userId', u.id, 'email', u.email, 'firstName', u.first_name, 'lastName', u.last_name,
  'locale', u.locale`;
/** Of a right `a` of the user `u`. */
const mayBeWritten = sql`u.locked_at is null and (not a.given_by_other or u.email_verified_at is not null)`;

/**
 * All clubs of an edition with the admins and leaders of teams who can sign in, by name. Leaders of withdrawn teams are
 * left out.
 */
export function findClubReaders(editionId: number, tx: Tx): Promise<ClubRow[]> {
  return asOne<ClubRow>(
    sql`select c.id, c.name, c.registration_state as state, ${categoriesOfClub} as categories,
      (select k.country_code from countries k where k.id = c.country_id) as "countryCode",
      nullif(c.tournament_contact_phone, '') as phone,
      (select coalesce(json_agg(json_build_object(${personOf}) order by u.id), '[]')
        from club_admins a join users u on u.id = a.user_id
        where a.club_id = c.id and ${mayBeWritten}) as readers,
      (select coalesce(json_agg(json_build_object(${personOf}, 'category', k.code) order by u.id, k.code), '[]')
        from teams t join team_admins a on a.team_id = t.id join users u on u.id = a.user_id
          join team_categories k on k.id = t.category_id
        where t.club_id = c.id and t.state <> 'withdrawn' and ${mayBeWritten}) as leaders
    from clubs c where c.edition_id = ${editionId} order by c.name, c.id`,
    tx,
  );
}

/** What is stored of a club for its letters. */
interface LetterClub {
  readonly id: number;
  readonly name: string;
  readonly year: number;
  readonly currency: Currency | null;
  readonly variableSymbol: string | null;
  /** First and last name; '': none. */
  readonly contact: string;
  readonly teams: readonly {
    readonly name: string | null;
    readonly teamNumber: number;
    readonly category: string;
  }[];
}

/** Clubs with what letters say of them; teams that have withdrawn are left out. */
export function findLetterClubs(ids: readonly number[], db: Db | Tx): Promise<LetterClub[]> {
  return asOne<LetterClub>(
    sql`select c.id, c.name, e.year, e.currency_code as currency, c.variable_symbol as "variableSymbol",
      concat_ws(' ', c.tournament_contact_first_name, c.tournament_contact_last_name) as contact,
      (select coalesce(json_agg(json_build_object('name', t.name, 'teamNumber', t.team_number, 'category', k.code)
          order by k.weight, k.code, t.team_number), '[]')
        from teams t join team_categories k on k.id = t.category_id
        where t.club_id = c.id and t.state <> 'withdrawn') as teams
    from clubs c join editions e on e.id = c.edition_id where c.id = any(${listOf(ids)}::int[])`,
    db,
  );
}

/** Places where teams of an edition play by the published plan, or where a club sleeps, by club. */
export async function findPlacesOfClubs(
  editionId: number,
  db: Db | Tx,
): Promise<ReadonlyMap<number, readonly number[]>> {
  const rows = await asOne<{ readonly id: number; readonly placeIds: number[] }>(
    sql`select club_id as id, array_agg(distinct place_id) as "placeIds" from (
      select t.club_id, m.place_id from matches m join teams t on t.id in (m.home_team_id, m.away_team_id)
        where t.edition_id = ${editionId} and t.state <> 'withdrawn' and m.place_id is not null
      union all select coalesce(t.club_id, g.club_id), l.place_id
        from lodgings l join lodging_allotments b on b.lodging_id = l.id
          left join teams t on t.id = b.team_id left join extra_person_groups g on g.id = b.extra_person_group_id
        where l.edition_id = ${editionId} and num_nonnulls(t.club_id, g.club_id) = 1
    ) places group by club_id`,
    db,
  );
  return new Map(rows.map(({ id, placeIds }) => [id, placeIds]));
}

/** Clubs of an edition, and places where a message can find them: halls and places to sleep, by name. */
export async function findChoices(editionId: number, tx: Tx) {
  const clubs = await asOne<Named>(
    sql`select id, name from clubs where edition_id = ${editionId} order by name, id`,
    tx,
  );
  const places = await asOne<Named>(
    sql`select p.id, coalesce(min(n.name) filter (where n.locale = 'cs'), min(n.name), p.code) as name
    from places p left join place_translations n on n.place_id = p.id
    where p.edition_id = ${editionId}
      and (p.place_type = ${placeTypes.hall} or exists (select 1 from lodgings l where l.place_id = p.id))
    group by p.id, p.code order by p.code, p.id`,
    tx,
  );
  return { clubs, places };
}

/**
 * All referees of an edition; those without an account get the language of their country, if it is supported.
 */
export function findRefereeReaders(editionId: number, tx: Tx): Promise<RefereeRow[]> {
  return asOne<RefereeRow>(
    sql`select r.id, concat_ws(' ', r.first_name, r.last_name) as name, r.registration_state as state,
      k.country_code as "countryCode", nullif(r.phone, '') as phone,
      case when coalesce(u.email, r.email) is null or u.locked_at is not null then null else json_build_object(
        'userId', u.id, 'email', coalesce(u.email, r.email), 'firstName', r.first_name, 'lastName', r.last_name,
        'locale', coalesce(u.locale, ${languageOfCountry})) end as reader
    from referees r
    left join users u on u.id = r.user_id
    left join countries k on k.id = r.country_id
    where r.edition_id = ${editionId} order by r.last_name, r.first_name, r.id`,
    tx,
  );
}
