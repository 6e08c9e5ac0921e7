import type { WrittenReport } from '@sevenmetre/rules/match';
import { asc, eq } from 'drizzle-orm';
import type { Tx } from '../../platform/database/index.ts';
import {
  matchParticipants,
  matchReferees,
  matchReports,
  reportVersions,
  writtenReports,
} from '../../platform/database/schema/index.ts';

interface Approval {
  readonly official: string;
  /** ISO 8601, by the device's clock. */
  readonly at: string;
}

export interface ReportCall {
  readonly home: Approval | null;
  readonly away: Approval | null;
  readonly remarks: string;
  readonly protest?: string | undefined;
  readonly injuries?: string | undefined;
  readonly spectators?: number | null | undefined;
  readonly written?: readonly WrittenReport[] | undefined;
}

/** Replaces the approval that the officials gave before the match was reopened. */
export async function saveReport(matchId: number, report: ReportCall, now: Date, tx: Tx): Promise<void> {
  const { home, away, remarks, protest = '', injuries = '', spectators = null } = report;
  const row = {
    homeOfficial: home?.official ?? null,
    homeApprovedAt: home && instantOf(home.at, now),
    awayOfficial: away?.official ?? null,
    awayApprovedAt: away && instantOf(away.at, now),
    remarks,
    protest,
    injuries,
    spectators,
  };
  await tx
    .insert(matchReports)
    .values({ matchId, ...row })
    .onConflictDoUpdate({ target: matchReports.matchId, set: row });
}

/** Written reports of blue cards (MA112). That one follows does not replace a text that has arrived. */
export async function saveWritten(
  matchId: number,
  reports: readonly WrittenReport[],
  { now, userId }: { readonly now: Date; readonly userId: number },
  tx: Tx,
): Promise<void> {
  for (const { key, text: written, follows, name } of reports) {
    const row = { text: written.trim(), follows, name: name.trim(), writtenAt: now, writtenByUserId: userId };
    await tx
      .insert(writtenReports)
      .values({ matchId, eventKey: key, ...row })
      .onConflictDoUpdate({
        target: [writtenReports.matchId, writtenReports.eventKey],
        set: row,
        ...(row.text === '' && { setWhere: eq(writtenReports.text, '') }),
      });
  }
}

/** Written reports of a match, by the keys of their cards. */
export async function findWritten(matchId: number, tx: Tx): Promise<WrittenReport[]> {
  const rows = await tx
    .select()
    .from(writtenReports)
    .where(eq(writtenReports.matchId, matchId))
    .orderBy(asc(writtenReports.eventKey));
  return rows.map(({ eventKey: key, text, follows, name }) => ({ key, text, follows, name }));
}

/** The time of the approval; now if the device's clock is ahead or the time is missing. */
function instantOf(text: string, now: Date): Date {
  const at = new Date(text);
  return Number.isNaN(at.getTime()) || at > now ? now : at;
}

/** Approvals and remarks of a match; undefined: none. */
export async function findReport(matchId: number, tx: Tx) {
  const [row] = await tx.select().from(matchReports).where(eq(matchReports.matchId, matchId));
  return row;
}

/** Entries of both rosters, by id. */
export function findEntries(matchId: number, tx: Tx) {
  const { id, side, role, jerseyNumber: number } = matchParticipants;
  return tx
    .select({ id, side, role, number })
    .from(matchParticipants)
    .where(eq(matchParticipants.matchId, matchId))
    .orderBy(asc(id));
}

export async function findRefereeIds(matchId: number, tx: Tx): Promise<number[]> {
  const { refereeId, position } = matchReferees;
  const rows = await tx
    .select({ refereeId })
    .from(matchReferees)
    .where(eq(matchReferees.matchId, matchId))
    .orderBy(asc(position));
  return rows.map((row) => row.refereeId);
}

export type ReportVersionRow = typeof reportVersions.$inferSelect;

/** The sealed versions of a match, oldest first. */
export function findVersions(matchId: number, tx: Tx): Promise<ReportVersionRow[]> {
  return tx
    .select()
    .from(reportVersions)
    .where(eq(reportVersions.matchId, matchId))
    .orderBy(asc(reportVersions.version));
}

/** The match of a code; null: no such code. */
export async function findMatchIdByCode(code: string, tx: Tx): Promise<number | null> {
  const [row] = await tx
    .select({ matchId: reportVersions.matchId })
    .from(reportVersions)
    .where(eq(reportVersions.code, code));
  return row?.matchId ?? null;
}

export async function insertVersion(values: typeof reportVersions.$inferInsert, tx: Tx): Promise<void> {
  await tx.insert(reportVersions).values(values);
}
