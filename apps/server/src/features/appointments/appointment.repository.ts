import { asc, eq, inArray, sql, and, isNotNull, isNull } from 'drizzle-orm';
import type { StageCode } from '@sevenmetre/rules/vocabulary';
import { asOne } from '../../platform/database/index.ts';
import type { Db, Tx } from '../../platform/database/index.ts';
import {
  appointments,
  clubs,
  countries,
  groups,
  groupTeams,
  matches,
  matchReferees,
  matchStages,
  referees,
  roundLevels,
  teams,
} from '../../platform/database/schema/index.ts';

/** A match as far as appointments need it; `startsAt` in milliseconds. */
export interface PlayedMatch {
  readonly id: number;
  readonly number: number;
  readonly startsAt: number | null;
  readonly placeId: number | null;
  /** A new plan has no such match, or a team has withdrawn before it began. */
  readonly isCancelled: boolean;
  readonly stage: StageCode;
  readonly categoryId: number | null;
  readonly group: string | null;
  readonly level: string | null;
  readonly isBracket: boolean;
  readonly homeTeamId: number | null;
  readonly awayTeamId: number | null;
  /** The groups whose standings give the teams. */
  readonly homeFrom: number | null;
  readonly awayFrom: number | null;
}

/**
 * Nobody plays it: cancelled by a plan, or no walkover says how it ended and a team has withdrawn before it began (MA54) or a seat of its
 * group was left empty (BR26).
 */
const isCancelled = sql<boolean>`(${matches.cancelledAt} is not null or (${matchStages.code} = 'not_started'
  and ${matches.walkOver} is null and (exists (select 1 from ${teams}
    where ${teams.id} in (${matches.homeTeamId}, ${matches.awayTeamId}) and ${teams.state} = 'withdrawn')
    or exists (select 1 from ${groupTeams} s where s.group_id = ${matches.groupId} and s.by_hand and s.team_id is null))))`;

/** All matches of an edition, in order of time. */
export function findMatches(editionId: number, tx: Db | Tx): Promise<PlayedMatch[]> {
  return asOne<PlayedMatch>(
    sql`select ${matches.id}, ${matches.matchNumber} as number,
      (extract(epoch from ${matches.startsAt}) * 1000)::bigint as "startsAt", ${matches.placeId} as "placeId",
      ${isCancelled} as "isCancelled", ${matchStages.code} as stage, coalesce(g.category_id, h.category_id) as "categoryId",
      g.label as "group", l.system_name as level, coalesce(l.is_bracket, false) as "isBracket",
      ${matches.homeTeamId} as "homeTeamId", ${matches.awayTeamId} as "awayTeamId",
      ${matches.homePredecessorGroupId} as "homeFrom", ${matches.awayPredecessorGroupId} as "awayFrom"
    from ${matches} join ${matchStages} on ${matchStages.id} = ${matches.stageId}
      left join ${groups} g on g.id = ${matches.groupId} left join ${roundLevels} l on l.id = g.round_level_id
      left join ${teams} h on h.id = ${matches.homeTeamId}
    where ${matches.editionId} = ${editionId} order by ${matches.startsAt}, ${matches.matchNumber}`,
    tx,
  );
}

/** Seats of all groups of an edition: a team, or the group whose standing gives it. */
export function findSeats(editionId: number, tx: Db | Tx) {
  return tx
    .select({ groupId: groupTeams.groupId, teamId: groupTeams.teamId, from: groupTeams.predecessorGroupId })
    .from(groupTeams)
    .innerJoin(groups, eq(groups.id, groupTeams.groupId))
    .where(eq(groups.editionId, editionId));
}
export type SeatRow = Awaited<ReturnType<typeof findSeats>>[number];

/**
 * Teams of an edition with their clubs and countries, for names and for conflicts of interest of referees.
 */
export function findLedTeams(editionId: number, tx: Db | Tx) {
  return tx
    .select({
      id: teams.id,
      name: teams.name,
      teamNumber: teams.teamNumber,
      clubId: teams.clubId,
      clubName: clubs.name,
      countryCode: countries.countryCode,
    })
    .from(teams)
    .innerJoin(clubs, eq(clubs.id, teams.clubId))
    .leftJoin(countries, eq(countries.id, clubs.countryId))
    .where(eq(teams.editionId, editionId));
}
export type LedTeamRow = Awaited<ReturnType<typeof findLedTeams>>[number];

export type AppointmentRow = typeof appointments.$inferSelect;

export async function findAppointments(editionId: number, tx: Db | Tx): Promise<AppointmentRow[]> {
  const rows = await tx
    .select({ appointment: appointments })
    .from(appointments)
    .innerJoin(matches, eq(matches.id, appointments.matchId))
    .where(eq(matches.editionId, editionId))
    .orderBy(asc(appointments.matchId));
  return rows.map(({ appointment }) => appointment);
}

/** Locks matches in the order of their ids. */
export async function lockMatches(ids: readonly number[], tx: Tx): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .select({ id: matches.id })
    .from(matches)
    .where(inArray(matches.id, [...ids]))
    .orderBy(asc(matches.id))
    .for('update');
}

/** Stores which pairs are wanted for matches; what they were notified of and have answered stays. */
export async function saveWanted(
  wanted: readonly { readonly matchId: number; readonly pairId: number | null }[],
  now: Date,
  tx: Tx,
): Promise<void> {
  if (wanted.length === 0) return;
  const rows = wanted.map(({ matchId, pairId }) => ({ matchId, pairId, updatedAt: now }));
  await tx
    .insert(appointments)
    .values(rows)
    .onConflictDoUpdate({
      target: appointments.matchId,
      set: { pairId: sql`excluded.pair_id`, updatedAt: now },
    });
}

/** Appoints pairs to matches before a time at which both of a pair are entered: notified and accepted. */
export async function insertAccepted(
  editionId: number,
  { until, now }: { readonly until: Date; readonly now: Date },
  tx: Tx,
): Promise<void> {
  const [before, at] = [sql`${until.toISOString()}::timestamptz`, sql`${now.toISOString()}::timestamptz`];
  await tx.execute(sql`insert into appointments
      (match_id, pair_id, told_pair_id, told_starts_at, told_place_id, asked_at, answer, answered_at, updated_at)
    select m.id, p.id, p.id, m.starts_at, m.place_id, ${at}, 'yes', ${at}, ${at}
    from matches m join referee_pairs p on p.edition_id = m.edition_id
      join match_referees one on one.match_id = m.id and one.referee_id = p.first_referee_id
      join match_referees other on other.match_id = m.id and other.referee_id = p.second_referee_id
    where m.edition_id = ${editionId} and m.starts_at < ${before}`);
}

export async function updateAppointment(
  matchId: number,
  patch: Partial<Omit<AppointmentRow, 'matchId'>>,
  tx: Tx,
): Promise<void> {
  await tx.update(appointments).set(patch).where(eq(appointments.matchId, matchId));
}

/** Referees entered at the matches of an edition, by the reporter or the organiser, in the order of each match. */
export function findNamedReferees(editionId: number, tx: Db | Tx) {
  return tx
    .select({
      refereeId: matchReferees.refereeId,
      matchId: matchReferees.matchId,
      name: sql<string>`${referees.firstName} || ' ' || ${referees.lastName}`,
      stage: matchStages.code,
      isCancelled,
    })
    .from(matchReferees)
    .innerJoin(referees, eq(referees.id, matchReferees.refereeId))
    .innerJoin(matches, eq(matches.id, matchReferees.matchId))
    .innerJoin(matchStages, eq(matchStages.id, matches.stageId))
    .where(eq(matches.editionId, editionId))
    .orderBy(asc(matchReferees.matchId), asc(matchReferees.position));
}

/** Matches of an edition whose pair was asked and has not answered, with the time of the question. */
export async function findUnanswered(
  editionId: number,
  tx: Tx,
): Promise<{ readonly matchId: number; readonly askedAt: Date }[]> {
  const { matchId, askedAt, pairId, toldPairId, answer } = appointments;
  const rows = await tx
    .select({ matchId, askedAt })
    .from(appointments)
    .innerJoin(matches, and(eq(matches.id, matchId), isNull(matches.cancelledAt)))
    .where(and(eq(matches.editionId, editionId), eq(pairId, toldPairId), isNull(answer), isNotNull(askedAt)));
  return rows.flatMap(({ askedAt: at, ...row }) => (at === null ? [] : [{ ...row, askedAt: at }]));
}
