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
const snapshot: fc.Arbitrary<PressSnapshot> = fc.record({
  club: rows,
  team: rows,
  'extra-persons': rows,
  referee: rows,
  beds: rows,
  appointment: rows,
  'referee-halls': rows,
  volunteer: rows,
  shift: rows,
  'shift-person': rows,
  'duty-invitation': rows,
});

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
  return {
    club: restored('club'),
    team: restored('team'),
    'extra-persons': restored('extra-persons'),
    referee: restored('referee'),
    beds: restored('beds'),
    appointment: restored('appointment'),
    'referee-halls': restored('referee-halls'),
    volunteer: restored('volunteer'),
    shift: restored('shift'),
    'shift-person': restored('shift-person'),
    'duty-invitation': restored('duty-invitation'),
  };
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
  const none = {
    club: new Map(),
    team: new Map(),
    'extra-persons': new Map(),
    referee: new Map(),
    beds: new Map(),
  };
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
