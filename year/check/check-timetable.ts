import { sql } from 'drizzle-orm';
import { type CheckedYear, repeated } from './checked-year.ts';

interface Row extends Record<string, unknown> {
  readonly number: number;
  readonly starts: Date | string | null;
  readonly court: string;
  readonly home: number | null;
  readonly away: number | null;
  readonly half: number;
  readonly approved: boolean;
}

const minute = 60_000;
/** Minutes between the halves. */
const pause = 5;

/**
 * Checks that every match of the formats, except those of withdrawn teams, was played once, on days of the
 * tournament, that no court was used twice and no team played twice at the same time.
 */
export async function checkTimetable(year: CheckedYear): Promise<string[]> {
  const { shape, prepared, instance, late } = year;
  const { rows } = await instance.database.db.execute<Row>(sql`
    select match_number as number, starts_at as starts, coalesce(court, place_id::text) as court, home_team_id as home,
      away_team_id as away, half_length as half, approved_at is not null as approved
    from matches where edition_id = ${prepared.editionId} and cancelled_at is null order by starts_at`);
  const expected = shape.categories.reduce((sum, { plan }) => sum + plan.matches.length, 0);
  const broken: string[] = [];
  if (rows.length !== expected)
    broken.push(`The formats have ${expected} matches, and there are ${rows.length}`);
  const twice = repeated(rows.map(({ number }) => number));
  if (twice.length > 0) broken.push(`Numbers were given twice: ${twice.join(', ')}`);
  for (const row of rows) {
    const isDropped = late.has(row.home ?? 0) || late.has(row.away ?? 0);
    if ((!row.approved && !isDropped) || row.home === null || row.away === null || row.home === row.away)
      broken.push(`Match ${row.number} was not played by two teams and approved`);
    const day = new Date(row.starts ?? 0).toISOString().slice(0, 10);
    if (!shape.days.includes(day)) broken.push(`Match ${row.number} is on ${day}`);
  }
  return [...broken, ...overlaps(rows, ({ court }) => [`court ${court}`]), ...overlaps(rows, teamsOf)];
}

function teamsOf({ home, away }: Row): string[] {
  return [`team ${home}`, `team ${away}`];
}

function overlaps(rows: readonly Row[], namesOf: (row: Row) => readonly string[]): string[] {
  const ends = new Map<string, number>();
  const broken: string[] = [];
  for (const row of rows) {
    const starts = new Date(row.starts ?? 0).getTime();
    for (const name of namesOf(row)) {
      if ((ends.get(name) ?? 0) > starts) broken.push(`The ${name} is taken when match ${row.number} begins`);
      ends.set(name, starts + 2 * row.half * 1000 + pause * minute);
    }
  }
  return broken;
}
