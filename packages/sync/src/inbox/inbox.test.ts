import { describe, expect, test } from 'vitest';
import { arrivingStamp } from '../stamp.ts';
import { aheadAfter, decideDelete, decideReopen, decideWrite } from './index.ts';
import type { Arrival, StoredEvent } from './index.ts';

const now = Date.UTC(2026, 3, 4, 9, 0, 0);
const at = (seconds: number): string => new Date(now + seconds * 1000).toISOString();

const arrivalAt = (seconds: number | null, device = 'b', rest: Partial<Arrival> = {}): Arrival => ({
  address: 'key',
  stamp: arrivingStamp({ modifiedAt: seconds === null ? undefined : at(seconds), device, userId: 1 }, now),
  sameContent: false,
  approved: false,
  keyBuried: false,
  ...rest,
});

const stored: StoredEvent = {
  id: 5,
  deleted: false,
  pending: false,
  stamp: { at: now - 10_000, device: 'b' },
  ahead: {},
  held: null,
};
const tombstone: StoredEvent = { ...stored, deleted: true };
const waiting: StoredEvent = { ...stored, pending: true };
const approved = { approved: true };

describe('[SY2] an event that is not known', () => {
  test('is inserted, and by an id that is not known it is refused', () => {
    expect(decideWrite(arrivalAt(-1), null)).toMatchObject({ act: 'insert', pending: false, answer: 'done' });
    const byId = arrivalAt(-1, 'b', { address: 'id' });
    expect(decideWrite(byId, null)).toEqual({ act: 'keep', answer: 'event-unknown' });
    expect(decideDelete(byId, null)).toEqual({ act: 'keep', answer: 'event-unknown' });
  });
});

describe('[SY4] a change of a stored event', () => {
  test('wins when it is newer, or level from a greater device, and never when it is the same', () => {
    const act = (arrival: Arrival) => decideWrite(arrival, stored).act;
    expect(act(arrivalAt(-9))).toBe('replace');
    expect(act(arrivalAt(-10))).toBe('keep');
    expect(act(arrivalAt(-10, 'c'))).toBe('replace');
    expect(act(arrivalAt(-10, 'a'))).toBe('keep');
    expect(act(arrivalAt(-11, 'z'))).toBe('keep');
  });

  test('without a time of its own wins by arriving, and becomes no older than what it replaces', () => {
    const ahead = { ...stored, stamp: { at: now + 1500, device: 'b' } };
    expect(decideWrite(arrivalAt(null), ahead)).toMatchObject({ act: 'replace', stamp: { at: now + 1500 } });
    expect(decideWrite(arrivalAt(null, 'b', { sameContent: true }), ahead).act).toBe('keep');
  });
});

describe('[SY5] a delete', () => {
  test('wins over every change, before and after', () => {
    expect(decideDelete(arrivalAt(-999), stored)).toEqual({ act: 'bury', eventId: 5, answer: 'done' });
    expect(decideWrite(arrivalAt(1), tombstone)).toEqual({ act: 'keep', answer: 'done' });
    expect(decideDelete(arrivalAt(1), tombstone)).toEqual({ act: 'keep', answer: 'done' });
  });

  test('of a key that has not arrived buries the key', () => {
    expect(decideDelete(arrivalAt(0), null)).toEqual({ act: 'bury-key', answer: 'done' });
    const buried = arrivalAt(0, 'b', { keyBuried: true });
    expect(decideDelete(buried, null)).toEqual({ act: 'keep', answer: 'done' });
    expect(decideWrite(buried, null)).toEqual({ act: 'keep', answer: 'done' });
  });
});

describe('[SY6] a clock that is ahead', () => {
  test('is cut to two seconds, and its later repeat is known by its own time', () => {
    const fast = arrivalAt(3600, 'fast');
    expect(fast.stamp).toMatchObject({ at: now + 2000, ahead: true });
    const ahead = aheadAfter({}, fast.stamp);
    const edited: StoredEvent = { ...stored, stamp: { at: now + 1000, device: 'c' }, ahead };
    expect(decideWrite(fast, edited)).toEqual({ act: 'keep', answer: 'done' });
    expect(decideWrite(arrivalAt(3601, 'fast'), edited).act).toBe('replace');
  });

  test('is remembered also when its change was not the newest', () => {
    const newer: StoredEvent = { ...stored, stamp: { at: now + 2000, device: 'z' } };
    expect(decideWrite(arrivalAt(3600, 'fast'), newer)).toMatchObject({ act: 'remember', eventId: 5 });
  });
});

describe('[SY7] an approved match', () => {
  test('lets events, edits and deletes wait', () => {
    expect(decideWrite(arrivalAt(0, 'b', approved), null)).toMatchObject({ act: 'insert', pending: true });
    expect(decideWrite(arrivalAt(0, 'b', approved), stored)).toMatchObject({ act: 'hold', deleted: false });
    expect(decideDelete(arrivalAt(0, 'b', approved), stored)).toMatchObject({ act: 'hold', deleted: true });
    for (const decision of [
      decideWrite(arrivalAt(0, 'b', approved), null),
      decideDelete(arrivalAt(0, 'b', approved), stored),
    ])
      expect(decision.answer).toBe('match-approved');
  });

  test('acknowledges the repeat of what counts already', () => {
    expect(decideWrite(arrivalAt(-10, 'b', approved), stored)).toEqual({ act: 'keep', answer: 'done' });
    const plain = arrivalAt(null, 'b', { ...approved, sameContent: true });
    expect(decideWrite(plain, stored)).toEqual({ act: 'keep', answer: 'done' });
    expect(decideDelete(arrivalAt(0, 'b', approved), tombstone).answer).toBe('done');
  });

  test('keeps the newest of the changes that wait, and a delete before all of them', () => {
    const held = { deleted: false, stamp: { at: now - 5000, device: 'b' } };
    const act = (seconds: number, over: StoredEvent) =>
      decideWrite(arrivalAt(seconds, 'b', approved), over).act;
    expect(act(-4, { ...stored, held })).toBe('hold');
    expect(act(-5, { ...stored, held })).toBe('keep');
    expect(act(-4, { ...stored, held: { ...held, deleted: true } })).toBe('keep');
  });

  test('lets a waiting event be corrected and deleted', () => {
    const edit = decideWrite(arrivalAt(0, 'b', approved), waiting);
    expect(edit).toMatchObject({ act: 'replace', answer: 'match-approved' });
    expect(decideDelete(arrivalAt(0, 'b', approved), waiting)).toMatchObject({ act: 'bury', answer: 'done' });
  });

  test('once reopened, carries out what waited', () => {
    const held = { deleted: false, stamp: { at: now, device: 'b' } };
    expect(decideReopen({ ...stored, held })).toBe('apply');
    expect(decideReopen({ ...stored, held: { ...held, deleted: true } })).toBe('bury');
    expect(decideReopen({ ...tombstone, held })).toBe('drop');
    expect(decideReopen(stored)).toBe('drop');
  });
});
