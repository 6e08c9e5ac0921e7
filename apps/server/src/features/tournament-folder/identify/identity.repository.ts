import { sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/database/index.ts';

/** Somebody of a team whom no folder has named yet. */
export interface NamelessPerson extends Record<string, unknown> {
  readonly row: number;
  /** A member of a team without a source id. */
  readonly team: string;
  readonly firstName: string;
  readonly lastName: string;
}

export async function findNamelessPeople(teamIds: readonly number[], tx: Tx): Promise<NamelessPerson[]> {
  const { rows } = await tx.execute<NamelessPerson>(sql`
    select participants.id as row, teams.source_id as team, first_name as "firstName", last_name as "lastName"
    from participants join team_participants on team_participants.participant_id = participants.id
    join teams on teams.id = team_participants.team_id
    where participants.source_id is null and teams.source_id is not null
      and teams.id in (select value::int from json_array_elements_text(${JSON.stringify(teamIds)}::json))`);
  return rows;
}
