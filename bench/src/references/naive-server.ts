import { createServer } from 'node:http';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { openDatabase } from '@sevenmetre/server/platform/database/index';
import type { Database } from '@sevenmetre/server/platform/database/index';
import { answerParent } from '../harness/child.ts';
import { ownProcessorTime } from '../harness/process-metrics.ts';
import { listen } from './listen.ts';

const compress = promisify(gzip);
const log = { info: () => {}, warn: () => {}, error: () => {} };

/**
 * A naive handler: each request reads all rows of the tournament, serialises and compresses them. The same
 * columns as the product's body, on a copy of the same database.
 */
async function serve(dataDirectory: string): Promise<number> {
  const directory = join(dataDirectory, 'database');
  const database = await openDatabase({ log, databaseUrl: null, directory });
  const server = createServer((_, response) => {
    void (async () => {
      const text = JSON.stringify({
        groupTeams: await groupTeams(database),
        matches: await matches(database),
      });
      const bytes = await compress(text);
      response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' });
      response.end(bytes);
    })().catch((error: unknown) => response.destroy(error instanceof Error ? error : undefined));
  });
  return listen(server);
}

async function groupTeams({ db }: Database): Promise<unknown[]> {
  const { rows } = await db.execute(sql`
    select t.id, t.standings, t.games, t.wins, t.ties, t.losses, t.points, t.goals_scored "goalsScored",
      t.goals_conceded "goalsConceded", t.goals_count_scored "goalsCountScored",
      t.goals_count_conceded "goalsCountConceded", t.predecessor_standings "predecessorCompetitionGroupStandings",
      t.predecessor_group_id "predecessorCompetitionGroupId", t.team_id "teamId", t.group_id "competitionGroupId"
    from group_teams t join groups g on g.id = t.group_id join editions e on e.id = g.edition_id
    where e.is_current order by t.group_id, t.seat`);
  return rows;
}

async function matches({ db }: Database): Promise<unknown[]> {
  const { rows } = await db.execute(sql`
    select m.id, m.home_team_id "homeTeamId", m.away_team_id "awayTeamId",
      m.home_predecessor_group_id "homeTeamCompetitionGroupId", m.away_predecessor_group_id "awayTeamCompetitionGroupId",
      m.home_predecessor_standings "homeTeamCompetitionStandings",
      m.away_predecessor_standings "awayTeamCompetitionStandings", m.match_number "matchNumber",
      m.home_score "homeScore", m.away_score "awayScore", m.home_goals_count "homeGoalsCount",
      m.away_goals_count "awayGoalsCount", m.walk_over "walkOver",
      to_char(m.starts_at at time zone e.time_zone, 'YYYY-MM-DD') "day",
      to_char(m.starts_at at time zone e.time_zone, 'HH24:MI') "time", m.place_id "placeId",
      m.group_id "competitionGroupId", m.stage_id "competitionMatchStageId", 2 * m.half_length "matchLength",
      m.stream_url "streamUrl", m.ended_in_shootout "endedInShootout", m.meta
    from matches m join editions e on e.id = m.edition_id
    where e.is_current order by m.starts_at, m.match_number`);
  return rows;
}

const api = { serve, processorTime: ownProcessorTime };
export type NaiveServerApi = typeof api;
answerParent(api);
