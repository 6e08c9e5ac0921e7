import type { ScoutingEntry } from './entry.ts';

/** Milliseconds between two notes of the same event, and decimetres between the places of the same shot (SO8). */
const sameTime = 15_000;
const samePlace = 30;

/** An entry with the device that noted it, and when, milliseconds UTC. */
export interface NotedEntry extends ScoutingEntry {
  readonly device: string;
  readonly recordedAt: number;
}

/**
 * What several scouts have noted of a match, with each event once (SO8): notes of different devices about the same team, close in
 * time and, for shots, in place, and both a goal or both none, are one. The first note stands; a player that it lacks comes
 * from another one. Notes of one device are never merged. A note is paired with the latest one that fits, or, where this
 * makes fewer events, with the earliest: a scout who is slow notes both shots of a rebound after both of the other one.
 * @param entries in the order of `recordedAt`, which is the same wherever this is computed
 */
export function mergeScouts<T extends NotedEntry>(entries: readonly T[]): T[] {
  return runsOf(entries).flatMap((run) => {
    const [latest, earliest] = [merged(run, 'findLast'), merged(run, 'find')];
    return earliest.length < latest.length ? earliest : latest;
  });
}

/** Notes that may be of the same event stand in the same run, so that a choice does not reach beyond it. */
function runsOf<T extends NotedEntry>(entries: readonly T[]): T[][] {
  const runs: T[][] = [];
  for (const entry of entries) {
    const run = runs.at(-1);
    const before = run?.at(-1);
    if (run && before && entry.recordedAt - before.recordedAt <= sameTime) run.push(entry);
    else runs.push([entry]);
  }
  return runs;
}

function merged<T extends NotedEntry>(entries: readonly T[], search: 'find' | 'findLast'): T[] {
  const events: { entry: T; devices: Set<string> }[] = [];
  for (const entry of entries) {
    const same = events[search](
      ({ entry: first, devices }) => !devices.has(entry.device) && isSame(first, entry),
    );
    if (same === undefined) {
      events.push({ entry, devices: new Set([entry.device]) });
      continue;
    }
    same.devices.add(entry.device);
    same.entry = { ...same.entry, participantId: same.entry.participantId ?? entry.participantId };
  }
  return events.map(({ entry }) => entry);
}

function isSame(one: NotedEntry, other: NotedEntry): boolean {
  if (one.kind !== other.kind || one.side !== other.side) return false;
  if (Math.abs(one.recordedAt - other.recordedAt) > sameTime) return false;
  return (one.result === 'goal') === (other.result === 'goal') && isNear(one, other);
}

function isNear(one: NotedEntry, other: NotedEntry): boolean {
  if (one.x === null || one.y === null || other.x === null || other.y === null) return true;
  return Math.hypot(one.x - other.x, one.y - other.y) <= samePlace;
}
