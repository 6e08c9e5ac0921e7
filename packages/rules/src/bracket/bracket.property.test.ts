import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  applySeatChanges,
  aTournament,
  indexTournament,
  type PlaceOf,
  testStageId,
  type TestTournament,
} from '../testing/index.ts';
import { groupOutcome, seatsToChange, seatsToFill } from './index.ts';

const place = (standing: number, group: number): PlaceOf => ({ group, standing });
const score = fc.option(
  fc
    .tuple(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 0, max: 3 }))
    .map(([a, b]) => `${a}:${b}` as const),
  { freq: 6 },
);

/** Two groups of three, a cross-over, a bye and a final; some matches played, ties all over the place. */
const aRunningTournament: fc.Arbitrary<TestTournament> = fc
  .array(score, { minLength: 6, maxLength: 6 })
  .map((scores) => {
    const [ab, ac, bc, de, df, ef] = scores;
    return aTournament()
      .group(1, 'preliminary', [1, 2, 3])
      .group(2, 'preliminary', [4, 5, 6])
      .match(1, 1, ab ?? null, 2)
      .match(1, 1, ac ?? null, 3)
      .match(1, 2, bc ?? null, 3)
      .match(2, 4, de ?? null, 5)
      .match(2, 4, df ?? null, 6)
      .match(2, 5, ef ?? null, 6)
      .group(3, 'semifinal', [place(1, 1), place(2, 2)])
      .match(3, place(1, 1), null, place(2, 2))
      .group(4, 'semifinal', [place(1, 2), null])
      .group(5, 'final', [place(1, 3), place(1, 4)])
      .match(5, place(1, 3), null, place(1, 4)).rows;
  });

function filled(rows: TestTournament): TestTournament {
  return applySeatChanges(rows, seatsToFill(indexTournament(rows)));
}

describe('every tournament', () => {
  it('[BR4] fills each seat exactly once', () => {
    fc.assert(
      fc.property(aRunningTournament, (rows) => {
        const changes = seatsToFill(indexTournament(rows));
        expect(new Set(changes.seats.map(({ groupTeamId }) => groupTeamId)).size).toBe(changes.seats.length);
        expect(seatsToFill(indexTournament(filled(rows)))).toEqual({ seats: [], matches: [] });
        for (const { groupTeamId, teamId } of changes.seats) {
          const seat = rows.groupTeams.find(({ id }) => id === groupTeamId);
          expect(seat?.teamId).toBeNull();
          expect(teamId).not.toBeNull();
        }
      }),
    );
  });

  it('[BR8] projects what it fills wherever a group is finished', () => {
    fc.assert(
      fc.property(aRunningTournament, (rows) => {
        const competition = indexTournament(rows);
        for (const groupId of competition.groups.keys()) {
          const { finished, teamAt, projectedAt } = groupOutcome(competition, groupId);
          if (finished) expect(projectedAt).toEqual(teamAt);
        }
      }),
    );
  });

  it('[BR9] stands after a correction as if it had always been so, as long as nothing behind it has begun', () => {
    fc.assert(
      fc.property(aRunningTournament, fc.nat(5), score, (rows, index, corrected) => {
        const before = filled(rows);
        const correct = (all: TestTournament): TestTournament => ({
          ...all,
          matches: all.matches.map((match, at) =>
            at === index
              ? {
                  ...match,
                  homeScore: corrected === null ? null : Number(corrected.split(':')[0]),
                  awayScore: corrected === null ? null : Number(corrected.split(':')[1]),
                  competitionMatchStageId: testStageId(corrected === null ? 'not_started' : 'finished'),
                }
              : match,
          ),
        });
        const after = correct(before);
        const groupId = index < 3 ? 1 : 2;
        const impact = seatsToChange(indexTournament(after), [groupId]);
        expect(impact.conflicts).toEqual([]);
        expect(applySeatChanges(after, impact)).toEqual(filled(correct(rows)));
      }),
    );
  });
});
