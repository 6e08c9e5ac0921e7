import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  canonicalRecord,
  changedParts,
  codeLetters,
  type MatchRecord,
  printedCode,
  readReportCode,
  reportCode,
} from './match-record.ts';

const record: MatchRecord = {
  match: { id: 7, number: 12, editionId: 1 },
  schedule: { startsAt: '2026-04-04T08:00:00Z', placeId: 3, court: null, halfLength: 900 },
  teams: { home: 10, away: 11 },
  result: {
    home: 3,
    away: 2,
    homeHalfTime: 1,
    awayHalfTime: 2,
    walkOver: null,
    endedInShootout: false,
    isOfficial: false,
  },
  rosters: [{ id: 1, side: 'home', role: 'player', number: 7 }],
  events: [],
  referees: [4, 5],
  remarks: { remarks: '', protest: '', injuries: '', homeOfficial: '', awayOfficial: '' },
  signatures: [],
};

describe('the sealed record of a match', () => {
  it('[MA95] is the same text in whatever order its fields were set', () => {
    const shuffled = fc.shuffledSubarray(Object.entries(record), { minLength: Object.keys(record).length });
    fc.assert(
      fc.property(shuffled, (fields) => {
        expect(canonicalRecord({ ...record, ...Object.fromEntries(fields) })).toBe(canonicalRecord(record));
      }),
    );
    const reversed = Object.fromEntries(Object.entries(record).toReversed());
    expect(canonicalRecord({ ...reversed, ...record })).toBe(canonicalRecord(record));
    expect(canonicalRecord(record)).toMatch(/^\{"events":\[\],"format":"sevenmetre-match-record",/);
  });

  it('[MA96] names the parts that a new version changes, and no others', () => {
    expect(changedParts(record, record)).toEqual([]);
    const corrected = { ...record, result: { ...record.result, home: 4 }, referees: [5, 4] };
    expect(changedParts(record, corrected)).toEqual(['result', 'referees']);
  });

  it('[MA97] has a code that is read as it is printed and as people type it', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 32, maxLength: 32 }), (bytes) => {
        const code = reportCode(bytes);
        expect(code).toHaveLength(12);
        expect(readReportCode(printedCode(code))).toBe(code);
        expect(
          readReportCode(` ${printedCode(code).toLowerCase().replaceAll('0', 'o').replaceAll('1', 'l')}`),
        ).toBe(code);
      }),
    );
    for (const wrong of ['', 'ABCD', 'ABCD-EFGH-JKM!', codeLetters]) expect(readReportCode(wrong)).toBeNull();
  });
});
