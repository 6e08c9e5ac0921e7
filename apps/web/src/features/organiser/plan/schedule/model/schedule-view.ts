import type { PlanDocument } from '@sevenmetre/engine/plan';
import type { Placement, ScheduleInput } from '@sevenmetre/engine/schedule';
import type { Gender } from '@sevenmetre/rules/vocabulary';
import { fold } from '@sevenmetre/rules/search';

/** What the schedule page shows: the draft in the words and names of the edition. */
export interface ScheduleView {
  readonly input: ScheduleInput;
  readonly document: PlanDocument;
  /** ISO days of the edition; a day of the plan is an index of this list. */
  readonly days: readonly string[];
  readonly timeZone: string;
  readonly courts: readonly ShownCourt[];
  /** Courts that are not used any more: matches may still be placed there. */
  readonly closedCourts: readonly ShownCourt[];
  readonly categories: readonly ShownCategory[];
  readonly matches: ReadonlyMap<string, ShownMatch>;
  /** Names by key of team or seat. */
  readonly teamNames: ReadonlyMap<string, string>;
  /** Where matches of the last published version are played. */
  readonly published: ReadonlyMap<string, Placement>;
}

/** Up to four halls have high rows with the names of teams, and the problems below. */
export function isSmall({ courts }: Pick<ScheduleView, 'courts'>): boolean {
  return courts.length <= 4;
}

export interface ShownCourt {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly isMain: boolean;
  readonly isSmall: boolean;
  readonly resin: boolean;
  /** Minutes since midnight of a day. */
  readonly blocks: readonly {
    readonly day: number;
    readonly from: number;
    readonly to: number;
    readonly reason: string;
  }[];
}

export interface ShownCategory {
  readonly code: string;
  readonly gender: Gender;
  readonly ageRank: number;
}

export interface ShownMatch {
  readonly key: string;
  readonly category: string;
  /** Group or round with its category, `MB-C` or `MB A QF1`. */
  readonly group: string;
  readonly isBracket: boolean;
  /** The match's number in its group, from 1. */
  readonly order: number;
  /** null: it gets one when it is published. */
  readonly number: number | null;
  readonly home: string;
  readonly away: string;
  /** Keys of teams and seats. */
  readonly players: readonly string[];
  /** Running, finished or inside the freeze: nothing moves it. */
  readonly isFixed: boolean;
}

/** Matches whose number, group, team or hall is what was typed, at most `limit`, in order of their starts. */
export function findMatches(view: ScheduleView, typed: string, limit: number): ShownMatch[] {
  const wanted = fold(typed.trim());
  if (wanted === '') return [];
  const halls = new Map(view.courts.map(({ id, code, name }) => [id, fold(`${code} ${name}`)]));
  const found = [...view.matches.values()].filter((match) => {
    if (match.number !== null && String(match.number) === wanted) return true;
    const place = view.document.placements.get(match.key);
    const hall = place ? (halls.get(place.hall) ?? '') : '';
    return fold(`${match.group} ${match.home} ${match.away} ${hall}`).includes(wanted);
  });
  const start = ({ key }: ShownMatch): number =>
    view.document.placements.get(key)?.start ?? Number.MAX_SAFE_INTEGER;
  const isExact = ({ number }: ShownMatch): number => Number(String(number) !== wanted);
  return found.toSorted((a, b) => isExact(a) - isExact(b) || start(a) - start(b)).slice(0, limit);
}
