import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/index.ts';

/** The version since which stored changes are complete, and the version of the last change of each row. */
export interface LastTouches {
  /** Everything not listed below is unchanged since this version. */
  readonly floor: number;
  readonly matches: readonly LastTouch[];
  readonly seats: readonly LastTouch[];
  /** Ids of matches whose events changed. */
  readonly events: readonly LastTouch[];
  /** Ids of matches whose rosters changed. */
  readonly rosters: readonly LastTouch[];
}

interface LastTouch {
  readonly id: number;
  readonly v: number;
}

/**
 * Read from the stored changes, so that every instance and every restart gives a slice the same version, and
 * with it the same ETag. A row that repeats the previous one changes nothing, as in `touchedBy` of the rules.
 * @param v the version of the data; without any stored change the floor is this version
 */
export async function findLastTouches(v: number, db: Db): Promise<LastTouches> {
  const floor = await findFloor(v, db);
  return {
    floor,
    matches: await findLastRows('matches', floor, db),
    seats: await findLastRows('groupTeams', floor, db),
    events: await findLastEvents(floor, db),
    rosters: await findLastRosters(floor, db),
  };
}

/** The version after the last change of structure and after the pruned changes. */
async function findFloor(v: number, db: Db): Promise<number> {
  const { rows } = await db.execute<{ floor: number }>(sql`
    select greatest(
      coalesce(min(v) - 1, ${v}::int),
      coalesce(max(v) filter (where change -> 'structure' = 'true'::jsonb), 0)
    ) as floor from changes where v <= ${v}::int`);
  return rows[0]?.floor ?? v;
}

async function findLastRows(part: 'matches' | 'groupTeams', floor: number, db: Db): Promise<LastTouch[]> {
  const { rows } = await db.execute<LastTouch & Record<string, unknown>>(sql`
    select id, max(v) as v from (
      select v, id, body, lag(body) over (partition by id order by v) as before from (
        select v, (body ->> 'id')::int as id, body
        from changes, jsonb_array_elements(change -> ${sql.raw(`'${part}'`)}) as body
        where v > ${floor}::int
      ) as stored
    ) as compared where body is distinct from before group by id`);
  return rows.map(({ id, v }) => ({ id, v }));
}

async function findLastEvents(floor: number, db: Db): Promise<LastTouch[]> {
  const { rows } = await db.execute<LastTouch & Record<string, unknown>>(sql`
    select (body ->> 'matchId')::int as id, max(v) as v
    from changes, jsonb_array_elements(change -> 'events') as body
    where v > ${floor}::int group by 1`);
  return rows.map(({ id, v }) => ({ id, v }));
}

async function findLastRosters(floor: number, db: Db): Promise<LastTouch[]> {
  const { rows } = await db.execute<LastTouch & Record<string, unknown>>(sql`
    select roster::int as id, max(v) as v
    from changes, jsonb_array_elements_text(coalesce(change -> 'rosters', '[]'::jsonb)) as roster
    where v > ${floor}::int group by 1`);
  return rows.map(({ id, v }) => ({ id, v }));
}
