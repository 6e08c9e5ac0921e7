import { sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/database/index.ts';
import type { RecordedClock } from '../tournament.ts';
import { changed, recordset } from './structure.repository.ts';

const record = sql`match int, stage text, seconds int, running boolean, at timestamptz, "recordedAt" timestamptz,
  device text, key text`;

/** Recorded clocks as they are; one that is known by its key says what the folder says. Returns how many say something new. */
export async function upsertClocks(
  editionId: number,
  rows: readonly RecordedClock[],
  tx: Tx,
): Promise<number> {
  return changed(
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

/** Folds the newest clock of each of these matches into its row (rule MA42). */
export async function foldClocks(editionId: number, numbers: readonly number[], tx: Tx): Promise<void> {
  const rows = numbers.map((match) => ({ match }));
  await tx.execute(sql`update matches set clock = newest.clock
    from ${recordset(rows, sql`match int`)}
    cross join lateral (
      select jsonb_build_object('stageId', recorded.stage_id, 'seconds', recorded.seconds, 'running', recorded.running,
          'at', floor(extract(epoch from recorded.at) * 1000)::bigint,
          'recordedAt', floor(extract(epoch from recorded.recorded_at) * 1000)::bigint,
          'device', recorded.device, 'key', recorded.client_key) as clock
      from match_clocks recorded join matches own on own.id = recorded.match_id
      where own.edition_id = ${editionId} and own.match_number = r.match
      order by recorded.recorded_at desc, recorded.device collate "C" desc, recorded.client_key collate "C" desc
      limit 1) newest
    where matches.edition_id = ${editionId} and matches.match_number = r.match
      and matches.clock is distinct from newest.clock`);
}
