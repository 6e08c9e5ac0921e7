import { describe, expect, test } from 'vitest';
import {
  addressOfKey,
  clamped,
  eventAddress,
  eventKey,
  eventsDigest,
  instantOf,
  isClientTooOld,
  isSameDigest,
} from './index.ts';

const event = {
  id: 12,
  stageId: 2,
  eventTypeId: 1,
  side: 'home',
  minute: 3,
  second: 20,
  participantId: 7,
  secondaryParticipantId: null,
} as const;

describe('[SY2] the key of a tap', () => {
  test('is the header, else user and time, however the same instant is written', () => {
    const sources = { userId: 4, createdTimestamp: '2026-04-04T09:00:00Z' };
    expect(eventKey({ ...sources, idempotencyKey: 'd1-7' })).toBe('d1-7');
    const plain = { ...sources, idempotencyKey: undefined };
    expect(eventKey(plain)).toBe('4 2026-04-04T09:00:00Z');
    expect(eventKey({ ...plain, createdTimestamp: '2026-04-04T11:00:00.000+02:00' })).toBe(
      '4 2026-04-04T09:00:00Z',
    );
    expect(eventKey({ ...plain, createdTimestamp: ' yesterday ' })).toBe('4 yesterday');
  });

  test('is an address as long as the id is not known', () => {
    expect(eventAddress(12)).toEqual({ id: 12 });
    expect(eventAddress(addressOfKey('d1-7'))).toEqual({ key: 'd1-7' });
  });
});

describe('[SY6] times', () => {
  test('are read in every common form, and what is none is null', () => {
    const instant = Date.UTC(2026, 3, 4, 9, 0, 0);
    for (const text of [
      '2026-04-04T09:00:00Z',
      '2026-04-04 09:00:00',
      '2026-04-04T11:00:00+0200',
      '2026-04-04T09:00Z',
    ])
      expect(instantOf(text), text).toBe(instant);
    expect(instantOf('2026-04-04T09:00:00.250Z')).toBe(instant + 250);
    for (const text of ['', 'now', '2026-13-04T09:00:00Z', '0000-01-01T00:00:00Z', '2026-04-04'])
      expect(instantOf(text), text).toBeNull();
  });

  test('are cut to two seconds ahead', () => {
    expect(clamped(5000, 1000)).toBe(3000);
    expect(clamped(500, 1000)).toBe(500);
    expect(clamped(null, 1000)).toBe(1000);
  });
});

describe('[SY9] the hash of approval', () => {
  test('is FNV-1a of the events in the order of their ids', () => {
    expect(eventsDigest([])).toEqual({ count: 0, hash: 'cbf29ce484222325' });
    const other = { ...event, id: 3 };
    expect(eventsDigest([event, other])).toEqual(eventsDigest([other, event]));
    expect(eventsDigest([event])).toEqual({ count: 1, hash: '4b8380f9e39f002e' });
  });

  test('differs as soon as anything in an event differs', () => {
    const digest = eventsDigest([event]);
    const others = [
      { ...event, id: 13 },
      { ...event, minute: 4 },
      { ...event, side: 'away' as const },
      { ...event, participantId: null, secondaryParticipantId: 7 },
    ];
    for (const other of others) expect(isSameDigest(eventsDigest([other]), digest)).toBe(false);
    expect(isSameDigest({ ...digest, hash: digest.hash.toUpperCase() }, digest)).toBe(true);
  });
});

test('an old protocol is too old, none or an unreadable one is a client of the specification', () => {
  expect(isClientTooOld('0')).toBe(true);
  for (const protocol of ['1', '2', undefined, 'x', '', '-1']) expect(isClientTooOld(protocol)).toBe(false);
});
