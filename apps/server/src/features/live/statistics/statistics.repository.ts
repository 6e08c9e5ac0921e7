import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { RosterPerson } from '@sevenmetre/rules/statistics';
import type { Db } from '../../../platform/database/index.ts';

/** Data of a match that its statistics are counted from. */
export interface StoredMatch {
  isWalkover: boolean;
  readonly roster: RosterPerson[];
  /** Events that count and name a person. */
  readonly events: StoredEvent[];
}

interface StoredEvent {
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
 * Rosters and events of matches. Tens of thousands of small rows are returned as one text: returning them one
 * by one takes the embedded database ten times as long as finding them.
 */
export async function findStoredMatches(
  matchIds: readonly number[],
  db: Db,
): Promise<Map<number, StoredMatch>> {
  const wanted = sql`unnest(${`{${matchIds.join()}}`}::int[]) as wanted (id)`;
  const matches = new Map<number, StoredMatch>();
  const known = sql`select m.id || ',' || (m.walk_over is not null)::int as line
    from ${wanted} join matches m on m.id = wanted.id`;
  for (const [id = 0, isWalkover] of linesOf(await findText(known, db), 2))
    matches.set(id, { isWalkover: isWalkover === 1, roster: [], events: [] });
  const roster = sql`select p.match_id || ',' || p.id || ',' || p.participant_id || ',' || p.team_id || ',' ||
      (p.role = 'leader')::int || ',' || coalesce(p.jersey_number, 0) as line
    from ${wanted} join match_participants p on p.match_id = wanted.id`;
  for (const [match = 0, id = 0, participantId = 0, teamId = 0, leader, number = 0] of linesOf(
    await findText(roster, db),
    6,
  )) {
    const jerseyNumber = number === 0 ? null : number;
    const person = { id, participantId, teamId, isLeader: leader === 1, jerseyNumber };
    matches.get(match)?.roster.push(person);
  }
  const events = sql`select e.match_id || ',' || e.participant_id || ',' || e.event_type_id || ',' || e.stage_id as line
    from ${wanted} join match_events e on e.match_id = wanted.id
    where e.deleted_at is null and not e.pending and e.participant_id is not null`;
  for (const [match = 0, rosterId = 0, eventTypeId = 0, stageId = 0] of linesOf(
    await findText(events, db),
    4,
  ))
    matches.get(match)?.events.push({ rosterId, eventTypeId, stageId });
  return matches;
}

/** Names by person id; reads no other personal data. */
export async function findNames(
  participantIds: readonly number[],
  db: Db,
): Promise<Map<number, StoredPerson>> {
  const { rows } = await db.execute<{ people: [number, string, string, boolean][] | null }>(
    sql`select json_agg(json_build_array(id, first_name, last_name, hidden)) as people from participants
      where id = any(${`{${participantIds.join()}}`}::int[])`,
  );
  return new Map(
    (rows[0]?.people ?? []).map(([id, firstName, lastName, hidden]) => [id, { firstName, lastName, hidden }]),
  );
}

async function findText(lines: SQL, db: Db): Promise<string> {
  const { rows } = await db.execute<{ text: string | null }>(
    sql`select string_agg(line, ',') as text from (${lines}) as found`,
  );
  return rows[0]?.text ?? '';
}

/** Parses numbers separated by commas, `width` to a line. */
function* linesOf(text: string, width: number): Generator<number[]> {
  let line: number[] = [];
  let number = 0;
  for (let index = 0; index <= text.length; index += 1) {
    const digit = text.charCodeAt(index) - zero;
    if (digit >= 0) {
      number = number * 10 + digit;
      continue;
    }
    line.push(number);
    number = 0;
    if (line.length < width) continue;
    yield line;
    line = [];
  }
}

const zero = '0'.charCodeAt(0);
