import { asc, eq, sql } from 'drizzle-orm';
import type { HallClosure, MovedMatch } from '@sevenmetre/rules/tournament';
import * as z from 'zod';
import type { Tx } from '../../platform/database/index.ts';
import { planVersions } from '../../platform/database/schema/index.ts';
import { inZone } from '../competition/index.ts';

const Instant = z.iso.datetime();
const HallTime = z.object({ placeId: z.int(), from: Instant, to: Instant });

/** What visitors see of a published change. The version stores it, since plans do not identify matches by id. */
export const PublicChange = z.object({
  reason: z.string().nullable(),
  /** Where matches were before. */
  moved: z.array(z.object({ matchId: z.int(), startsAt: Instant.nullable(), placeId: z.int().nullable() })),
  /** Matches that are no longer played, by id; older programs did not store them. */
  cancelled: z.array(z.int()).optional(),
  closed: z.array(HallTime),
  /** Halls that can be used again. */
  opened: z.array(HallTime),
});
export type PublicChange = z.infer<typeof PublicChange>;

interface PublicChanges {
  readonly moved: ReadonlyMap<number, MovedMatch>;
  readonly cancelReasons: ReadonlyMap<number, string>;
  readonly closures: readonly HallClosure[];
}

/** What all changes of the published schedule together have moved, cancelled and closed. */
export async function findPublicChanges(
  { id, timeZone }: { readonly id: number; readonly timeZone: string },
  tx: Tx,
): Promise<PublicChanges> {
  const rows = await tx
    .select({
      number: planVersions.number,
      restores: planVersions.restores,
      change: sql<unknown>`${planVersions.change} -> 'forVisitors'`,
    })
    .from(planVersions)
    .where(eq(planVersions.editionId, id))
    .orderBy(asc(planVersions.number));
  const { moved, cancelled, closed } = joinedChanges(
    rows.map(({ change, ...row }) => ({ ...row, change: PublicChange.nullish().parse(change) ?? null })),
  );
  const zoned = (at: string) => inZone(new Date(at), timeZone);
  return {
    moved: new Map(
      [...moved].map(([matchId, { startsAt, placeId, reason }]) => {
        const when = startsAt === null ? { day: null, time: null } : zoned(startsAt);
        return [matchId, { ...when, placeId, reason }];
      }),
    ),
    cancelReasons: cancelled,
    closures: closed.map(({ placeId, from, to, reason }) => {
      return { placeId, from: zoned(from), to: zoned(to), reason };
    }),
  };
}

interface Version {
  readonly number: number;
  /** An older one that it publishes again. */
  readonly restores: number | null;
  readonly change: PublicChange | null;
}

type WithReason<T> = T & { readonly reason: string | null };

interface Joined {
  /** By match: where it was first, with the newest reason. */
  readonly moved: ReadonlyMap<number, WithReason<Omit<PublicChange['moved'][number], 'matchId'>>>;
  /** Reasons of cancelled matches, by id. */
  readonly cancelled: ReadonlyMap<number, string>;
  readonly closed: readonly WithReason<PublicChange['closed'][number]>[];
}

const nothing: Joined = { moved: new Map(), cancelled: new Map(), closed: [] };

/** A version that publishes an older one again tells what was told then. */
export function joinedChanges(versions: readonly Version[]): Joined {
  let now = nothing;
  const after = new Map<number, Joined>();
  for (const { number, restores, change } of versions) {
    if (restores !== null) now = after.get(restores) ?? nothing;
    else if (change) now = withChange(now, change);
    after.set(number, now);
  }
  return now;
}

function withChange(before: Joined, change: PublicChange): Joined {
  const { reason, moved, cancelled = [], closed, opened } = change;
  const all = new Map(before.moved);
  for (const { matchId, ...place } of moved) all.set(matchId, { ...(all.get(matchId) ?? place), reason });
  const left = before.closed.flatMap((closure) => opened.reduce(withoutTime, [closure]));
  const reasons = reason === null ? [] : cancelled.map((id) => [id, reason] as const);
  return {
    moved: all,
    cancelled: new Map([...before.cancelled, ...reasons]),
    closed: closed.reduce<Joined['closed']>((all, one) => withClosure(all, { ...one, reason }), left),
  };
}

/** Closures of a hall that overlap or touch are one, unless each has its own reason. */
function withClosure(closures: Joined['closed'], added: Joined['closed'][number]): Joined['closed'] {
  const isPart = ({ placeId, reason, from, to }: Joined['closed'][number]) =>
    placeId === added.placeId && reason === added.reason && from <= added.to && to >= added.from;
  const parts = [...closures.filter(isPart), added];
  const [from = added.from] = parts.map((one) => one.from).toSorted();
  const to =
    parts
      .map((one) => one.to)
      .toSorted()
      .at(-1) ?? added.to;
  return [...closures.filter((one) => !isPart(one)), { ...added, from, to }];
}

function withoutTime(closures: Joined['closed'], { placeId, from, to }: PublicChange['opened'][number]) {
  return closures.flatMap((closure) => {
    if (closure.placeId !== placeId || closure.from >= to || closure.to <= from) return [closure];
    return [
      ...(closure.from < from ? [{ ...closure, to: from }] : []),
      ...(closure.to > to ? [{ ...closure, from: to }] : []),
    ];
  });
}
