import { sql } from 'drizzle-orm';
import type { StageCode } from '@sevenmetre/rules/vocabulary';
import { countChanged, recordset, type Tx } from '../../platform/database/index.ts';

/** A start, stop or correction of a match clock, and its value at an instant. */
export interface FolderClock {
  readonly match: number;
  readonly stage: StageCode;
  /** Seconds of the match clock. */
  readonly seconds: number;
  readonly running: boolean;
  readonly at: Date;
  /** The newest action counts; ties are broken by device and key. */
  readonly recordedAt: Date;
  readonly device: string;
  /** Key of the tap, unique in the match. */
  readonly key: string;
}

const record = sql`match int, stage text, seconds int, running boolean, at timestamptz, "recordedAt" timestamptz,
  device text, key text`;

/** Stores recorded clock actions; those with a known key are updated. Returns the number of changed rows. */
export async function upsertClocks(editionId: number, rows: readonly FolderClock[], tx: Tx): Promise<number> {
  return countChanged(
    tx,
    sql`insert into match_clocks (match_id, client_key, stage_id, seconds, running, at, recorded_at, raw_at, device)
      select matches.id, r.key, stages.id, r.seconds, r.running, r.at, r."recordedAt",
        to_char(r.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), r.device
      from ${recordset(rows, record)}
      join matches on matches.edition_id = ${editionId} and matches.match_number = r.match
      join match_stages stages on stages.code = r.stage
      on conflict (match_id, client_key) do update set stage_id = excluded.stage_id, seconds = excluded.seconds,
        running = excluded.running, at = excluded.at, recorded_at = excluded.recorded_at, raw_at = excluded.raw_at,
        device = excluded.device
      where (match_clocks.stage_id, match_clocks.seconds, match_clocks.running, match_clocks.at,
          match_clocks.recorded_at, match_clocks.device)
        is distinct from (excluded.stage_id, excluded.seconds, excluded.running, excluded.at, excluded.recorded_at,
          excluded.device)
      returning 1`,
  );
}
