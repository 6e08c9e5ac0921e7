import { sql } from 'drizzle-orm';
import type { NamedSeats, SeatConflict } from '@sevenmetre/rules/bracket';
import { recordset } from '../../../platform/database/index.ts';
import type { Tx } from '../../../platform/database/index.ts';
import { findMatchIds } from '../../competition/index.ts';
import type { Match, Seat } from '../tournament.ts';

/** Seats and sides of matches for which the folder names a team. */
export async function findNamedSeats(
  editionId: number,
  { seats, matches }: { readonly seats: readonly Seat[]; readonly matches: readonly Match[] },
  tx: Tx,
): Promise<NamedSeats> {
  const named = seats.filter(({ team }) => team !== null).map(({ group, seat }) => ({ group, seat }));
  const { rows } = await tx.execute<{ id: number }>(sql`
    select group_teams.id from ${recordset(named, sql`"group" text, seat int`)}
    join groups on groups.edition_id = ${editionId} and groups.source_id = r."group"
    join group_teams on group_teams.group_id = groups.id and group_teams.seat = r.seat`);
  const ids = await findMatchIds(editionId, tx);
  const idsWith = (side: 'home' | 'away') =>
    new Set(matches.flatMap((match) => (match[side] === null ? [] : (ids.get(match.number) ?? []))));
  return { seats: new Set(rows.map(({ id }) => id)), home: idsWith('home'), away: idsWith('away') };
}

/**
 * A team that stays on a seat where it has played, in the folder's terms: label, ids of teams, numbers of
 * matches.
 */
export interface KeptSeat {
  /** null: the match belongs to no group. */
  readonly group: string | null;
  /** null: the seat stays empty, because a walkover was given against it. */
  readonly team: string | null;
  /** The team that the seat should have; null: none yet. */
  readonly belongsTo: string | null;
  readonly matches: readonly number[];
}

export async function findSeatConflicts(conflicts: readonly SeatConflict[], tx: Tx): Promise<KeptSeat[]> {
  if (conflicts.length === 0) return [];
  const columns = sql`"groupId" int, "teamId" int, "belongsTo" int, "matchIds" json`;
  const { rows } = await tx.execute<KeptSeat & Record<string, unknown>>(sql`
    select groups.label as "group", coalesce(seated.source_id, seated.id::text) as team,
      coalesce(expected.source_id, expected.id::text) as "belongsTo",
      (select json_agg(match_number order by match_number) from matches where matches.id in
        (select value::int from json_array_elements_text(r."matchIds"))) as matches
    from ${recordset(conflicts, columns)}
    left join teams seated on seated.id = r."teamId"
    left join groups on groups.id = r."groupId"
    left join teams expected on expected.id = r."belongsTo"
    order by groups.weight, seated.id`);
  return rows.map(({ group, team, belongsTo, matches }) => ({ group, team, belongsTo, matches }));
}

/** Seats with the names of their groups and teams. */
export async function nameSeats(
  seats: readonly { readonly groupId: number; readonly seated: number; readonly computed: number }[],
  tx: Tx,
): Promise<{ readonly group: string; readonly seated: string; readonly computed: string }[]> {
  if (seats.length === 0) return [];
  const nameOf = (team: 'a' | 'b') => {
    const [teams, clubs] = [sql.raw(team), sql.raw(`${team}_club`)];
    return sql`coalesce(${teams}.name, ${clubs}.name || ' ' || ${teams}.team_number)`;
  };
  const { rows } = await tx.execute<{ group: string; seated: string; computed: string }>(sql`
    select team_categories.code || ' ' || groups.label as "group", ${nameOf('a')} as seated, ${nameOf('b')} as computed
    from ${recordset(seats, sql`"groupId" int, seated int, computed int`)}
    join groups on groups.id = r."groupId"
    join team_categories on team_categories.id = groups.category_id
    join teams a on a.id = r.seated join clubs a_club on a_club.id = a.club_id
    join teams b on b.id = r.computed join clubs b_club on b_club.id = b.club_id
    order by groups.weight, a.id`);
  return rows.map(({ group, seated, computed }) => ({ group, seated, computed }));
}
