import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  changedSince,
  changesBetween,
  oldestPress,
  type PressRecord,
  pressRecords,
  type PressSnapshot,
  type PressValues,
  undoableUntil,
} from './index.ts';

const values = fc.record({ state: fc.constantFrom('new', 'approved'), placeId: fc.option(fc.nat(3)) });
const rows = fc
  .dictionary(fc.constantFrom('1', '2', '3'), values)
  .map((found) => new Map(Object.entries(found).map(([id, of]) => [Number(id), of])));
/** The same for every kind of record. */
const each = <T>(of: (record: PressRecord) => T): Record<PressRecord, T> => ({
  club: of('club'),
  team: of('team'),
  'extra-persons': of('extra-persons'),
  referee: of('referee'),
  beds: of('beds'),
  appointment: of('appointment'),
  'referee-halls': of('referee-halls'),
  'referee-pair': of('referee-pair'),
  'reporter-halls': of('reporter-halls'),
  volunteer: of('volunteer'),
  shift: of('shift'),
  'shift-person': of('shift-person'),
  'duty-invitation': of('duty-invitation'),
});
const snapshot: fc.Arbitrary<PressSnapshot> = fc.record(each(() => rows));

/** The snapshot with the former values of the changes. */
function undone(after: PressSnapshot, changes: ReturnType<typeof changesBetween>): PressSnapshot {
  const restored = (record: PressRecord): ReadonlyMap<number, PressValues> => {
    const kept = new Map(after[record]);
    for (const { id, before } of changes.filter((change) => change.record === record)) {
      if (before === null) kept.delete(id);
      else kept.set(id, before);
    }
    return kept;
  };
  return each(restored);
}

test('[UN1] a press can be undone for ten minutes', () => {
  const at = new Date('2026-03-01T10:00:00Z');
  expect(undoableUntil(at)).toEqual(new Date('2026-03-01T10:10:00Z'));
  expect(oldestPress(undoableUntil(at))).toEqual(at);
});

test('[UN2] the former values of what changed give the former snapshot, and nothing counts as changed since', () => {
  fc.assert(
    fc.property(snapshot, snapshot, (before, after) => {
      const changes = changesBetween(before, after);
      expect(undone(after, changes)).toEqual(before);
      expect(changesBetween(before, undone(after, changes))).toEqual([]);
      expect(changedSince(changes, after)).toEqual([]);
    }),
  );
});

test('[UN2] a value that was not there before counts as changed, unless it is empty', () => {
  const none = each((): PressSnapshot[PressRecord] => new Map());
  const withClub = (values: PressValues) => ({ ...none, club: new Map([[1, values]]) });
  const changed = (after: PressValues) => changesBetween(withClub({ state: 'new' }), withClub(after)).length;
  expect([changed({ state: 'new', reason: 'x' }), changed({ state: 'new', reason: null })]).toEqual([1, 0]);
});

test('[UN2] every record that somebody changed afterwards is found', () => {
  fc.assert(
    fc.property(snapshot, snapshot, snapshot, (before, after, now) => {
      const changes = changesBetween(before, after);
      const later = new Set(changesBetween(after, now).map(({ record, id }) => `${record} ${id}`));
      const expected = changes.filter(({ record, id }) => later.has(`${record} ${id}`));
      expect(changedSince(changes, now)).toEqual(expected);
      expect(pressRecords).toEqual(expect.arrayContaining(changes.map(({ record }) => record)));
    }),
  );
});
