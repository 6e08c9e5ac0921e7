import { sql } from 'drizzle-orm';
import type { NamedSeats } from '@sevenmetre/rules/bracket';
import type { Tx } from '../../../platform/database/index.ts';

/** Stores whether seats and sides that wait for a place were set by hand. */
export async function updateByHand(
  { seats, home, away }: NamedSeats,
  byHand: boolean,
  tx: Tx,
): Promise<void> {
  const ids = (set: ReadonlySet<number>) =>
    sql`(select value::int from json_array_elements_text(${JSON.stringify([...set])}::json))`;
  await tx.execute(sql`update group_teams set by_hand = ${byHand}
    where id in ${ids(seats)} and predecessor_group_id is not null and by_hand <> ${byHand}`);
  await tx.execute(sql`update matches set home_by_hand = ${byHand}
    where id in ${ids(home)} and home_predecessor_group_id is not null and home_by_hand <> ${byHand}`);
  await tx.execute(sql`update matches set away_by_hand = ${byHand}
    where id in ${ids(away)} and away_predecessor_group_id is not null and away_by_hand <> ${byHand}`);
}
