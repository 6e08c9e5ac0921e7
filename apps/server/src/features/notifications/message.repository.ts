import { and, eq, inArray, lt, or, sql } from 'drizzle-orm';
import type { News } from '@sevenmetre/rules/notifications';
import type { Locale } from '@sevenmetre/rules/vocabulary';
import type { Db, Tx } from '../../platform/database/index.ts';
import { pushMessages, pushSubscriptions } from '../../platform/database/schema/index.ts';

export interface NewMessage {
  readonly subscriptionId: number;
  readonly matchId: number;
  readonly news: News;
  readonly teamIds: readonly number[];
  readonly quiet: boolean;
  readonly v: number;
  /** Time of the event. */
  readonly at: Date;
}

export interface DueMessage extends NewMessage {
  readonly id: number;
  /** Including this one. */
  readonly attempts: number;
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly locale: Locale;
}

const rowsAtOnce = 1000;

/** A message about a match replaces a waiting one; it is not silent if the waiting one was not. */
export async function upsertAll(messages: readonly NewMessage[], now: Date, tx: Tx): Promise<void> {
  for (let from = 0; from < messages.length; from += rowsAtOnce) {
    const rows = messages.slice(from, from + rowsAtOnce).map((message) => ({ ...message, nextAt: now }));
    await tx
      .insert(pushMessages)
      .values(rows)
      .onConflictDoUpdate({
        target: [pushMessages.subscriptionId, pushMessages.matchId],
        set: {
          news: sql`excluded.news`,
          teamIds: sql`excluded.team_ids`,
          quiet: sql`excluded.quiet and (${pushMessages.quiet} or ${pushMessages.attempts} > 0)`,
          v: sql`excluded.v`,
          at: sql`excluded.at`,
          nextAt: sql`excluded.next_at`,
          attempts: 0,
        },
      });
  }
}

/** Claims due messages until `until`; a process that has not finished them by then is considered dead. */
export async function claim(
  { now, until, most }: { readonly now: Date; readonly until: Date; readonly most: number },
  db: Db,
): Promise<DueMessage[]> {
  const due = db
    .select({ id: pushMessages.id })
    .from(pushMessages)
    .where(sql`${pushMessages.nextAt} <= ${now.toISOString()}`)
    .orderBy(pushMessages.nextAt, pushMessages.id)
    .limit(most)
    .for('update', { skipLocked: true });
  const taken = await db
    .update(pushMessages)
    .set({ nextAt: until, attempts: sql`${pushMessages.attempts} + 1` })
    .where(inArray(pushMessages.id, due))
    .returning();
  const ids = [...new Set(taken.map(({ subscriptionId }) => subscriptionId))];
  const { id, endpoint, p256dh, auth, locale } = pushSubscriptions;
  const found = await db
    .select({ id, endpoint, p256dh, auth, locale })
    .from(pushSubscriptions)
    .where(inArray(id, ids));
  const subscribers = new Map(found.map(({ id: key, ...subscriber }) => [key, subscriber]));
  return taken.flatMap(({ nextAt: _, ...message }) => {
    const subscriber = subscribers.get(message.subscriptionId);
    return subscriber ? [{ ...message, ...subscriber }] : [];
  });
}

type Claimed = Pick<DueMessage, 'id' | 'v'>;

/** Deletes messages, unless newer ones have replaced them. */
export async function deleteAll(messages: readonly Claimed[], db: Db): Promise<void> {
  if (messages.length === 0) return;
  await db.delete(pushMessages).where(or(...messages.map(isStill)));
}

export async function postpone({ id, v }: Claimed, nextAt: Date, db: Db): Promise<void> {
  await db.update(pushMessages).set({ nextAt }).where(isStill({ id, v }));
}

function isStill({ id, v }: Claimed) {
  return and(eq(pushMessages.id, id), eq(pushMessages.v, v));
}

/**
 * Deletes messages about events before an instant, and about moves before another one; returns those with
 * failed attempts.
 */
export async function deleteOlder(
  than: { readonly played: Date; readonly moved: Date },
  db: Db,
): Promise<number[]> {
  const rows = await db
    .delete(pushMessages)
    .where(
      or(
        lt(pushMessages.at, than.moved),
        and(
          lt(pushMessages.at, than.played),
          sql`${pushMessages.news}->>'kind' not in ('moved', 'cancelled')`,
        ),
      ),
    )
    .returning({ subscriptionId: pushMessages.subscriptionId, attempts: pushMessages.attempts });
  return rows.filter(({ attempts }) => attempts > 0).map(({ subscriptionId }) => subscriptionId);
}

/** Number and age of waiting messages. Ages in seconds; 0: none waits. */
export async function readQueue(
  db: Db,
  now: Date,
): Promise<{ readonly waiting: number; readonly oldestSeconds: number }> {
  const [row] = await db
    .select({
      waiting: sql<number>`count(*)::int`,
      oldest: sql<number>`coalesce(extract(epoch from min(${pushMessages.at})), 0)::float8`,
    })
    .from(pushMessages);
  const { waiting, oldest } = row ?? { waiting: 0, oldest: 0 };
  return { waiting, oldestSeconds: waiting === 0 ? 0 : Math.max(0, now.getTime() / 1000 - oldest) };
}
