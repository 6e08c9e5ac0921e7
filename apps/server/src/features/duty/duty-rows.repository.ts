import type { PressChange, PressRecord } from '@sevenmetre/rules/undo';
import { inArray, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database/index.ts';
import { dutyInvitations, shiftPeople, shifts, volunteers } from '../../platform/database/schema/index.ts';

/** In an order in which rows refer to restored ones. */
const tables = [
  { record: 'volunteer', table: volunteers },
  { record: 'shift', table: shifts },
  { record: 'shift-person', table: shiftPeople },
  { record: 'duty-invitation', table: dutyInvitations },
] as const;

/**
 * How many rows cannot be restored because something that they refer to is gone or has taken their place, with links
 * that were made since for shifts that would go.
 */
export async function countBlocked(changes: readonly PressChange[], tx: Tx): Promise<number> {
  const gone = (record: PressRecord) => rowsOf(changes, record, ({ after }) => after === null);
  const idsOf = (record: PressRecord, isAsked: (change: PressChange) => boolean) =>
    `{${changes.flatMap((one) => (one.record === record && isAsked(one) ? [one.id] : [])).join(',')}}`;
  const addedShifts = idsOf('shift', ({ before }) => before === null);
  const ownInvitations = idsOf('duty-invitation', () => true);
  const isGone = (column: SQL, table: 'shifts' | 'volunteers', rows: string) =>
    sql`${column} not in (select x.id from ${sql.raw(table)} x union all ${idsIn(table, rows)})`;
  const { rows } = await tx.execute<{ readonly blocked: number }>(sql`select (
    (select count(*) from jsonb_populate_recordset(null::volunteers, ${gone('volunteer')}::jsonb) r
      where (r.team_id is not null and not exists (select 1 from teams t where t.id = r.team_id))
        or (r.user_id is not null and not exists (select 1 from users u where u.id = r.user_id))
        or exists (select 1 from volunteers v where v.edition_id = r.edition_id and v.user_id = r.user_id)) +
    (select count(*) from jsonb_populate_recordset(null::shifts, ${gone('shift')}::jsonb) r
      where r.place_id is not null and not exists (select 1 from places p where p.id = r.place_id)) +
    (select count(*) from jsonb_populate_recordset(null::shift_people, ${gone('shift-person')}::jsonb) r
      where exists (select 1 from shift_people p
          where p.shift_id = r.shift_id and p.volunteer_id = r.volunteer_id)
        or ${isGone(sql`r.shift_id`, 'shifts', gone('shift'))}
        or ${isGone(sql`r.volunteer_id`, 'volunteers', gone('volunteer'))}) +
    (select count(*) from jsonb_populate_recordset(null::duty_invitations, ${gone('duty-invitation')}::jsonb) r
      where ${isGone(sql`r.shift_id`, 'shifts', gone('shift'))}
        or ${isGone(sql`r.volunteer_id`, 'volunteers', gone('volunteer'))}) +
    (select count(*) from duty_invitations i
      where i.shift_id = any(${addedShifts}::int[]) and i.id <> all(${ownInvitations}::int[]))
    )::int as blocked`);
  return rows[0]?.blocked ?? 0;
}

/** Writes rows as they were: removed rows are inserted again, changed rows get their former values, added rows are deleted. */
export async function restore(changes: readonly PressChange[], tx: Tx): Promise<void> {
  for (const { record, table } of tables.toReversed()) {
    const added = changes.filter((change) => change.record === record && change.before === null);
    if (added.length > 0)
      await tx.delete(table).where(
        inArray(
          table.id,
          added.map(({ id }) => id),
        ),
      );
  }
  for (const { record, table } of tables) {
    const removed = rowsOf(changes, record, ({ after }) => after === null);
    await tx.execute(sql`insert into ${table}
      select r.* from jsonb_populate_recordset(null::${table}, ${removed}::jsonb) r`);
  }
  const changed = (record: PressRecord) => rowsOf(changes, record, ({ after }) => after !== null);
  await tx.execute(sql`update shifts s set starts_at = r.starts_at, ends_at = r.ends_at, needed = r.needed,
      by_hand = r.by_hand
    from jsonb_populate_recordset(null::shifts, ${changed('shift')}::jsonb) r where r.id = s.id`);
  await tx.execute(sql`update shift_people p set answer = r.answer, asked_at = r.asked_at,
      answered_at = r.answered_at, present_at = r.present_at
    from jsonb_populate_recordset(null::shift_people, ${changed('shift-person')}::jsonb) r where r.id = p.id`);
  await tx.execute(sql`update duty_invitations i set revoked_at = r.revoked_at
    from jsonb_populate_recordset(null::duty_invitations, ${changed('duty-invitation')}::jsonb) r where r.id = i.id`);
}

function idsIn(table: 'shifts' | 'volunteers', rows: string): SQL {
  return sql`select x.id from jsonb_populate_recordset(null::${sql.raw(table)}, ${rows}::jsonb) x`;
}

/** Former rows of a kind as a JSON array. */
function rowsOf(
  changes: readonly PressChange[],
  record: PressRecord,
  isAsked: (change: PressChange) => boolean,
): string {
  const rows = changes.flatMap((change) =>
    change.record === record && change.before !== null && isAsked(change) ? [change.before['row']] : [],
  );
  return `[${rows.join(',')}]`;
}
