import { asc, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database/index.ts';
import { editions } from '../../platform/database/schema/index.ts';
import type { EditionRow } from '../competition/index.ts';

/**
 * Locks all editions before any other lock, for imports and for creating and switching editions. They are
 * read again with the locks held, because the locking statement does not see an edition that was inserted
 * while it waited. Without any row the table is locked, so that two first editions wait for each other.
 */
export async function lockAll(tx: Tx): Promise<EditionRow[]> {
  await tx.select({ id: editions.id }).from(editions).orderBy(asc(editions.id)).for('update');
  await tx.execute(sql`lock table editions in share row exclusive mode`);
  return tx.select().from(editions).orderBy(asc(editions.id));
}

/** Running, and not decided by a walkover: shown as live. */
const isLive = sql`m.walk_over is null and m.stage_id in
  (select s.id from match_stages s where s.code not in ('not_started', 'waiting_for_approval', 'finished'))`;

/**
 * Number of live matches of the edition. Locks its matches, so that none begins or ends before the commit.
 */
export async function lockLiveMatches(editionId: number, tx: Tx): Promise<number> {
  await tx.execute(sql`select id from matches where edition_id = ${editionId} order by id for share`);
  const { rows } = await tx.execute<{ live: number }>(
    sql`select count(*)::int as live from matches m where m.edition_id = ${editionId} and ${isLive}`,
  );
  return rows[0]?.live ?? 0;
}

/** Newest first, with the numbers of their rows. Teams are those on public pages. */
export function findAllCounted(tx: Tx) {
  return tx
    .select({
      edition: editions,
      categoryCodes: sql<string[]>`array(select c.code from team_categories c
        where c.edition_id = editions.id order by c.weight, c.id)`,
      clubs: sql<number>`(select count(*)::int from clubs c where c.edition_id = editions.id)`,
      teams: sql<number>`(select count(*)::int from teams t join clubs c on c.id = t.club_id
        where t.edition_id = editions.id and t.state = 'accepted'
          and c.registration_state in ('approved', 'processed'))`,
      matches: sql<number>`(select count(*)::int from matches m where m.edition_id = editions.id)`,
      live: sql<number>`(select count(*)::int from matches m where m.edition_id = editions.id and ${isLive})`,
      referees: sql<number>`(select count(*)::int from referees r where r.edition_id = editions.id)`,
    })
    .from(editions)
    .orderBy(sql`${editions.year} desc`, sql`editions.id desc`);
}

export type CountedEdition = Awaited<ReturnType<typeof findAllCounted>>[number];
