import type { ScheduleMatch } from '../schedule/index.ts';
import type { Placed, Timetable } from './timetable.ts';

/** A match of a team, and one that it may reach on another way, which may be before or after it. */
export interface PairApart {
  readonly team: string;
  readonly one: Placed;
  readonly other: Placed;
}

/**
 * Placed pairs of matches that one team may play and of which neither decides the other: an extra match of a
 * team beside its group, and the matches that it may reach from its group.
 */
export function pairsApart(timetable: Timetable, rounds: Rounds): PairApart[] {
  return [...timetable.placed.values()].flatMap((one) => {
    if (one.match.waitsFor.length === 0 || one.match.isDecided) return [];
    const before = rounds.before(one.match);
    const teams = new Set([...before].flatMap((key) => timetable.matches.get(key)?.teams ?? []));
    const seen = new Set<ScheduleMatch>();
    return [...teams].flatMap((team) =>
      (timetable.ofTeam.get(team) ?? []).flatMap((match): PairApart[] => {
        if (match === one.match || before.has(match.key) || seen.has(match)) return [];
        const other = timetable.placed.get(match.key);
        if (!other || rounds.before(match).has(one.match.key)) return [];
        seen.add(match);
        return [{ team, one, other }];
      }),
    );
  });
}

/** Keys of the matches that decide a match, also through others. */
export class Rounds {
  readonly #timetable: Timetable;
  readonly #known = new Map<string, Set<string>>();

  constructor(timetable: Timetable) {
    this.#timetable = timetable;
  }

  before({ key, waitsFor }: ScheduleMatch): ReadonlySet<string> {
    const known = this.#known.get(key);
    if (known) return known;
    const found = new Set<string>();
    this.#known.set(key, found);
    for (const source of waitsFor.flatMap((feeder) => this.#matchesOf(feeder))) {
      found.add(source.key);
      for (const other of this.before(source)) found.add(other);
    }
    return found;
  }

  #matchesOf(feeder: ScheduleMatch['waitsFor'][number]): readonly ScheduleMatch[] {
    if (feeder.kind === 'group') return this.#timetable.ofGroup.get(feeder.group) ?? [];
    const match = this.#timetable.matches.get(feeder.key);
    return match ? [match] : [];
  }
}
