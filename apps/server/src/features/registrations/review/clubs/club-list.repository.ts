import { asc, eq, sql } from 'drizzle-orm';
import type { CategoryRoom, ListedClub } from '@sevenmetre/rules/registration';
import { currencyOf } from '@sevenmetre/rules/pricing';
import type { TeamState } from '@sevenmetre/rules/vocabulary';
import { asOne, sendTogether } from '../../../../platform/database/index.ts';
import type { Tx } from '../../../../platform/database/index.ts';
import { teamCategories } from '../../../../platform/database/schema/index.ts';
import { utcText } from '../../../competition/index.ts';
import { findOwed, findPaid, isEntryFeeDayOver } from '../../../invoices/index.ts';

export interface Registrations {
  readonly clubs: ListedClub[];
  readonly categories: CategoryRoom[];
}

/**
 * All registrations of an edition for the list, in a constant number of statements. All are read, because the
 * checks compare them with each other. Sums are separate statements: in a join the planner would compute them
 * again for each club if its statistics are outdated.
 */
export async function findRegistrations(
  edition: { readonly id: number; readonly timeZone: string },
  now: Date,
  tx: Tx,
): Promise<Registrations> {
  const { id: editionId } = edition;
  const isFeeDayOver = await isEntryFeeDayOver(edition, now, tx);
  const [clubRows, teamRows, categories, owed, payments, extraPersons, admins] = await sendTogether(tx, [
    () => findClubs(editionId, tx),
    () => findTeams(editionId, tx),
    () => findCategories(editionId, tx),
    () => findOwed(editionId, tx),
    () => findPaid(editionId, tx),
    () => findExtraPersons(editionId, tx),
    () => findAdmins(editionId, tx),
  ]);
  const teamsOf = Map.groupBy(teamRows, ({ clubId }) => clubId);
  const adminsOf = Map.groupBy(admins, ({ clubId }) => clubId);
  const [owedOf, paidOf, extraOf] = [byClub(owed), byClub(payments), byClub(extraPersons)];
  const clubs = clubRows.map(({ currencyCode, createdAt, ...columns }): ListedClub => {
    const bill = owedOf.get(columns.id);
    const paid = paidOf.get(columns.id)?.paid ?? 0;
    return {
      ...columns,
      createdAt: utcText(new Date(createdAt)),
      emails: (adminsOf.get(columns.id) ?? []).map(({ email }) => email),
      // A club keeps the currency of its existing lines when it moves to another country.
      currency: bill?.currency ?? currencyOf({ currencyCode }),
      owed: bill?.toPay ?? 0,
      paid,
      feeLate: isFeeDayOver && paid < (bill?.entryFees ?? 0),
      extraPersons: extraOf.get(columns.id)?.persons ?? 0,
      teams: teamsOf.get(columns.id) ?? [],
    };
  });
  return { clubs, categories };
}

function byClub<R extends { readonly clubId: number }>(rows: readonly R[]): ReadonlyMap<number, R> {
  return new Map(rows.map((row) => [row.clubId, row]));
}

/** In the organiser's order. */
function findCategories(editionId: number, tx: Tx): Promise<CategoryRoom[]> {
  const { code, capacity, weight, id } = teamCategories;
  const rows = tx.select({ code, capacity }).from(teamCategories);
  return rows.where(eq(teamCategories.editionId, editionId)).orderBy(asc(weight), asc(id));
}

type ClubRow = Omit<
  ListedClub,
  'createdAt' | 'currency' | 'emails' | 'extraPersons' | 'feeLate' | 'owed' | 'paid' | 'teams'
> & {
  readonly currencyCode: string;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
};

function findClubs(editionId: number, tx: Tx) {
  return asOne<ClubRow>(
    sql`select c.id, c.revision, c.registration_state as state, c.name, k.country_code as "countryCode",
      k.currency_code as "currencyCode", (extract(epoch from c.created_at) * 1000)::float8 as "createdAt",
      c.agreed_to_terms_at is not null as "agreedToTerms", c.tournament_contact_phone as "contactPhone",
      nullif(concat_ws(' ', c.tournament_contact_first_name, c.tournament_contact_last_name), '') as "contactName",
      c.arrival_date::text as "arrivalDate", c.tin,
      c.variable_symbol as "variableSymbol"
    from clubs c
    join countries k on k.id = c.country_id
    where c.edition_id = ${editionId}`,
    tx,
  );
}

function findExtraPersons(editionId: number, tx: Tx) {
  return asOne<{ clubId: number; persons: number }>(
    sql`select g.club_id as "clubId", sum(g.bundle_persons) as persons
    from extra_person_groups g
    join clubs c on c.id = g.club_id
    where c.edition_id = ${editionId}
    group by g.club_id`,
    tx,
  );
}

function findAdmins(editionId: number, tx: Tx) {
  return asOne<{ clubId: number; email: string }>(
    sql`select r.club_id as "clubId", u.email
    from club_admins r
    join users u on u.id = r.user_id
    join clubs c on c.id = r.club_id
    where c.edition_id = ${editionId}
    order by u.email`,
    tx,
  );
}

type TeamRow = {
  clubId: number;
  categoryCode: string;
  state: TeamState;
  persons: number;
  hasRoster: boolean;
};

function findTeams(editionId: number, tx: Tx) {
  return asOne<TeamRow>(
    sql`select t.club_id as "clubId", k.code as "categoryCode", t.state, t.bundle_persons as persons,
      exists (select 1 from team_participants e where e.team_id = t.id) as "hasRoster"
    from teams t
    join team_categories k on k.id = t.category_id
    where t.edition_id = ${editionId}
    order by t.id`,
    tx,
  );
}
