import { hallDelays } from '../../schedule/index.ts';
import type { HallMatch } from '../../schedule/index.ts';
import { derived, push } from './derived.ts';
import { scheduleIndex } from './match-index.ts';
import { matchesOf } from './matches-of.ts';
import { recordedStageOf } from './progress.ts';
import { withdrawnSides } from './withdrawn-sides.ts';
import type { MatchDelay } from '../shapes/index.ts';
import type { Snapshot } from '../snapshot.ts';
import type { Edition, Match } from '../../tournament/index.ts';

type Delays = ReadonlyMap<number, MatchDelay>;

/** By edition and hall; computed lazily. */
const known = derived((_: Snapshot['matches']) => new WeakMap<Edition, Map<number, Delays>>());

/** Delay of a coming match; null: on time or unknown. */
export function delayOf(snapshot: Snapshot, { id, placeId }: Match): MatchDelay | null {
  return placeId === null ? null : (delaysOfHall(snapshot, placeId).get(id) ?? null);
}

function delaysOfHall(snapshot: Snapshot, hallId: number): Delays {
  const ofEdition = known(snapshot.matches);
  const ofHalls = ofEdition.get(snapshot.edition) ?? new Map<number, Delays>();
  ofEdition.set(snapshot.edition, ofHalls);
  const found = ofHalls.get(hallId) ?? computed(snapshot, hallId);
  ofHalls.set(hallId, found);
  return found;
}

function computed(snapshot: Snapshot, hallId: number): Delays {
  const days = new Map<string, HallMatch[]>();
  for (const match of matchesOf(snapshot, scheduleIndex(snapshot.matches).ofHall.get(hallId))) {
    if (match.day === null || match.startsAt === null) continue;
    push(days, match.day, hallMatch(snapshot, match, match.startsAt));
  }
  const delays = new Map<number, MatchDelay>();
  for (const ofDay of days.values()) {
    for (const [id, { minutes, expectedAt, knownUntil }] of hallDelays(ofDay, snapshot.edition.delays)) {
      delays.set(id, { minutes, expectedAt: instant(expectedAt), knownUntil: instant(knownUntil) });
    }
  }
  return delays;
}

/** Keeps delays of halls that a commit does not affect: goals change none. */
export function adoptDelays(before: Snapshot, after: Snapshot, rows: readonly Match[]): void {
  const ofHalls = known(before.matches).get(before.edition);
  if (!ofHalls || after.matches === before.matches) return;
  const moved = hallsMoved(before, rows);
  known(after.matches).set(after.edition, new Map([...ofHalls].filter(([hallId]) => !moved.has(hallId))));
}

/** Coming matches whose delay changes because of changed rows. */
export function delayedOtherwise(before: Snapshot, after: Snapshot, rows: readonly Match[]): Set<number> {
  const others = new Set<number>();
  for (const hallId of hallsMoved(before, rows)) {
    const [was, is] = [delaysOfHall(before, hallId), delaysOfHall(after, hallId)];
    for (const id of [...was.keys(), ...is.keys()]) if (!isAlike(was.get(id), is.get(id))) others.add(id);
  }
  return others;
}

/**
 * Coming matches in the same hall and on the same day as one of these: what a past change delayed is unknown.
 */
export function maybeDelayedBy(snapshot: Snapshot, ids: Iterable<number>): Set<number> {
  const found = new Set<number>();
  for (const id of ids) {
    const match = snapshot.matches.get(id);
    if (!match || match.placeId === null || match.day === null) continue;
    for (const other of matchesOf(snapshot, scheduleIndex(snapshot.matches).ofHall.get(match.placeId)))
      if (other.day === match.day && recordedStageOf(snapshot, other) === 'not_started') found.add(other.id);
  }
  return found;
}

const timings = [
  'competitionMatchStageId',
  'startedAt',
  'stageStartedAt',
  'endedAt',
  'startsAt',
  'day',
  'placeId',
  'walkOver',
  'halfLength',
] as const satisfies readonly (keyof Match)[];

/** Halls in which a changed row affects the day; goals do not. */
function hallsMoved(before: Snapshot, rows: readonly Match[]): Set<number> {
  const halls = new Set<number>();
  for (const row of rows) {
    const was = before.matches.get(row.id);
    if (was && timings.every((field) => was[field] === row[field])) continue;
    for (const placeId of [was?.placeId, row.placeId]) if (typeof placeId === 'number') halls.add(placeId);
  }
  return halls;
}

function hallMatch(snapshot: Snapshot, match: Match, startsAt: string): HallMatch {
  return {
    id: match.id,
    startsAt: seconds(startsAt),
    halfLength: match.halfLength,
    stageCode: recordedStageOf(snapshot, match),
    startedAt: match.startedAt === null ? null : seconds(match.startedAt),
    stageStartedAt: match.stageStartedAt === null ? null : seconds(match.stageStartedAt),
    endedAt: match.endedAt === null ? null : seconds(match.endedAt),
    isWalkover: match.walkOver !== null || withdrawnSides(snapshot, match) !== null,
  };
}

function seconds(utc: string): number {
  return Math.floor(Date.parse(utc) / 1000);
}

function instant(secondsUtc: number): string {
  return `${new Date(secondsUtc * 1000).toISOString().slice(0, 19)}Z`;
}

function isAlike(a: MatchDelay | undefined, b: MatchDelay | undefined): boolean {
  return a?.minutes === b?.minutes && a?.expectedAt === b?.expectedAt && a?.knownUntil === b?.knownUntil;
}
