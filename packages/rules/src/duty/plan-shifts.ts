import { millisecondsOfMinute } from '../dates/index.ts';
import { type DutyKind, dutyKinds } from '../vocabulary/index.ts';
import { type DutySettings, isHallKind } from './settings.ts';

/** A match of the published schedule. Times in milliseconds UTC, the day in the tournament's zone. */
export interface DutyMatch {
  readonly placeId: number;
  readonly day: string;
  readonly startsAt: number;
  readonly endsAt: number;
}

/** A time span, milliseconds UTC. */
export interface Span {
  readonly startsAt: number;
  readonly endsAt: number;
}

/** When a hall is open on a day. */
export interface HallOpening extends Span {
  readonly placeId: number;
  readonly day: string;
}

export interface PlannedShift extends Span {
  /** null: for the whole tournament. */
  readonly placeId: number | null;
  readonly day: string;
  readonly kind: DutyKind;
  readonly needed: number;
}

/** Boundaries between shifts are on multiples of it. */
const step = 10 * millisecondsOfMinute;
/** A shorter rest of a day belongs to the shift beside it. */
const shortest = 60 * millisecondsOfMinute;

/** Halls with their days: from some time before the first match to some time after the last one (DU1). */
export function hallOpenings(
  matches: readonly DutyMatch[],
  { lead, lag }: Pick<DutySettings, 'lead' | 'lag'>,
): HallOpening[] {
  const openings = new Map<string, HallOpening>();
  for (const { placeId, day, startsAt, endsAt } of matches) {
    const key = `${day} ${placeId}`;
    const known = openings.get(key);
    openings.set(key, {
      placeId,
      day,
      startsAt: Math.min(known?.startsAt ?? Infinity, startsAt - lead * millisecondsOfMinute),
      endsAt: Math.max(known?.endsAt ?? -Infinity, endsAt + lag * millisecondsOfMinute),
    });
  }
  return [...openings.values()].toSorted((a, b) => a.day.localeCompare(b.day) || a.placeId - b.placeId);
}

/**
 * Shifts of all halls and of the whole tournament (DU2). A day has the same boundaries in every hall, so that people can
 * change halls between two shifts; each hall's shifts cover its opening without gaps and overlaps.
 */
export function planShifts(matches: readonly DutyMatch[], settings: DutySettings): PlannedShift[] {
  const openings = hallOpenings(matches, settings);
  const days = [...new Set(openings.map(({ day }) => day))];
  return days.flatMap((day) => {
    const ofDay = openings.filter((opening) => opening.day === day);
    const whole = spanOf(ofDay);
    const bounds = boundariesOf(whole, settings.longest * millisecondsOfMinute);
    const halls = ofDay.flatMap((opening) =>
      cut(opening, bounds).flatMap((part) => needed(part, day, opening.placeId, settings)),
    );
    return [...halls, ...cut(whole, bounds).flatMap((part) => needed(part, day, null, settings))];
  });
}

function spanOf(spans: readonly Span[]): Span {
  return {
    startsAt: Math.min(...spans.map(({ startsAt }) => startsAt)),
    endsAt: Math.max(...spans.map(({ endsAt }) => endsAt)),
  };
}

/** Times between the shifts of a day, on full ten minutes where no shift becomes too long. */
function boundariesOf({ startsAt, endsAt }: Span, longest: number): number[] {
  const parts = Math.max(1, Math.ceil((endsAt - startsAt) / longest));
  const length = (endsAt - startsAt) / parts;
  return Array.from({ length: parts - 1 }, (_, at) => {
    const exact = startsAt + length * (at + 1);
    return Math.round(exact / step) * step;
  });
}

/** Cuts a span at the boundaries inside it that leave no part shorter than an hour. */
function cut({ startsAt, endsAt }: Span, bounds: readonly number[]): Span[] {
  const inside = bounds.filter((bound) => bound - startsAt >= shortest && endsAt - bound >= shortest);
  const edges = [startsAt, ...inside, endsAt];
  return inside.concat(endsAt).map((end, at) => ({ startsAt: edges[at] ?? startsAt, endsAt: end }));
}

function needed(part: Span, day: string, placeId: number | null, { needs }: DutySettings): PlannedShift[] {
  return dutyKinds
    .filter((kind) => isHallKind(kind) === (placeId !== null) && needs[kind] > 0)
    .map((kind) => ({ ...part, day, placeId, kind, needed: needs[kind] }));
}

/** Milliseconds before a shift from which its people can be there. */
const early = 60 * 60_000;

/**
 * Whether the presence of somebody on a shift can be ticked: from an hour before it until its end (DU11).
 * @param now milliseconds UTC
 */
export function isPresenceOpen({ startsAt, endsAt }: Span, now: number): boolean {
  return now >= startsAt - early && now < endsAt;
}
