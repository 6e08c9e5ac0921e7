import { and, asc, count, eq, gt, isNull, or, sql, sum } from 'drizzle-orm';
import { phases } from '@sevenmetre/rules/editions';
import type { Tx } from '../../platform/database/index.ts';
import {
  editions,
  lodgings,
  places,
  pricelistItems,
  suppliers,
  teamCategories,
  users,
} from '../../platform/database/schema/index.ts';
import { configurationRepository } from '../competition/index.ts';

const hall = 1;

/** What the phase of an edition depends on besides its dates. */
export async function findPlayed(editionId: number, tx: Tx) {
  const { rows } = await tx.execute<{ hasClubs: boolean; matches: number; approved: number }>(sql`
    select exists (select 1 from clubs where edition_id = ${editionId}) as "hasClubs",
      count(*)::int as matches,
      count(*) filter (where s.code = 'finished')::int as approved
    from matches m join match_stages s on s.id = m.stage_id
    where m.edition_id = ${editionId} and m.cancelled_at is null`);
  const [row] = rows;
  if (!row) throw new Error('A count has one row');
  return row;
}

/** The phase that an organiser has chosen; null: none. */
export async function findPhaseByHand(editionId: number, tx: Tx) {
  const key = 'edition-phase';
  const values = await configurationRepository.findAllByEditionId(editionId, [key], tx);
  return phases.find((phase) => phase === values.get(key)) ?? null;
}

/** What waits in an edition, in one pass; mails are those of the whole portal that are no longer retried. */
export async function countWaits(editionId: number, tx: Tx) {
  const { rows } = await tx.execute<{
    registrations: number;
    referees: number;
    bank: number;
    matches: number;
    mail: number;
    checkIn: number;
  }>(sql`
    select
      (select count(*)::int from clubs where edition_id = ${editionId} and registration_state = 'new') as registrations,
      (select count(*)::int from referees where edition_id = ${editionId} and registration_state = 'new') as referees,
      (select count(*)::int from bank_transactions where edition_id = ${editionId} and state = 'unmatched') as bank,
      (select count(*)::int from matches m join match_stages s on s.id = m.stage_id
        where m.edition_id = ${editionId} and m.cancelled_at is null and s.code = 'waiting_for_approval') as matches,
      (select count(*)::int from outgoing_mails where next_at is null) as mail,
      (select count(*)::int from clubs c
        where c.edition_id = ${editionId} and c.registration_state in ('approved', 'processed')
          and exists (select 1 from teams t where t.club_id = c.id and t.state = 'accepted')
          and not exists (select 1 from teams t join matches m on t.id in (m.home_team_id, m.away_team_id)
            where t.club_id = c.id and t.state = 'accepted' and m.started_at is not null)
          and not exists (select 1 from check_ins i where i.club_id = c.id and i.step = 'arrived')) as "checkIn"`);
  const [row] = rows;
  if (!row) throw new Error('A count has one row');
  return row;
}

/**
 * What waits after the last match: records of approved matches with a blue card but without a sealed version (MA112), payments
 * without a club, and people of past shifts who neither came nor declined, as far as anybody has said.
 */
export async function countAfterPlay(editionId: number, now: Date, tx: Tx) {
  const { rows } = await tx.execute<{ unsealed: number; unmatched: number; presenceOpen: number }>(sql`
    select
      (select count(*)::int from matches m join match_stages s on s.id = m.stage_id
        where m.edition_id = ${editionId} and m.cancelled_at is null and s.code = 'finished'
          and exists (select 1 from match_events e join event_types t on t.id = e.event_type_id
            where e.match_id = m.id and t.code = 'blue-card' and e.deleted_at is null and not e.pending)
          and not exists (select 1 from report_versions v where v.match_id = m.id)) as unsealed,
      (select count(*)::int from bank_transactions
        where edition_id = ${editionId} and state = 'unmatched') as unmatched,
      (select count(distinct p.volunteer_id)::int from shift_people p join shifts s on s.id = p.shift_id
        where s.edition_id = ${editionId} and s.ends_at <= ${now.toISOString()}::timestamptz
          and p.answer <> 'declined' and p.present_at is null) as "presenceOpen"`);
  const [row] = rows;
  if (!row) throw new Error('A count has one row');
  return row;
}

/** The first edition that begins after a day; null: none is prepared. */
export async function findNextEdition(day: string, tx: Tx) {
  const { name, year, startDate } = editions;
  const [row] = await tx
    .select({ name, year })
    .from(editions)
    .where(gt(startDate, day))
    .orderBy(asc(startDate))
    .limit(1);
  return row ?? null;
}

/** Categories of an edition in the organiser's order. */
export function findCategories(editionId: number, tx: Tx) {
  const { code, gender, capacity, birthDateMin, weight, id } = teamCategories;
  return tx
    .select({ code, gender, capacity, birthDateMin })
    .from(teamCategories)
    .where(eq(teamCategories.editionId, editionId))
    .orderBy(asc(weight), asc(id));
}

/** Numbers of what is prepared. Halls are those of the edition and those that all editions share. */
export async function countPrepared(editionId: number, tx: Tx) {
  const of = async (rows: PromiseLike<readonly { readonly count: number }[]>) => (await rows)[0]?.count ?? 0;
  const isHere = or(eq(places.editionId, editionId), isNull(places.editionId));
  const [beds] = await tx
    .select({ count: sum(lodgings.capacity).mapWith(Number) })
    .from(lodgings)
    .where(eq(lodgings.editionId, editionId));
  return {
    suppliers: await of(
      tx.select({ count: count() }).from(suppliers).where(eq(suppliers.editionId, editionId)),
    ),
    prices: await of(
      tx.select({ count: count() }).from(pricelistItems).where(eq(pricelistItems.editionId, editionId)),
    ),
    halls: await of(
      tx
        .select({ count: count() })
        .from(places)
        .where(and(eq(places.placeType, hall), isHere)),
    ),
    beds: beds?.count ?? 0,
    organisers: await of(
      tx
        .select({ count: count() })
        .from(users)
        .where(and(isNull(users.closedAt), sql`${users.roles} && array['ROLE_ADMIN', 'ROLE_SUPER_ADMIN']`)),
    ),
  };
}
