import { inArray, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { RosterPerson } from '@sevenmetre/rules/statistics';
import type { Db } from '../../../platform/database/index.ts';
import { participants } from '../../../platform/database/schema/index.ts';

/** What of a match its statistics are counted from. */
export interface StoredMatch {
  isWalkover: boolean;
  readonly roster: RosterPerson[];
  /** Those that count and name somebody. */
  readonly events: StoredEvent[];
}

export interface StoredEvent {
  readonly rosterId: number;
  readonly eventTypeId: number;
  readonly stageId: number;
}

export interface StoredPerson {
  readonly firstName: string;
  readonly lastName: string;
  readonly hidden: boolean;
}

/**
 * Rosters and events of matches. Tens of thousands of small rows come as one text: handing them over one by one takes the
 * embedded database ten times as long as finding them.
 */
export async function findStoredMatches(
  matchIds: readonly number[],
  db: Db,
): Promise<Map<number, StoredMatch>> {
  const wanted = sql`unnest(${`{${matchIds.join()}}`}::int[]) as wanted (id)`;
  const matches = new Map<number, StoredMatch>();
  for (const [id = 0, isWalkover] of await findNumbers(
    sql`concat_ws(',', m.id, (m.walk_over is not null)::int) as line
      from ${wanted} join matches m on m.id = wanted.id`,
    db,
  )) {
    matches.set(id, { isWalkover: isWalkover === 1, roster: [], events: [] });
  }
  for (const [matchId = 0, id = 0, participantId = 0, teamId = 0, leader, number = -1] of await findNumbers(
    sql`concat_ws(',', p.match_id, p.id, p.participant_id, p.team_id, (p.role = 'leader')::int,
        coalesce(p.jersey_number, -1)) as line
      from ${wanted} join match_participants p on p.match_id = wanted.id`,
    db,
  )) {
    const jerseyNumber = number < 0 ? null : number;
    const person = { id, participantId, teamId, isLeader: leader === 1, jerseyNumber };
    matches.get(matchId)?.roster.push(person);
  }
  for (const [matchId = 0, rosterId = 0, eventTypeId = 0, stageId = 0] of await findNumbers(
    sql`concat_ws(',', e.match_id, e.participant_id, e.event_type_id, e.stage_id) as line
      from ${wanted} join match_events e on e.match_id = wanted.id
      where e.deleted_at is null and not e.pending and e.participant_id is not null`,
    db,
  )) {
    matches.get(matchId)?.events.push({ rosterId, eventTypeId, stageId });
  }
  return matches;
}

/** Names by the person's id; nothing else of a person is read. */
export async function findNames(
  participantIds: readonly number[],
  db: Db,
): Promise<Map<number, StoredPerson>> {
  const { id, firstName, lastName, hidden } = participants;
  const people = new Map<number, StoredPerson>();
  for (let from = 0; from < participantIds.length; from += mostParameters) {
    const rows = await db
      .select({ id, firstName, lastName, hidden })
      .from(participants)
      .where(inArray(id, participantIds.slice(from, from + mostParameters)));
    for (const { id: found, ...person } of rows) people.set(found, person);
  }
  return people;
}

const mostParameters = 5_000;

/** @param lines gives lines of numbers with commas between them */
async function findNumbers(lines: SQL, db: Db): Promise<number[][]> {
  const { rows } = await db.execute<{ text: string | null }>(
    sql`select string_agg(line, ';') as text from (select ${lines}) as found`,
  );
  const text = rows[0]?.text;
  return text ? text.split(';').map((line) => line.split(',').map(Number)) : [];
}
