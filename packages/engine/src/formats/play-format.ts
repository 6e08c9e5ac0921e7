import type { FormatPlan, FormatSeat, PlannedGroup } from './template.ts';

export interface PlayedFormat {
  /** Matches of each entry. */
  readonly played: readonly number[];
  /** Entries in the places of each play-off: `A 1` → entry. */
  readonly places: ReadonlyMap<string, number>;
}

/**
 * Plays a format to its end.
 * @param order the entries of a group, best first, from those that sit in it
 * @param across the same for entries of one rank of several groups
 * @throws Error if a seat cannot be filled, a team is twice in a group, or a place is won twice, which are
 * errors of the plan
 */
export function playFormat(
  plan: FormatPlan,
  order: (group: PlannedGroup, entries: readonly number[]) => readonly number[],
  across: (entries: readonly number[]) => readonly number[],
): PlayedFormat {
  const ranking = new Map<string, readonly number[]>();
  const played = Array.from({ length: plan.entries }, () => 0);
  const places = new Map<string, number>();
  const seated = new Map<string, readonly number[]>();
  for (const group of plan.groups) {
    const entries = group.seats.map((seat) => fill(seat, ranking, across, group.id));
    if (new Set(entries).size !== entries.length) throw new Error(`A team sits twice in ${group.id}.`);
    const ranked = order(group, entries);
    ranking.set(group.id, ranked);
    seated.set(group.id, entries);
    if (group.place !== null) award(places, group, ranked);
  }
  for (const { group, home, away } of plan.matches) {
    for (const seat of [home, away]) {
      const entry = seated.get(group)?.[seat] ?? -1;
      played[entry] = (played[entry] ?? 0) + 1;
    }
  }
  return { played, places };
}

function fill(
  seat: FormatSeat,
  ranking: ReadonlyMap<string, readonly number[]>,
  across: (entries: readonly number[]) => readonly number[],
  group: string,
): number {
  const entry = seat.kind === 'entry' ? seat.entry : takenEntry(seat, ranking, across);
  if (entry === undefined) throw new Error(`A seat of ${group} cannot be filled.`);
  return entry;
}

function takenEntry(
  seat: Exclude<FormatSeat, { kind: 'entry' }>,
  ranking: ReadonlyMap<string, readonly number[]>,
  across: (entries: readonly number[]) => readonly number[],
): number | undefined {
  if (seat.kind === 'standing') return ranking.get(seat.group)?.[seat.standing - 1];
  const candidates = seat.groups.flatMap((id) => ranking.get(id)?.[seat.standing - 1] ?? []);
  return across(candidates)[seat.order - 1];
}

function award(places: Map<string, number>, group: PlannedGroup, ranked: readonly number[]): void {
  ranked.slice(0, 2).forEach((entry, index) => {
    const place = `${group.playoff} ${(group.place ?? 0) + index}`;
    if (places.has(place)) throw new Error(`${place} is won twice.`);
    places.set(place, entry);
  });
}
