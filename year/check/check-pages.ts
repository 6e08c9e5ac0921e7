import { sql } from 'drizzle-orm';
import { done } from '../person.ts';
import type { CheckedYear } from './checked-year.ts';

interface Row extends Record<string, unknown> {
  readonly id: number;
  readonly number: number;
  readonly said: string;
  readonly events: number;
  readonly decided: boolean;
  readonly teams: readonly (number | null)[];
  readonly approved: boolean;
}

/**
 * Checks that public answers contain every match and every table as stored, and that scores are the recorded
 * ones.
 */
export async function checkPages(year: CheckedYear): Promise<string[]> {
  const live = done('competitionLive', await year.visitor.client.competitionLive());
  const broken: string[] = [];
  const matches = new Map(live.matches.map((match) => [match.id, match]));
  const rows = await storedMatches(year);
  if (matches.size !== rows.length)
    broken.push(`${rows.length} matches are stored, and ${matches.size} are public`);
  for (const { id, number, said, events, decided } of rows) {
    const match = matches.get(id);
    const shown = [
      match?.matchNumber,
      match?.homeTeamId,
      match?.awayTeamId,
      match?.homeScore,
      match?.awayScore,
    ];
    if (shown.join() !== said)
      broken.push(`Match ${number} is public as ${shown.join()} and stored as ${said}`);
    const goals = (match?.homeScore ?? 0) + (match?.awayScore ?? 0);
    if (!decided && goals !== events)
      broken.push(`Match ${number} has a score of ${goals} goals and ${events} events`);
  }
  const { rows: seats } = await year.instance.database.db.execute<{ id: number; said: string }>(sql`
    select t.id, concat_ws(',', coalesce(t.team_id, 0), coalesce(t.standings, 0), t.points, t.goals_scored) as said
    from group_teams t join groups g on g.id = t.group_id where g.edition_id = ${year.prepared.editionId}`);
  const tables = new Map(live.groupTeams.map((seat) => [seat.id, seat]));
  for (const { id, said } of seats) {
    const seat = tables.get(id);
    const shown = [seat?.teamId ?? 0, seat?.standings ?? 0, seat?.points, seat?.goalsScored].join();
    if (shown !== said) broken.push(`The row ${id} of a table is public as ${shown} and stored as ${said}`);
  }
  return [...broken, ...(await checkLists(year, rows))];
}

async function storedMatches({ instance, prepared }: CheckedYear): Promise<Row[]> {
  const { rows } = await instance.database.db.execute<Row>(sql`
    select m.id, m.match_number as number,
      concat_ws(',', m.match_number, m.home_team_id, m.away_team_id, coalesce(m.home_score::text, ''),
        coalesce(m.away_score::text, '')) as said,
      array[m.home_team_id, m.away_team_id] as teams, m.approved_at is not null as approved,
      (select count(*)::int from match_events e join event_types t on t.id = e.event_type_id
        where e.match_id = m.id and e.deleted_at is null and t.score_increase > 0) as events,
      m.walk_over is not null or m.official_home_score is not null as decided
    from matches m where m.edition_id = ${prepared.editionId} and m.cancelled_at is null`);
  return rows;
}

/**
 * Checks that lists for spreadsheets have a line for each match, and that pages of halls and categories
 * contain all matches.
 */
async function checkLists(year: CheckedYear, rows: readonly Row[]): Promise<string[]> {
  const { visitor, prepared, shape } = year;
  const count = rows.length;
  const broken: string[] = [];
  const { text } = await visitor.read('/api/v1/open/matches.csv');
  const lines = text.trim().split('\n').length - 1;
  if (lines !== count) broken.push(`The list of matches has ${lines} of ${count}`);
  let inHalls = 0;
  for (const id of prepared.halls)
    inHalls += done('hallSlice', await visitor.client.hallSlice({ params: { id } })).matches.length;
  if (inHalls !== count) broken.push(`The pages of halls have ${inHalls} of ${count} matches`);
  for (const { code, plan } of shape.categories) {
    const { played, total } = done('categorySlice', await visitor.client.categorySlice({ params: { code } }));
    const [all, dropped] = [plan.matches.length, countDropped(year, rows, code)];
    if (total !== all || played !== all - dropped)
      broken.push(
        `The page of ${code} has ${played} of ${total} matches played, and ${dropped} of ${all} were not`,
      );
  }
  return broken;
}

/** The number of matches of a category that were not played because one of the teams had withdrawn. */
function countDropped({ clubs, late }: CheckedYear, rows: readonly Row[], code: string): number {
  const gone = clubs
    .flatMap(({ teams }) => teams)
    .filter(({ id, category }) => category === code && late.has(id))
    .map(({ id }) => id);
  return rows.filter(({ teams, approved }) => !approved && gone.some((id) => teams.includes(id))).length;
}
