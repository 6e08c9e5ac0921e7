import { millisecondsOfDay, millisecondsOfMinute } from '../dates/index.ts';
import type { DutyKind } from '../vocabulary/index.ts';
import type { Span } from './plan-shifts.ts';

/** A time at which somebody is elsewhere: a match of their team, or a table to report at. `placeId` null: anywhere. */
export interface Engagement extends Span {
  readonly placeId: number | null;
  readonly why: 'team' | 'reports';
}

/** A volunteer, as far as shifts are filled. */
export interface DutyPerson {
  readonly id: number;
  /** Empty: whatever is needed. */
  readonly skills: readonly DutyKind[];
  /** When they can come; for somebody under 18 without the evening (DU7). null: always. */
  readonly free: readonly Span[] | null;
  readonly engagements: readonly Engagement[];
}

/** A shift with those who are on it and those who have declined it. */
export interface FilledShift extends Span {
  readonly id: number;
  readonly placeId: number | null;
  readonly kind: DutyKind;
  readonly needed: number;
  readonly people: readonly number[];
  readonly declined: readonly number[];
  /** Reporters in the hall on this day: each keeps the table with the timekeepers (DU3). */
  readonly reporters: number;
}

/** Minutes from one hall to another; null stands for the whole tournament. */
export type TravelTime = (from: number | null, to: number | null) => number;

/** Why somebody is not put on a shift. */
export type ShiftObstacle = 'already' | 'declined' | 'skill' | 'away' | 'team' | 'reports' | 'clash';

export interface ShiftPlacement {
  readonly shiftId: number;
  readonly personId: number;
}

/** How many are missing; reporters of the hall count at the table (DU3). */
export function gapOf({
  kind,
  needed,
  people,
  reporters,
}: Pick<FilledShift, 'kind' | 'needed' | 'people' | 'reporters'>): number {
  return Math.max(0, needed - people.length - (kind === 'timekeeper' ? reporters : 0));
}

/** What keeps somebody from a shift; null: nothing (DU5). `all`: every shift of the tournament. */
export function shiftObstacle(
  person: DutyPerson,
  shift: FilledShift,
  all: readonly FilledShift[],
  travel: TravelTime,
): ShiftObstacle | null {
  return obstacleBeside(person, shift, shiftsOf(person.id, all), travel);
}

/**
 * Those who can take a shift, best first (DU6): fewest hours on duty, then on duty in the same hall around that time, then those
 * who can do least else.
 */
export function shiftCandidates(
  shift: FilledShift,
  people: readonly DutyPerson[],
  all: readonly FilledShift[],
  travel: TravelTime,
): DutyPerson[] {
  return bestFirst(
    people.filter((person) => shiftObstacle(person, shift, all, travel) === null),
    shift,
    (id) => shiftsOf(id, all),
  );
}

/** Milliseconds of shifts. */
export function lengthOf(shifts: readonly Span[]): number {
  return shifts.reduce((sum, { startsAt, endsAt }) => sum + endsAt - startsAt, 0);
}

/**
 * Puts free people on shifts with gaps (DU6). Nobody who is on a shift is taken off it. The shift with the fewest candidates is
 * filled first; then new placements are handed on while that makes two people's hours more equal. The order of the arguments
 * does not matter.
 */
export function fillShifts(
  shifts: readonly FilledShift[],
  people: readonly DutyPerson[],
  travel: TravelTime,
): ShiftPlacement[] {
  const filling = new Filling(shifts, people, travel);
  let placed: ShiftPlacement[] = [];
  for (;;) {
    const added = fillGaps(filling);
    if (added.length === 0) return placed;
    // Handing on may free somebody for a gap that nobody could take.
    placed = evenOut(filling, [...placed, ...added]);
    filling.reopen();
  }
}

function fillGaps(filling: Filling): ShiftPlacement[] {
  const placed: ShiftPlacement[] = [];
  for (let open = filling.hardest(); open !== null; open = filling.hardest()) {
    const [best] = filling.candidates(open);
    if (best === undefined) {
      filling.close(open);
      continue;
    }
    filling.place(open.id, best, null);
    placed.push({ shiftId: open.id, personId: best.id });
  }
  return placed;
}

/** Hands new placements to people with fewer hours. Each step makes the sum of squares of hours smaller, so it ends. */
function evenOut(filling: Filling, placements: readonly ShiftPlacement[]): ShiftPlacement[] {
  const placed = [...placements];
  for (let at = 0; at < placed.length; at += 1) {
    const one = placed[at];
    const shift = one && filling.shift(one.shiftId);
    if (!one || !shift) continue;
    const [best] = filling.candidates(shift);
    const length = shift.endsAt - shift.startsAt;
    if (!best || filling.time(best.id) >= filling.time(one.personId) - length) continue;
    filling.place(shift.id, best, one.personId);
    placed[at] = { shiftId: shift.id, personId: best.id };
    at = -1;
  }
  return placed;
}

/** Shifts while they are being filled, with those who can take each. */
class Filling {
  readonly #travel: TravelTime;
  readonly #people: ReadonlyMap<number, DutyPerson>;
  readonly #shifts: Map<number, FilledShift>;
  readonly #own = new Map<number, FilledShift[]>();
  /** Ids of those who can take a shift. */
  readonly #able = new Map<number, Set<number>>();
  readonly #closed = new Set<number>();

  constructor(shifts: readonly FilledShift[], people: readonly DutyPerson[], travel: TravelTime) {
    this.#travel = travel;
    this.#people = new Map(people.toSorted((a, b) => a.id - b.id).map((person) => [person.id, person]));
    const sorted = shifts.toSorted((a, b) => a.startsAt - b.startsAt || a.id - b.id);
    this.#shifts = new Map(sorted.map((shift) => [shift.id, shift]));
    for (const shift of sorted) {
      for (const id of shift.people) this.#own.set(id, [...(this.#own.get(id) ?? []), shift]);
      this.#able.set(shift.id, new Set());
    }
    for (const person of this.#people.values()) this.#check(person);
  }

  shift(id: number): FilledShift | undefined {
    return this.#shifts.get(id);
  }

  time(personId: number): number {
    return lengthOf(this.#own.get(personId) ?? []);
  }

  /** The open shift with the fewest candidates for its gap, the earliest of several; null: none is open. */
  hardest(): FilledShift | null {
    let found: { readonly shift: FilledShift; readonly slack: number } | null = null;
    for (const shift of this.#shifts.values()) {
      const gap = gapOf(shift);
      if (gap === 0 || this.#closed.has(shift.id)) continue;
      const slack = (this.#able.get(shift.id)?.size ?? 0) - gap;
      if (found === null || slack < found.slack) found = { shift, slack };
    }
    return found?.shift ?? null;
  }

  /** Nobody can take it. */
  close({ id }: FilledShift): void {
    this.#closed.add(id);
  }

  reopen(): void {
    this.#closed.clear();
  }

  candidates(shift: FilledShift): DutyPerson[] {
    const able = this.#able.get(shift.id);
    const people = [...this.#people.values()].filter(({ id }) => able?.has(id));
    return bestFirst(people, shift, (id) => this.#own.get(id) ?? []);
  }

  /** @param former who leaves the shift; null: nobody */
  place(shiftId: number, person: DutyPerson, former: number | null): void {
    const shift = this.#shifts.get(shiftId);
    if (!shift) return;
    const people = [...shift.people.filter((id) => id !== former), person.id];
    const filled = { ...shift, people };
    this.#shifts.set(shiftId, filled);
    for (const id of new Set([...shift.people, person.id])) {
      const others = (this.#own.get(id) ?? []).filter((one) => one.id !== shiftId);
      this.#own.set(id, id === former ? others : [...others, filled]);
    }
    this.#check(person);
    const left = former === null ? undefined : this.#people.get(former);
    if (left) this.#check(left);
  }

  #check(person: DutyPerson): void {
    const own = this.#own.get(person.id) ?? [];
    for (const shift of this.#shifts.values()) {
      const able = this.#able.get(shift.id);
      if (obstacleBeside(person, shift, own, this.#travel) === null) able?.add(person.id);
      else able?.delete(person.id);
    }
  }
}

function obstacleBeside(
  person: DutyPerson,
  shift: FilledShift,
  own: readonly FilledShift[],
  travel: TravelTime,
): ShiftObstacle | null {
  if (shift.people.includes(person.id)) return 'already';
  if (shift.declined.includes(person.id)) return 'declined';
  if (person.skills.length > 0 && !person.skills.includes(shift.kind)) return 'skill';
  if (person.free !== null && !person.free.some((span) => contains(span, shift))) return 'away';
  const engaged = person.engagements.find((one) => tooNear(one, shift, travel));
  if (engaged) return engaged.why;
  return own.some((one) => one.id !== shift.id && tooNear(one, shift, travel)) ? 'clash' : null;
}

function shiftsOf(personId: number, all: readonly FilledShift[]): FilledShift[] {
  return all.filter(({ people }) => people.includes(personId));
}

function bestFirst(
  people: readonly DutyPerson[],
  shift: FilledShift,
  ownOf: (personId: number) => readonly FilledShift[],
): DutyPerson[] {
  return people
    .map((person) => {
      const own = ownOf(person.id);
      const isNear = own.some(
        ({ placeId, startsAt }) =>
          placeId === shift.placeId && Math.abs(startsAt - shift.startsAt) < millisecondsOfDay,
      );
      return { person, time: lengthOf(own), near: isNear ? 0 : 1, skills: person.skills.length || Infinity };
    })
    .toSorted(
      (a, b) =>
        a.time - b.time ||
        a.near - b.near ||
        Number(a.skills > b.skills) - Number(a.skills < b.skills) ||
        a.person.id - b.person.id,
    )
    .map(({ person }) => person);
}

function contains(outer: Span, inner: Span): boolean {
  return outer.startsAt <= inner.startsAt && outer.endsAt >= inner.endsAt;
}

/** Whether there is no time to come from one to the other. Two shifts in the same hall may follow each other at once. */
function tooNear(
  one: Span & { readonly placeId: number | null },
  other: Span & { readonly placeId: number | null },
  travel: TravelTime,
): boolean {
  const way = one.placeId === other.placeId ? 0 : travel(one.placeId, other.placeId) * millisecondsOfMinute;
  return one.startsAt < other.endsAt + way && other.startsAt < one.endsAt + way;
}
