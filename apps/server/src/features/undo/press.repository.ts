import type { PressChange, PressRecord, PressSnapshot, PressValues } from '@sevenmetre/rules/undo';
import { and, desc, eq, gte, inArray, isNotNull, lt, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/database/index.ts';
import { editions, undoablePresses, users } from '../../platform/database/schema/index.ts';

/**
 * Whose records a press may change: of clubs with all their teams, of teams, of extra persons, of referees, of matches,
 * of people on duty.
 */
export interface PressScope {
  readonly clubIds?: readonly number[];
  readonly teamIds?: readonly number[];
  readonly extraPersonIds?: readonly number[];
  readonly refereeIds?: readonly number[];
  /** Whose wanted pairs may change. */
  readonly matchIds?: readonly number[];
  /** Referees whose halls may change; the caller has locked them. */
  readonly hallsOfRefereeIds?: readonly number[];
  /** All pairs of referees of an edition; the caller has locked its board. */
  readonly pairsOfEditionId?: number;
  /** Reporters whose halls in the current edition may change; the caller has locked them. */
  readonly reporterIds?: readonly number[];
  /** Everything about people on duty of an edition; the caller has locked it. */
  readonly dutyEditionId?: number;
}

export type PressRow = typeof undoablePresses.$inferSelect;

/**
 * The records of a scope, with what a press can change. Guests are locked by id, so that their beds cannot change; the
 * caller has locked the clubs. Beds of whole clubs are locked before, in the order of those who take beds back.
 */
export async function lockSnapshot(scope: PressScope, tx: Tx): Promise<PressSnapshot> {
  const { clubIds = [], teamIds = [], extraPersonIds = [], refereeIds = [], matchIds = [] } = scope;
  const clubs = idsOf(clubIds);
  const isTeam = sql`(t.id = any(${idsOf(teamIds)}) or t.club_id = any(${clubs}))`;
  const isExtra = sql`(x.id = any(${idsOf(extraPersonIds)}) or x.club_id = any(${clubs}))`;
  const isReferee = sql`r.id = any(${idsOf(refereeIds)})`;
  const read = async (query: SQL) => rowsOf((await tx.execute<StoredRow>(query)).rows);
  const beds = await read(sql`select a.id, a.lodging_id as "lodgingId", a.team_id as "teamId",
      a.extra_person_group_id as "extraPersonGroupId", a.referee_id as "refereeId", a.persons
    from lodging_allotments a
    where a.team_id in (select t.id from teams t where ${isTeam})
      or a.extra_person_group_id in (select x.id from extra_person_groups x where ${isExtra})
      or a.referee_id in (select r.id from referees r where ${isReferee})
    order by a.id ${clubIds.length > 0 ? sql`for update` : sql``}`);
  return {
    beds,
    club: await read(sql`select c.id, c.registration_state as state, c.state_reason as reason
      from clubs c where c.id = any(${clubs}) order by c.id`),
    team: await read(sql`select t.id, t.state, t.withdrawn_policy as policy, t.place_id as "placeId"
      from teams t where ${isTeam} order by t.id for update`),
    'extra-persons': await read(sql`select x.id, x.place_id as "placeId"
      from extra_person_groups x where ${isExtra} order by x.id for update`),
    referee: await read(sql`select r.id, r.registration_state as state, r.state_reason as reason,
        r.accommodation_place_id as "placeId"
      from referees r where ${isReferee} order by r.id for update`),
    appointment: await read(sql`select m.match_id as id, m.pair_id as "pairId", m.told_pair_id as "toldPairId"
      from appointments m where m.match_id = any(${idsOf(matchIds)}) order by m.match_id for update`),
    'referee-halls': await read(sql`select r.id, coalesce(
        string_agg(h.day || ' ' || h.place_id, ',' order by h.day, h.place_id), '') as halls
      from referees r left join referee_halls h on h.referee_id = r.id
      where r.id = any(${idsOf(scope.hallsOfRefereeIds ?? [])}) group by r.id order by r.id`),
    'referee-pair':
      await read(sql`select p.id, (to_jsonb(p) - 'revision' - 'created_at' - 'updated_at')::text as row
      from referee_pairs p where p.edition_id = ${scope.pairsOfEditionId ?? 0} order by p.id`),
    'reporter-halls': await read(sql`select u.id,
        ('ROLE_COMPETITION_REPORTER' = any(u.roles))::int as reports, coalesce((
          select string_agg(a.day || ' ' || a.place_id, ',' order by a.day, a.place_id)
          from reporter_assignments a join places p on p.id = a.place_id
            join editions e on e.id = p.edition_id and e.is_current
          where a.user_id = u.id), '') as halls, (
          select string_agg(a.day || ' ' || a.place_id || ' ' || (extract(epoch from a.present_at) * 1000)::bigint,
            ',' order by a.day, a.place_id)
          from reporter_assignments a join places p on p.id = a.place_id
            join editions e on e.id = p.edition_id and e.is_current
          where a.user_id = u.id and a.present_at is not null) as presence
      from users u where u.id = any(${idsOf(scope.reporterIds ?? [])}) order by u.id`),
    ...(await dutyRecords(scope.dutyEditionId, tx)),
  };
}

/** Rows of people on duty as JSON, to be restored with every column. */
async function dutyRecords(editionId: number | undefined, tx: Tx) {
  const none = new Map<number, PressValues>();
  if (editionId === undefined)
    return { volunteer: none, shift: none, 'shift-person': none, 'duty-invitation': none };
  const read = async (query: SQL) => rowsOf((await tx.execute<StoredRow>(query)).rows);
  return {
    volunteer: await read(sql`select v.id, to_jsonb(v)::text as row
      from volunteers v where v.edition_id = ${editionId} order by v.id`),
    shift: await read(sql`select s.id, (extract(epoch from s.starts_at) * 1000)::float8 as "startsAt",
        (extract(epoch from s.ends_at) * 1000)::float8 as "endsAt", to_jsonb(s)::text as row
      from shifts s where s.edition_id = ${editionId} order by s.id`),
    'shift-person':
      await read(sql`select p.id, p.shift_id as "shiftId", p.volunteer_id as "volunteerId", p.answer,
        to_jsonb(p)::text as row
      from shift_people p join shifts s on s.id = p.shift_id where s.edition_id = ${editionId} order by p.id`),
    'duty-invitation': await read(sql`select i.id, to_jsonb(i)::text as row
      from duty_invitations i where i.edition_id = ${editionId} order by i.id`),
  };
}

type StoredRow = { readonly id: number } & PressValues;

function rowsOf(rows: readonly StoredRow[]): ReadonlyMap<number, PressValues> {
  return new Map(rows.map(({ id, ...values }) => [id, values]));
}

function idsOf(ids: readonly number[]): SQL {
  return sql`${`{${ids.join(',')}}`}::int[]`;
}

export async function insert(row: Omit<typeof undoablePresses.$inferInsert, 'id'>, tx: Tx): Promise<void> {
  await tx.insert(undoablePresses).values(row);
}

/** Presses since an instant with the name of whoever pressed, newest first. */
export function findRecent(editionId: number, since: Date, db: Db | Tx) {
  return db
    .select({ press: undoablePresses, firstName: users.firstName, lastName: users.lastName })
    .from(undoablePresses)
    .leftJoin(users, eq(users.id, undoablePresses.userId))
    .where(and(eq(undoablePresses.editionId, editionId), gte(undoablePresses.at, since)))
    .orderBy(desc(undoablePresses.at), desc(undoablePresses.id));
}

export async function lockById(id: number, editionId: number, tx: Tx): Promise<PressRow | null> {
  const [row] = await tx
    .select()
    .from(undoablePresses)
    .where(and(eq(undoablePresses.id, id), eq(undoablePresses.editionId, editionId)))
    .for('update');
  return row ?? null;
}

export async function markUndone(id: number, undoneAt: Date, tx: Tx): Promise<void> {
  await tx.update(undoablePresses).set({ undoneAt }).where(eq(undoablePresses.id, id));
}

/**
 * Deletes presses that can no longer be undone, and those of editions whose names are erased; what was before is not kept
 * longer. One that somebody holds is left for the next time.
 */
export async function deleteBefore(before: Date, db: Db | Tx): Promise<void> {
  const nameless = db.select({ id: editions.id }).from(editions).where(isNotNull(editions.namesErasedAt));
  const ended = db
    .select({ id: undoablePresses.id })
    .from(undoablePresses)
    .where(or(lt(undoablePresses.at, before), inArray(undoablePresses.editionId, nameless)))
    .for('update', { skipLocked: true });
  await db.delete(undoablePresses).where(inArray(undoablePresses.id, ended));
}

/** Ids of the changed records of a kind. */
export function changedIds(changes: readonly PressChange[], record: PressRecord): number[] {
  return changes.filter((change) => change.record === record).map(({ id }) => id);
}

/** Days and halls of a snapshot, which keeps them as one text. */
export function hallDaysIn(text: PressValues[string] | undefined): { day: string; placeId: number }[] {
  return partsIn(text).map(([day = '', placeId]) => ({ day, placeId: Number(placeId) }));
}

/** When a reporter came in the halls and days of a snapshot; those where nobody came are not in it. */
export function presenceIn(
  text: PressValues[string] | undefined,
): { day: string; placeId: number; presentAt: Date }[] {
  return partsIn(text).map(([day = '', placeId, at]) => ({
    day,
    placeId: Number(placeId),
    presentAt: new Date(Number(at)),
  }));
}

function partsIn(text: PressValues[string] | undefined): string[][] {
  return typeof text !== 'string' || text === '' ? [] : text.split(',').map((one) => one.split(' '));
}
