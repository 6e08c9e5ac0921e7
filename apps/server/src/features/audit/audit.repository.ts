import { and, desc, eq, gt, gte, inArray, isNull, like, lt, ne, or, sql, type SQLWrapper } from 'drizzle-orm';
import { statement } from '../../platform/database/index.ts';
import type { Db, Tx } from '../../platform/database/index.ts';
import {
  audit,
  clubs,
  groups,
  matches,
  matchEvents,
  participants,
  teams,
  users,
} from '../../platform/database/schema/index.ts';

/**
 * Who did what to which record, with the values before and after. `before` and `after` hold ids, numbers and
 * codes, never a child's name or an address, because the log is kept longer than the data.
 */
export type AuditEntry = Omit<typeof audit.$inferInsert, 'id'>;

export type AuditRow = typeof audit.$inferSelect;

const inserted = statement((db) =>
  db.insert(audit).values({
    at: sql.placeholder('at'),
    userId: sql.placeholder('userId'),
    action: sql.placeholder('action'),
    subjectType: sql.placeholder('subjectType'),
    subjectId: sql.placeholder('subjectId'),
    editionId: sql.placeholder('editionId'),
    before: sql`${sql.placeholder('before')}::jsonb`,
    after: sql`${sql.placeholder('after')}::jsonb`,
    reason: sql.placeholder('reason'),
  }),
);

export async function insert(
  { userId = null, editionId = null, before, after, reason = null, ...entry }: AuditEntry,
  tx: Tx,
): Promise<void> {
  await inserted(tx, {
    ...entry,
    userId,
    editionId,
    reason,
    before: jsonOrNull(before),
    after: jsonOrNull(after),
  });
}

function jsonOrNull(value: unknown): string | null {
  return value === undefined || value === null ? null : JSON.stringify(value);
}

/** Filter of the audit log. */
export interface AuditQuery {
  readonly subjectTypes: readonly string[];
  /** Prefix of actions, such as `category.`. */
  readonly action: string;
  /** null: any record. */
  readonly subjectId: number | null;
  /** Includes entries without an edition; null: any edition. */
  readonly editionId: number | null;
  /** For configuration entries: this key only, or all other keys. */
  readonly key?: { readonly is: string } | { readonly not: string };
  /** Only rows older than this one; null or absent: all. */
  readonly before?: number | null;
  readonly limit: number;
}

/** Newest first. */
export function findAllByQuery(
  { subjectTypes, action, subjectId, editionId, key, before = null, limit }: AuditQuery,
  tx: Tx,
): Promise<AuditRow[]> {
  const named = sql`${audit.after} ->> 'key'`;
  return tx
    .select()
    .from(audit)
    .where(
      and(
        inArray(audit.subjectType, [...subjectTypes]),
        like(audit.action, `${action}%`),
        subjectId === null ? undefined : eq(audit.subjectId, subjectId),
        editionId === null ? undefined : or(eq(audit.editionId, editionId), isNull(audit.editionId)),
        before === null ? undefined : lt(audit.id, before),
        key && ('is' in key ? eq(named, key.is) : ne(named, key.not)),
      ),
    )
    .orderBy(desc(audit.id))
    .limit(limit);
}

/** The newest change of each configuration entry of an edition, by key. */
export async function findNewestOfKeys(editionId: number, tx: Tx) {
  const key = sql<string>`${audit.after} ->> 'key'`;
  const rows = await tx
    .selectDistinctOn([key], { key, at: audit.at, userId: audit.userId })
    .from(audit)
    .where(and(eq(audit.subjectType, 'configuration'), eq(audit.editionId, editionId)))
    .orderBy(key, desc(audit.id));
  return new Map(rows.map((row) => [row.key, row]));
}

/** Newest rows that are looked at for a day: on match days most rows are events. */
const mostOfDay = 20_000;

/**
 * Rows with one of these actions since an instant, newest first, among the newest 20,000 rows of the log, which are
 * found without an index on time.
 * @param editionId also includes rows without an edition
 */
export function findAllSince(
  {
    since,
    actions,
    editionId,
  }: { readonly since: Date; readonly actions: readonly string[]; readonly editionId: number },
  tx: Tx,
): Promise<AuditRow[]> {
  const newest = tx.select().from(audit).orderBy(desc(audit.id)).limit(mostOfDay).as('newest');
  return tx
    .select()
    .from(newest)
    .where(
      and(
        gte(newest.at, since),
        inArray(newest.action, [...actions]),
        or(eq(newest.editionId, editionId), isNull(newest.editionId)),
      ),
    )
    .orderBy(desc(newest.id));
}

/** Audit rows of a record, newest first. */
export function findAllBySubject(subjectType: string, subjectId: number, db: Db | Tx): Promise<AuditRow[]> {
  return db
    .select()
    .from(audit)
    .where(and(eq(audit.subjectType, subjectType), eq(audit.subjectId, subjectId)))
    .orderBy(desc(audit.id));
}

/** Whether the log has an entry after another one about an edition or about what it contains; most such entries do not name it. */
export async function isEditionChanged(editionId: number, after: number, tx: Tx): Promise<boolean> {
  const of = (subjectType: string, ids: SQLWrapper) =>
    and(eq(audit.subjectType, subjectType), inArray(audit.subjectId, ids));
  const idsOf = (table: typeof matches | typeof groups | typeof clubs | typeof teams | typeof participants) =>
    tx.select({ id: table.id }).from(table).where(eq(table.editionId, editionId));
  const events = tx
    .select({ id: matchEvents.id })
    .from(matchEvents)
    .where(inArray(matchEvents.matchId, idsOf(matches)));
  const about = or(
    eq(audit.editionId, editionId),
    and(eq(audit.subjectType, 'edition'), eq(audit.subjectId, editionId)),
    of('match', idsOf(matches)),
    of('match-event', events),
    of('group', idsOf(groups)),
    of('club', idsOf(clubs)),
    of('team', idsOf(teams)),
    of('participant', idsOf(participants)),
    // A removed participant is known by the club alone.
    sql`${audit.before} ->> 'clubId' in (select ${clubs.id}::text from ${clubs} where ${clubs.editionId} = ${editionId})`,
  );
  return (await tx.$count(audit, and(gt(audit.id, after), about))) > 0;
}

/** Counts the entries with this action that a user made about their own account since an instant. */
export async function countByUser(
  { userId, action, since }: { readonly userId: number; readonly action: string; readonly since: Date },
  tx: Tx,
): Promise<number> {
  const about = and(eq(audit.subjectType, 'user'), eq(audit.subjectId, userId));
  return tx.$count(audit, and(about, eq(audit.action, action), gte(audit.at, since)));
}

/** Deletes the values before and after from entries about records; the entries stay. */
export async function forgetValues(
  subjectType: string,
  subjectIds: readonly number[],
  tx: Tx,
): Promise<void> {
  if (subjectIds.length === 0) return;
  await tx
    .update(audit)
    .set({ before: null, after: null })
    .where(and(eq(audit.subjectType, subjectType), inArray(audit.subjectId, [...subjectIds])));
}

/** Names of accounts by their ids. */
export async function findNames(
  ids: readonly (number | null)[],
  tx: Tx,
): Promise<ReadonlyMap<number, string>> {
  const wanted = [...new Set(ids.filter((id) => id !== null))];
  if (wanted.length === 0) return new Map();
  const { id, firstName, lastName } = users;
  const rows = await tx.select({ id, firstName, lastName }).from(users).where(inArray(id, wanted));
  return new Map(rows.map((row) => [row.id, `${row.firstName} ${row.lastName}`]));
}
