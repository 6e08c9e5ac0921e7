import { sql } from 'drizzle-orm';
import { recordset, type Tx } from '../../../platform/database/index.ts';

/** Stores the newest clock of each of these matches in its row (rule MA42). */
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
