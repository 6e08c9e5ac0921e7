import { sql } from 'drizzle-orm';
import type { Currency, ProtestDecision } from '@sevenmetre/rules/vocabulary';
import { asWritten, countChanged, oneLine, recordset, type Tx } from '../../platform/database/index.ts';
import { portalId } from '../competition/index.ts';

/** A protest in a tournament folder: match by number, team by source id. */
export interface FolderProtest {
  readonly match: number;
  readonly team: string;
  readonly reason: string;
  /** Minor units. */
  readonly fee: number;
  readonly currency: Currency;
  readonly filedAt: Date;
  readonly dueAt: Date;
  /** null: open. */
  readonly decision: ProtestDecision | null;
  readonly decisionReason: string | null;
  readonly feeReturned: boolean | null;
  readonly decidedAt: Date | null;
  /** Unique among the protests of the match. */
  readonly key: string;
}

const record = sql`match int, team text, reason text, fee int, currency text, "filedAt" timestamptz, "dueAt" timestamptz,
  decision text, "decisionReason" text, "feeReturned" boolean, "decidedAt" timestamptz, key text`;

/** Stores protests; those with a known key are updated. Returns the number of changed rows. */
export async function upsertProtests(
  editionId: number,
  rows: readonly FolderProtest[],
  tx: Tx,
): Promise<number> {
  return countChanged(
    tx,
    sql`insert into protests (match_id, team_id, reason, fee, currency, filed_at, due_at, decision, decision_reason,
        fee_returned, decided_at, client_key)
      select matches.id, teams.id, r.reason, r.fee, r.currency, r."filedAt", r."dueAt", r.decision, r."decisionReason",
        r."feeReturned", r."decidedAt", r.key
      from ${recordset(rows, record)}
      join matches on matches.edition_id = ${editionId} and matches.match_number = r.match
      join teams on teams.edition_id = ${editionId} and coalesce(teams.source_id, ${portalId(sql`teams`)}) = r.team
      on conflict (match_id, client_key) do update set reason = ${asWritten('protests', 'reason')}, fee = excluded.fee,
        currency = excluded.currency, filed_at = excluded.filed_at, due_at = excluded.due_at,
        decision = excluded.decision, decision_reason = ${asWritten('protests', 'decision_reason')},
        fee_returned = excluded.fee_returned, decided_at = excluded.decided_at
      where (${oneLine(sql`protests.reason`)}, protests.fee, protests.currency, protests.filed_at, protests.due_at, protests.decision,
          ${oneLine(sql`protests.decision_reason`)}, protests.fee_returned, protests.decided_at)
        is distinct from (excluded.reason, excluded.fee, excluded.currency, excluded.filed_at, excluded.due_at,
          excluded.decision, excluded.decision_reason, excluded.fee_returned, excluded.decided_at)
      returning 1`,
  );
}
