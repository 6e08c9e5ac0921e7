import { sql } from 'drizzle-orm';
import type { TeamState } from '@sevenmetre/rules/vocabulary';
import { asOne } from '../../../../platform/database/index.ts';
import type { Tx } from '../../../../platform/database/index.ts';

/** Orders and lodgings of a team or a group of extra persons. */
export type OrderExportRow = {
  clubId: number;
  club: string;
  id: number;
  packageCs: string | null;
  packageEn: string | null;
  bundlePersons: number;
  handballPersons: number;
  vipPartyPersons: number;
  singleRoomPersons: number;
  place: string | null;
  /** Names of lodgings with their beds, separated by commas. */
  halls: string | null;
  classrooms: string | null;
  rooms: string | null;
};

export type TeamExportRow = OrderExportRow & {
  name: string | null;
  teamNumber: number;
  categoryCode: string;
  teamState: TeamState;
  levelCs: string | null;
  levelEn: string | null;
  participants: number;
  groups: string | null;
};

/** Teams of an edition by club, category and number. */
export function findTeams(editionId: number, tx: Tx): Promise<TeamExportRow[]> {
  return asOne<TeamExportRow>(
    sql`select ${ordered('t')}, t.name, t.team_number as "teamNumber", g.code as "categoryCode", t.state as "teamState",
      l.name_cs as "levelCs", l.name_en as "levelEn", coalesce(r.participants, 0) as participants, m.groups
    from teams t ${around('t', 'team_id')}
    join team_categories g on g.id = t.category_id
    left join service_levels l on l.id = t.service_level_id
    left join (select team_id, count(*)::int as participants from team_participants group by team_id) r on r.team_id = t.id
    left join (
      select s.team_id, string_agg(o.label, ', ' order by o.id) as groups
      from group_teams s join groups o on o.id = s.group_id group by s.team_id
    ) m on m.team_id = t.id
    where c.edition_id = ${editionId}
    order by c.id, g.weight, t.team_number, t.id`,
    tx,
  );
}

/** Extra persons of an edition by club. */
export function findExtraPersons(editionId: number, tx: Tx): Promise<OrderExportRow[]> {
  return asOne<OrderExportRow>(
    sql`select ${ordered('x')}
    from extra_person_groups x ${around('x', 'extra_person_group_id')}
    where c.edition_id = ${editionId}
    order by c.id, x.id`,
    tx,
  );
}

type Alias = 't' | 'x';

function ordered(alias: Alias) {
  const of = sql.raw(alias);
  return sql`${of}.id, c.id as "clubId", c.name as club, i.name_cs as "packageCs", i.name_en as "packageEn",
    ${of}.bundle_persons as "bundlePersons", ${of}.handball_persons as "handballPersons",
    ${of}.vip_party_persons as "vipPartyPersons", ${of}.single_room_persons as "singleRoomPersons",
    p.code as place, b.halls, b.classrooms, b.rooms`;
}

function around(alias: Alias, guest: 'team_id' | 'extra_person_group_id') {
  const of = sql.raw(alias);
  const id = sql.raw(guest);
  const named = sql`d.label || ' (' || a.persons || ')', ', ' order by d.label`;
  return sql`
    join clubs c on c.id = ${of}.club_id
    left join pricelist_items i on i.id = ${of}.bundle_pricelist_item_id
    left join places p on p.id = ${of}.place_id
    left join (
      select a.${id} as guest, string_agg(${named}) filter (where d.kind = 'hall') as halls,
        string_agg(${named}) filter (where d.kind = 'classroom') as classrooms,
        string_agg(${named}) filter (where d.kind = 'room') as rooms
      from lodging_allotments a join lodgings d on d.id = a.lodging_id group by a.${id}
    ) b on b.guest = ${of}.id`;
}
