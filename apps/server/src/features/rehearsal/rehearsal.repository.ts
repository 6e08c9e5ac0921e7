import type { StageCode } from '@sevenmetre/rules/vocabulary';
import { sql } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/database/index.ts';

/** The club that the invented club account acts for: accepted if there is one, with the most teams. */
export async function findFirstClub(editionId: number, tx: Tx): Promise<number | null> {
  const { rows } = await tx.execute<{ id: number }>(sql`select c.id from clubs c
    where c.edition_id = ${editionId}
    order by c.registration_state in ('approved', 'processed') desc,
      (select count(*) from teams t where t.club_id = c.id) desc, c.id
    limit 1`);
  return rows[0]?.id ?? null;
}

/** A match that is not over and whose teams are known. */
export interface PlayableMatch {
  readonly id: number;
  readonly stage: StageCode;
  /** null: it has no time. */
  readonly startsAt: Date | null;
  /** Seconds. */
  readonly halfLength: number;
  /** A play-off of two. */
  readonly mustBeWon: boolean;
}

/** In the order of play. */
export async function findPlayable(db: Db | Tx): Promise<PlayableMatch[]> {
  const { rows } = await db.execute<
    Omit<PlayableMatch, 'startsAt'> & { readonly startsAt: string | null }
  >(sql`
    select m.id, s.code as stage, m.starts_at::text as "startsAt", m.half_length as "halfLength",
      (select count(*) from group_teams g where g.group_id = m.group_id) = 2 as "mustBeWon"
    from matches m join editions e on e.id = m.edition_id and e.is_current join match_stages s on s.id = m.stage_id
    where s.code <> 'finished' and m.home_team_id is not null and m.away_team_id is not null
      and m.cancelled_at is null and m.walk_over is null
    order by m.starts_at nulls last, m.match_number`);
  return rows.map((row) => ({ ...row, startsAt: row.startsAt === null ? null : new Date(row.startsAt) }));
}

/** Time zone of the current edition; null: there is none. */
export async function findZone(db: Db | Tx): Promise<string | null> {
  const { rows } = await db.execute<{ zone: string }>(
    sql`select time_zone as zone from editions where is_current`,
  );
  return rows[0]?.zone ?? null;
}

/** All editions, the current one first, then the newest. */
export async function findEditions(db: Db | Tx) {
  const { rows } = await db.execute<{ id: number; name: string; year: number; isCurrent: boolean }>(
    sql`select id, name, year, is_current as "isCurrent" from editions order by is_current desc, year desc, id desc`,
  );
  return rows;
}

/** The start of the first match; null: none has a time. */
export async function findFirstStart(db: Db | Tx): Promise<Date | null> {
  const { rows } = await db.execute<{ first: string | null }>(
    sql`select min(starts_at)::text as first from matches where cancelled_at is null`,
  );
  const first = rows[0]?.first ?? null;
  return first === null ? null : new Date(first);
}

/** The referee whom the invented referee's account belongs to: of a pair, with the most matches. */
export async function findFirstReferee(editionId: number, tx: Tx): Promise<number | null> {
  const { rows } = await tx.execute<{ id: number }>(sql`select r.id from referees r
    left join referee_pairs p on r.id in (p.first_referee_id, p.second_referee_id)
    where r.edition_id = ${editionId} and r.registration_state = 'approved'
    order by (select count(*) from appointments a where a.pair_id = p.id) desc, p.id is null, r.id
    limit 1`);
  return rows[0]?.id ?? null;
}
