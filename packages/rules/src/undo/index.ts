import { millisecondsOfMinute } from '../dates/index.ts';

/** Presses of organisers that can be undone (UN1). */
export const pressKinds = [
  'club-states',
  'team-states',
  'referee-states',
  'beds',
  'appointments',
  'referee-halls',
  'referee-pairs',
  'reporter-halls',
  'shift-people',
  'shifts',
  'volunteers',
] as const;
export type PressKind = (typeof pressKinds)[number];

/** Kinds of records that a press changes. */
export const pressRecords = [
  'club',
  'team',
  'extra-persons',
  'referee',
  'beds',
  'appointment',
  'referee-halls',
  'referee-pair',
  'reporter-halls',
  'volunteer',
  'shift',
  'shift-person',
  'duty-invitation',
] as const;
export type PressRecord = (typeof pressRecords)[number];

/** Values of a record that a press can change, by name. */
export type PressValues = Readonly<Record<string, string | number | null>>;

/** Records by kind and id. */
export type PressSnapshot = Readonly<Record<PressRecord, ReadonlyMap<number, PressValues>>>;

/** What a press did to a record; null: there was none, or there is none any more. */
export interface PressChange {
  readonly record: PressRecord;
  readonly id: number;
  readonly before: PressValues | null;
  readonly after: PressValues | null;
}

const undoableMilliseconds = 10 * millisecondsOfMinute;

/** The time of the oldest press that can still be undone (UN1). */
export function oldestPress(now: Date): Date {
  return new Date(now.getTime() - undoableMilliseconds);
}

/** Until when a press can be undone (UN1). */
export function undoableUntil(at: Date): Date {
  return new Date(at.getTime() + undoableMilliseconds);
}

/** Records that differ between two snapshots of the same scope. */
export function changesBetween(before: PressSnapshot, after: PressSnapshot): PressChange[] {
  return pressRecords.flatMap((record) => {
    const ids = new Set([...before[record].keys(), ...after[record].keys()]);
    return [...ids].flatMap((id) => {
      const was = before[record].get(id) ?? null;
      const is = after[record].get(id) ?? null;
      return isSame(was, is) ? [] : [{ record, id, before: was, after: is }];
    });
  });
}

/** Changes whose records are no longer as the press left them: the press cannot be undone (UN2). */
export function changedSince(changes: readonly PressChange[], now: PressSnapshot): PressChange[] {
  return changes.filter(({ record, id, after }) => !isSame(now[record].get(id) ?? null, after));
}

function isSame(one: PressValues | null, other: PressValues | null): boolean {
  if (one === null || other === null) return one === other;
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => (one[name] ?? null) === (other[name] ?? null));
}
