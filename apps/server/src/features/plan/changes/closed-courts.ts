import type { PlanHappening } from '@sevenmetre/contract/plan/schemas';
import { VersionChange } from '../versions/version-change.ts';

/** A time in which a court is closed, in minutes of the plan. */
export interface ClosedCourt {
  readonly hall: string;
  readonly from: number;
  readonly to: number;
}

interface Version {
  readonly number: number;
  /** An older one that it publishes again. */
  readonly restores: number | null;
  readonly change: unknown;
}

/** What the changes of all versions together have closed. A version that publishes an older one again takes back what came since. */
export function closedByVersions(versions: readonly Version[]): readonly ClosedCourt[] {
  let now: readonly ClosedCourt[] = [];
  const after = new Map<number, readonly ClosedCourt[]>();
  for (const { number, restores, change } of versions.toSorted((a, b) => a.number - b.number)) {
    const happenings = VersionChange.nullish().parse(change)?.happenings ?? [];
    now = restores === null ? closedAfter(now, happenings) : (after.get(restores) ?? []);
    after.set(number, now);
  }
  return now;
}

/** What is closed after a change, too. */
export function closedAfter(
  before: readonly ClosedCourt[],
  happenings: readonly PlanHappening[],
): readonly ClosedCourt[] {
  return happenings.reduce((closed, happening) => {
    if (happening.kind === 'hallClosed') return [...closed, happening];
    return happening.kind === 'hallGained' ? closed.flatMap((one) => [...without(one, happening)]) : closed;
  }, before);
}

function* without(closed: ClosedCourt, gained: ClosedCourt): Generator<ClosedCourt, void> {
  if (closed.hall !== gained.hall) return yield closed;
  if (closed.from < gained.from) yield { ...closed, to: Math.min(closed.to, gained.from) };
  if (closed.to > gained.to) yield { ...closed, from: Math.max(closed.from, gained.to) };
}
