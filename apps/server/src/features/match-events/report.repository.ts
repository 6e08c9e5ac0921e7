import type { Tx } from '../../platform/database/index.ts';
import { matchReports } from '../../platform/database/schema/index.ts';

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
}

/** Replaces the approval that the officials gave before the match was reopened. */
export async function saveReport(matchId: number, report: ReportCall, now: Date, tx: Tx): Promise<void> {
  const { home, away, remarks, protest = '', injuries = '' } = report;
  const row = {
    homeOfficial: home?.official ?? null,
    homeApprovedAt: home && instantOf(home.at, now),
    awayOfficial: away?.official ?? null,
    awayApprovedAt: away && instantOf(away.at, now),
    remarks,
    protest,
    injuries,
  };
  await tx
    .insert(matchReports)
    .values({ matchId, ...row })
    .onConflictDoUpdate({ target: matchReports.matchId, set: row });
}

/** The time of the approval; now if the device's clock is ahead or the time is missing. */
function instantOf(text: string, now: Date): Date {
  const at = new Date(text);
  return Number.isNaN(at.getTime()) || at > now ? now : at;
}
