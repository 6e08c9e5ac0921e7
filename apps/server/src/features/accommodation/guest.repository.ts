import { sql } from 'drizzle-orm';
import type { GuestKind } from '@sevenmetre/contract/accommodation/schemas';
import type { PackageLodging } from '@sevenmetre/rules/vocabulary';
import { sendTogether } from '../../platform/database/index.ts';
import type { Tx } from '../../platform/database/index.ts';

/**
 * A guest that needs beds or has some. `persons` is 0 for a guest that has beds and does not come any more.
 */
export type GuestRow = {
  kind: GuestKind;
  id: number;
  clubId: number | null;
  name: string;
  teamName: string | null;
  /** null: no team. */
  teamNumber: number | null;
  categoryCode: string | null;
  countryCode: string | null;
  persons: number;
  allotted: number;
  wantsSingleRoom: boolean;
  /** Where their package lets them sleep; null: a referee, or the package does not say. */
  bought: PackageLodging | null;
  arrivalDate: string | null;
  departureDate: string | null;
  contactPhone: string | null;
};

/**
 * Everybody of an edition who sleeps at the tournament: accepted teams and extra persons of approved or
 * processed clubs by their packages, approved referees who want a bed, with those they bring along. Three
 * statements for any number of guests.
 */
export async function findGuests(editionId: number, tx: Tx): Promise<GuestRow[]> {
  const [teams, extraPersons, referees] = await sendTogether(tx, [
    () => tx.execute<GuestRow>(teamsOf(editionId)),
    () => tx.execute<GuestRow>(extraPersonsOf(editionId)),
    () => tx.execute<GuestRow>(refereesOf(editionId)),
  ]);
  return [...teams.rows, ...extraPersons.rows, ...referees.rows];
}

const ofClub = sql`c.id as "clubId", c.name, k.country_code as "countryCode", c.arrival_date::text as "arrivalDate",
  c.departure_date::text as "departureDate", c.tournament_contact_phone as "contactPhone"`;
/** Persons who need no bed are not guests, unless they were given one. */
const hasBed = sql`p.lodging is distinct from 'none'`;
const comes = sql`c.registration_state in ('approved', 'processed')`;

function teamsOf(editionId: number) {
  return sql`
    select 'team' as kind, t.id, ${ofClub}, t.name as "teamName", t.team_number as "teamNumber",
      g.code as "categoryCode", case when t.state = 'accepted' and ${comes} then t.bundle_persons else 0 end as persons,
      coalesce(a.allotted, 0)::int as allotted, t.single_room_persons > 0 as "wantsSingleRoom",
      p.lodging as bought
    from teams t
    left join pricelist_items p on p.id = t.bundle_pricelist_item_id
    join clubs c on c.id = t.club_id
    join countries k on k.id = c.country_id
    join team_categories g on g.id = t.category_id
    left join (select team_id, sum(persons) as allotted from lodging_allotments group by team_id) a on a.team_id = t.id
    where t.edition_id = ${editionId}
      and (a.allotted is not null or (t.state = 'accepted' and t.bundle_persons > 0 and ${hasBed} and ${comes}))
    order by t.id`;
}

function extraPersonsOf(editionId: number) {
  return sql`
    select 'extra-persons' as kind, e.id, ${ofClub}, null as "teamName", null as "teamNumber",
      null as "categoryCode", case when ${comes} then e.bundle_persons else 0 end as persons,
      coalesce(a.allotted, 0)::int as allotted, e.single_room_persons > 0 as "wantsSingleRoom",
      p.lodging as bought
    from extra_person_groups e
    left join pricelist_items p on p.id = e.bundle_pricelist_item_id
    join clubs c on c.id = e.club_id
    join countries k on k.id = c.country_id
    left join (
      select extra_person_group_id, sum(persons) as allotted from lodging_allotments group by extra_person_group_id
    ) a on a.extra_person_group_id = e.id
    where c.edition_id = ${editionId} and (a.allotted is not null or (e.bundle_persons > 0 and ${hasBed} and ${comes}))
    order by e.id`;
}

function refereesOf(editionId: number) {
  return sql`
    select 'referee' as kind, r.id, null as "clubId", r.first_name || ' ' || r.last_name as name,
      null as "teamName", null as "teamNumber", null as "categoryCode", k.country_code as "countryCode",
      case when r.registration_state = 'approved' and r.wants_accommodation then 1 + r.accompaniment_persons else 0 end
        as persons,
      coalesce(a.allotted, 0)::int as allotted, r.wants_single_room as "wantsSingleRoom",
      null as bought,
      r.arrival_date::text as "arrivalDate", r.departure_date::text as "departureDate", r.phone as "contactPhone"
    from referees r
    left join countries k on k.id = r.country_id
    left join (select referee_id, sum(persons) as allotted from lodging_allotments group by referee_id) a
      on a.referee_id = r.id
    where r.edition_id = ${editionId}
      and (a.allotted is not null or (r.registration_state = 'approved' and r.wants_accommodation))
    order by r.id`;
}
