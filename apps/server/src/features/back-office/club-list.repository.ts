import { asc, eq, sql } from 'drizzle-orm';
import type { CategoryRoom, ListedClub, ListedTeam } from '@sevenmetre/rules/back-office';
import { currencyOf } from '@sevenmetre/rules/pricing';
import type { Currency, RegistrationState, TeamState } from '@sevenmetre/rules/vocabulary';
import { asOne, sendTogether } from '../../platform/database/index.ts';
import type { Tx } from '../../platform/database/index.ts';
import { teamCategories } from '../../platform/database/schema/index.ts';
import { utcText } from '../competition/index.ts';

export interface Registrations {
  readonly clubs: ListedClub[];
  readonly categories: CategoryRoom[];
}

/**
 * Every registration of an edition as a list looks at it: three statements sent together, however many there are.
 * The checks compare all of them with each other, so none is left out here.
 */
export async function findRegistrations(editionId: number, tx: Tx): Promise<Registrations> {
  const [clubRows, teamRows, categories] = await sendTogether(tx, [
    () => findClubs(editionId, tx),
    () => findTeams(editionId, tx),
    () => findCategories(editionId, tx),
  ]);
  const teamsOf = Map.groupBy(teamRows, ({ clubId }) => clubId);
  const clubs = clubRows.map((row) => listedClub(row, teamsOf.get(row.id) ?? []));
  return { clubs, categories };
}

/** In the organiser's order. */
export function findCategories(editionId: number, tx: Tx): Promise<CategoryRoom[]> {
  const { code, capacity, weight, id } = teamCategories;
  const rows = tx.select({ code, capacity }).from(teamCategories);
  return rows.where(eq(teamCategories.editionId, editionId)).orderBy(asc(weight), asc(id));
}

type ClubRow = {
  id: number;
  revision: number;
  state: RegistrationState;
  name: string;
  countryCode: string;
  /** Of lines that are there already; a club keeps it when it moves to another country. */
  lineCurrency: Currency | null;
  currencyCode: string;
  createdAt: number;
  agreedToTerms: boolean;
  contactPhone: string | null;
  tin: string | null;
  variableSymbol: string | null;
  emails: string[] | null;
  owed: number;
  paid: number;
  extraPersons: number;
};

/** What a line comes to is rounded line by line, as `lineTotal` does it. */
function findClubs(editionId: number, tx: Tx) {
  return asOne<ClubRow>(
    sql`select c.id, c.revision, c.registration_state as state, c.name, k.country_code as "countryCode",
      i.currency as "lineCurrency", k.currency_code as "currencyCode", (extract(epoch from c.created_at) * 1000)::float8 as "createdAt",
      c.agreed_to_terms_at is not null as "agreedToTerms", c.tournament_contact_phone as "contactPhone", c.tin,
      c.variable_symbol as "variableSymbol", a.emails, coalesce(i.owed, 0)::int as owed,
      coalesce(p.paid, 0)::int as paid, coalesce(x.persons, 0)::int as "extraPersons"
    from clubs c
    join countries k on k.id = c.country_id
    left join (
      select l.club_id, min(l.currency) as currency, sum(round(l.quantity::numeric * l.unit_price * (100 - l.discount_percent) / 100)) as owed
      from invoice_items l join clubs o on o.id = l.club_id
      left join invoice_documents n on n.corrects_document_id = l.document_id
      where o.edition_id = ${editionId} and not l.outdated and n.id is null group by l.club_id
    ) i on i.club_id = c.id
    left join (
      select m.club_id, sum(m.order_amount) as paid
      from payments m join clubs o on o.id = m.club_id where o.edition_id = ${editionId} group by m.club_id
    ) p on p.club_id = c.id
    left join (
      select g.club_id, sum(g.bundle_persons) as persons
      from extra_person_groups g join clubs o on o.id = g.club_id where o.edition_id = ${editionId} group by g.club_id
    ) x on x.club_id = c.id
    left join (
      select r.club_id, array_agg(u.email order by u.email) as emails
      from club_admins r join users u on u.id = r.user_id join clubs o on o.id = r.club_id
      where o.edition_id = ${editionId} group by r.club_id
    ) a on a.club_id = c.id
    where c.edition_id = ${editionId}`,
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

function listedClub(row: ClubRow, teams: readonly ListedTeam[]): ListedClub {
  const { currencyCode, lineCurrency, createdAt, emails, ...columns } = row;
  return {
    ...columns,
    createdAt: utcText(new Date(createdAt)),
    emails: emails ?? [],
    currency: lineCurrency ?? currencyOf({ currencyCode }),
    teams,
  };
}
