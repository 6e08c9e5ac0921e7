import { sql } from 'drizzle-orm';
import { editionAddresses } from '@sevenmetre/rules/editions';
import { teamDisplayName } from '@sevenmetre/rules/names';
import type { Meeting } from '@sevenmetre/rules/snapshot';
import type { Tx } from '../../platform/database/index.ts';
import { editions } from '../../platform/database/schema/index.ts';

const mostMeetings = 6;

export interface Pair {
  readonly startDate: string;
  /** Code. */
  readonly category: string;
  /** Ids over the years. */
  readonly clubs: { readonly home: readonly number[]; readonly away: readonly number[] };
}

interface MeetingRow {
  readonly editionId: number;
  readonly year: number;
  readonly id: number;
  /** Whether the home club of the coming match was at home. */
  readonly isAlike: boolean;
  readonly homeScore: number;
  readonly awayScore: number;
  readonly homeName: string | null;
  readonly homeNumber: number;
  readonly homeClub: string;
  readonly awayName: string | null;
  readonly awayNumber: number;
  readonly awayClub: string;
}

/** Newest first. */
export async function findMeetings(pair: Pair, tx: Tx): Promise<Meeting[]> {
  const rows = await findRows(pair, tx);
  if (rows.length === 0) return [];
  const { id, year } = editions;
  const addresses = editionAddresses(await tx.select({ id, year }).from(editions));
  return rows.map((row) => {
    const { homeName, homeNumber, homeClub, awayName, awayNumber, awayClub } = row;
    const hosts = {
      name: teamDisplayName({ name: homeName, teamNumber: homeNumber, clubName: homeClub }),
      score: row.homeScore,
    };
    const guests = {
      name: teamDisplayName({ name: awayName, teamNumber: awayNumber, clubName: awayClub }),
      score: row.awayScore,
    };
    return {
      address: addresses.get(row.editionId) ?? String(row.year),
      year: row.year,
      matchId: row.id,
      home: row.isAlike ? hosts : guests,
      away: row.isAlike ? guests : hosts,
    };
  });
}

/** Approved, played matches with public results of public teams. */
async function findRows({ startDate, category, clubs }: Pair, tx: Tx): Promise<MeetingRow[]> {
  const home = sql`any(${sql.param(clubs.home)}::int[])`;
  const away = sql`any(${sql.param(clubs.away)}::int[])`;
  const { rows } = await tx.execute<{ [K in keyof MeetingRow]: MeetingRow[K] }>(sql`
    select e.id as "editionId", e.year, m.id, hb.id = ${home} as "isAlike",
      m.home_score as "homeScore", m.away_score as "awayScore",
      ht.name as "homeName", ht.team_number as "homeNumber", hb.name as "homeClub",
      at.name as "awayName", at.team_number as "awayNumber", ab.name as "awayClub"
    from matches m
    join editions e on e.id = m.edition_id
    join groups g on g.id = m.group_id
    join team_categories c on c.id = g.category_id
    join match_stages s on s.id = m.stage_id
    join teams ht on ht.id = m.home_team_id
    join teams at on at.id = m.away_team_id
    join clubs hb on hb.id = ht.club_id
    join clubs ab on ab.id = at.club_id
    where ((hb.id = ${home} and ab.id = ${away}) or (hb.id = ${away} and ab.id = ${home}))
      and e.end_date < ${startDate} and not e.is_current
      and c.code = ${category} and not c.results_hidden
      and s.code = 'finished' and m.walk_over is null and m.cancelled_at is null
      and m.home_score is not null and m.away_score is not null
      and ht.state = 'accepted' and at.state = 'accepted'
      and hb.registration_state in ('approved', 'processed') and ab.registration_state in ('approved', 'processed')
    order by e.year desc, e.id desc, m.starts_at desc nulls last, m.id desc
    limit ${mostMeetings}`);
  return rows;
}
