import { sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database/index.ts';

/** For matches that have not begun; the caller holds their locks. Returns the number of changed matches. */
export async function updateHalfLength(
  categoryId: number,
  seconds: number,
  now: Date,
  tx: Tx,
): Promise<number> {
  const { rows } = await tx.execute(
    sql`update matches m set half_length = ${seconds}, revision = revision + 1,
      updated_at = ${now.toISOString()}::timestamptz
    from groups g, match_stages s
    where g.id = m.group_id and g.category_id = ${categoryId} and s.id = m.stage_id
      and s.code = 'not_started' and m.half_length <> ${seconds}
    returning m.id`,
  );
  return rows.length;
}
