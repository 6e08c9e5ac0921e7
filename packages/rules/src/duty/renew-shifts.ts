import type { PlannedShift, Span } from './plan-shifts.ts';

/** A stored shift, as far as new shifts are compared with it. */
export interface KnownShift extends PlannedShift {
  readonly id: number;
  /** Made by hand: it is not from the schedule and is never changed by it. */
  readonly byHand: boolean;
  /** How many are on it and have not declined. */
  readonly people: number;
}

interface ShiftMove {
  readonly id: number;
  readonly before: PlannedShift;
  readonly after: PlannedShift;
  readonly people: number;
  /** The new times are not within the old ones, so that whoever has confirmed is asked again. */
  readonly asksAgain: boolean;
}

/** What new shifts change. */
export interface ShiftRenewal {
  readonly added: readonly PlannedShift[];
  readonly moved: readonly ShiftMove[];
  readonly removed: readonly KnownShift[];
  readonly kept: number;
}

/**
 * Compares stored shifts with those of a new schedule (DU4). A shift is the one of the same hall, day and kind whose times
 * overlap most; it keeps its people. Shifts made by hand and those that have begun stay as they are, and nothing is planned
 * beside them.
 * @param now milliseconds UTC
 */
export function renewShifts(
  known: readonly KnownShift[],
  planned: readonly PlannedShift[],
  now: number,
): ShiftRenewal {
  const fixed = known.filter(({ byHand, startsAt }) => byHand || startsAt <= now);
  const open = known.filter((shift) => !fixed.includes(shift));
  const wanted = planned.filter(
    (shift) =>
      shift.startsAt > now &&
      !fixed.some((one) => !one.byHand && overlapOf(one, shift) > 0) &&
      !isByHand(shift, fixed),
  );
  const pairs = pairUp(open, wanted);
  const taken = new Set(pairs.map(({ after }) => after));
  const used = new Set(pairs.map(({ before }) => before));
  const changed = pairs.filter(({ before, after }) => isChanged(before, after));
  return {
    added: wanted.filter((shift) => !taken.has(shift)),
    moved: changed.map(({ before, after }) => ({
      id: before.id,
      before: plain(before),
      after,
      people: before.people,
      asksAgain: after.startsAt < before.startsAt || after.endsAt > before.endsAt,
    })),
    removed: open.filter((shift) => !used.has(shift)),
    kept: known.length - changed.length - (open.length - used.size),
  };
}

/** Whether shifts made by hand take at least half the time of a planned one, in whose place they are. */
function isByHand(planned: PlannedShift, fixed: readonly KnownShift[]): boolean {
  const taken = fixed
    .filter(({ byHand }) => byHand)
    .reduce((sum, shift) => sum + overlapOf(shift, planned), 0);
  return taken * 2 >= planned.endsAt - planned.startsAt;
}

interface Pair {
  readonly before: KnownShift;
  readonly after: PlannedShift;
}

/** Pairs with the greatest overlap first; shifts with people before those without. */
function pairUp(known: readonly KnownShift[], planned: readonly PlannedShift[]): Pair[] {
  const possible = known
    .flatMap((before) =>
      planned.flatMap((after) => {
        const overlap = overlapOf(before, after);
        return overlap > 0 ? [{ before, after, overlap }] : [];
      }),
    )
    .toSorted(
      (a, b) =>
        Math.sign(b.before.people) - Math.sign(a.before.people) ||
        b.overlap - a.overlap ||
        a.before.id - b.before.id ||
        a.after.startsAt - b.after.startsAt,
    );
  const done: Pair[] = [];
  const seen = new Set<KnownShift | PlannedShift>();
  for (const { before, after } of possible) {
    if (seen.has(before) || seen.has(after)) continue;
    seen.add(before).add(after);
    done.push({ before, after });
  }
  return done;
}

/** Milliseconds that two shifts of the same hall, day and kind have in common. */
function overlapOf(one: PlannedShift, other: PlannedShift): number {
  const same = one.placeId === other.placeId && one.day === other.day && one.kind === other.kind;
  return same ? overlap(one, other) : 0;
}

/** Milliseconds that two spans have in common; 0: none. */
export function overlap(one: Span, other: Span): number {
  return Math.max(0, Math.min(one.endsAt, other.endsAt) - Math.max(one.startsAt, other.startsAt));
}

function isChanged(before: PlannedShift, after: PlannedShift): boolean {
  return (
    before.startsAt !== after.startsAt || before.endsAt !== after.endsAt || before.needed !== after.needed
  );
}

function plain({ placeId, day, kind, needed, startsAt, endsAt }: PlannedShift): PlannedShift {
  return { placeId, day, kind, needed, startsAt, endsAt };
}
