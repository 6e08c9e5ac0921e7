import { expect, test } from 'vitest';
import { decideDelete, decideWrite } from '../inbox/index.ts';
import { simulate } from './world.ts';
import type { SimulationOptions } from './world.ts';

const matches = 2000;
/** Enough for every planted fault; most are seen within the first hundred matches. */
const attempts = 4000;

/** The first match that broke a promise; null: none of them did. */
function firstBroken(options: Omit<SimulationOptions, 'seed'>, count: number): string | null {
  for (let seed = 1; seed <= count; seed += 1) {
    const { faults } = simulate({ ...options, seed });
    if (faults.length > 0) return `seed ${seed}: ${faults.join('; ')}`;
  }
  return null;
}

test('[SY2] [SY3] [SY4] [SY5] [SY6] [SY7] [SY13] given matches over bad networks, then every promise is kept in each', () => {
  expect(firstBroken({}, matches)).toBeNull();
});

test('given a seed, then the run repeats itself', () => {
  expect(simulate({ seed: 7 })).toEqual(simulate({ seed: 7 }));
  expect(simulate({ seed: 7 })).not.toEqual(simulate({ seed: 8 }));
});

let taps = 0;

const faults: Record<string, Omit<SimulationOptions, 'seed'>> = {
  'create as specified: every call makes a new event': {
    server: { eventKey: () => `call-${(taps += 1)}` },
  },
  'whole-second key: two taps in one second are one': {
    device: { nextCreated: (now) => Math.floor(now / 1000) * 1000 },
  },
  'key of the time alone, without the user': {
    server: {
      eventKey: ({ idempotencyKey, createdTimestamp }) => idempotencyKey ?? createdTimestamp,
    },
  },
  'content in the key': {
    server: { eventKey: ({ createdTimestamp, content }) => createdTimestamp + content },
  },
  'the same change again counts as newer': {
    server: {
      decideWrite: (arrival, stored) => {
        const decision = decideWrite(arrival, stored);
        if (stored === null || decision.act !== 'keep' || arrival.stamp.at !== stored.stamp.at)
          return decision;
        return { act: 'replace', eventId: stored.id, stamp: arrival.stamp, answer: decision.answer };
      },
    },
  },
  'no tie-break between devices': {
    server: {
      decideWrite: (arrival, stored) =>
        decideWrite({ ...arrival, stamp: { ...arrival.stamp, device: stored?.stamp.device ?? '' } }, stored),
    },
  },
  'the clock of the device is believed': {
    server: {
      arrivingStamp: ({ modifiedAt = '', device = '' }) => {
        const raw = Date.parse(modifiedAt);
        return { at: raw, device, raw, rawText: modifiedAt, ahead: false };
      },
    },
  },
  'a clock ahead is cut and forgotten': { server: { aheadAfter: (ahead) => ahead } },
  'the last to arrive wins': {
    server: {
      decideWrite: (arrival, stored) =>
        decideWrite({ ...arrival, sameContent: false, stamp: { ...arrival.stamp, raw: null } }, stored),
    },
  },
  'the score is counted up': {
    server: { score: (before, decision) => before + (decision.act === 'insert' ? 1 : 0) },
  },
  'a deleted event leaves nothing behind': { server: { buriedRow: () => null } },
  'a late change revives a deleted event': {
    server: {
      decideWrite: (arrival, stored) =>
        decideWrite(arrival, stored === null ? null : { ...stored, deleted: false }),
    },
  },
  'a delete that comes before its event is forgotten': {
    server: {
      decideDelete: (arrival, stored) =>
        stored === null ? { act: 'keep', answer: 'done' } : decideDelete(arrival, stored),
    },
  },
  'an approved match takes events': {
    server: { decideWrite: (arrival, stored) => decideWrite({ ...arrival, approved: false }, stored) },
  },
  'an approved match takes deletes': {
    server: { decideDelete: (arrival, stored) => decideDelete({ ...arrival, approved: false }, stored) },
  },
  'the answer goes out before the commit': { server: { answersBeforeCommit: true } },
  'any 404 means deleted': { device: { isGone: (status) => status === 404 } },
  'an answer settles a later change': { device: { settles: () => true } },
  'the queue stops at a refusal': { device: { blocks: () => true } },
};

test.each(Object.entries(faults))('given the fault "%s", then the judge sees it', (_name, options) => {
  expect(firstBroken(options, attempts)).not.toBeNull();
});
