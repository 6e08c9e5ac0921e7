import { asc, eq, inArray, or, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database/index.ts';
import { extraPersonGroups, lodgingAllotments, teams } from '../../platform/database/schema/index.ts';
import type { AllotmentRow } from './allotment.repository.ts';

/** Withdrawn teams, and clubs with all their teams and extra persons. */
export interface LeavingGuests {
  readonly teamIds: readonly number[];
  readonly clubIds: readonly number[];
}

/** Their allotments, locked in the order of ids. */
export async function findOfGuests({ teamIds, clubIds }: LeavingGuests, tx: Tx): Promise<AllotmentRow[]> {
  if (teamIds.length + clubIds.length === 0) return [];
  const rows = await tx
    .select({ allotment: lodgingAllotments })
    .from(lodgingAllotments)
    .leftJoin(teams, eq(teams.id, lodgingAllotments.teamId))
    .leftJoin(extraPersonGroups, eq(extraPersonGroups.id, lodgingAllotments.extraPersonGroupId))
    .where(
      or(
        inArray(lodgingAllotments.teamId, [...teamIds]),
        inArray(teams.clubId, [...clubIds]),
        inArray(extraPersonGroups.clubId, [...clubIds]),
      ),
    )
    .orderBy(asc(lodgingAllotments.id))
    .for('update', { of: lodgingAllotments });
  return rows.flatMap(({ allotment: { id, lodgingId, persons, ...of } }) => {
    const guest = guestOf(of);
    return guest === null ? [] : [{ id, lodgingId, persons, guest }];
  });
}

function guestOf({
  teamId,
  extraPersonGroupId,
}: Pick<typeof lodgingAllotments.$inferSelect, 'teamId' | 'extraPersonGroupId'>):
  | AllotmentRow['guest']
  | null {
  if (teamId !== null) return { kind: 'team', id: teamId };
  return extraPersonGroupId === null ? null : { kind: 'extra-persons', id: extraPersonGroupId };
}

/** Beds of teams and extra persons by club; clubs without beds are missing. */
export async function countBedsByClub(editionId: number, tx: Tx): Promise<ReadonlyMap<number, number>> {
  const { rows } = await tx.execute<{ clubId: number; beds: number }>(sql`
    select coalesce(t.club_id, e.club_id) as "clubId", sum(a.persons)::int as beds
    from lodging_allotments a
    join lodgings l on l.id = a.lodging_id
    left join teams t on t.id = a.team_id
    left join extra_person_groups e on e.id = a.extra_person_group_id
    where l.edition_id = ${editionId} and coalesce(t.club_id, e.club_id) is not null
    group by 1`);
  return new Map(rows.map(({ clubId, beds }) => [clubId, beds]));
}
