import { describe, expect, it } from 'vitest';
import { applySeatChanges, aTournament, indexTournament, type TestTournament } from '../testing/index.ts';
import { groupOutcome, lotTies, seatsToChange, seatsToDecide } from './index.ts';

const second = (group: number) => ({ group, standing: 2 });

/** Two groups of three; their winners and the best second advance. Group 3 compares the seconds. */
function cup(results: Readonly<Record<string, `${number}:${number}`>>): TestTournament {
  return aTournament()
    .group(1, 'preliminary', [11, 12, 13])
    .group(2, 'preliminary', [21, 22, 23])
    .group(3, 'preliminary', [second(1), second(2)], { comparedPlace: 2 })
    .group(4, 'semifinal', [
      { group: 1, standing: 1 },
      { group: 3, standing: 1 },
    ])
    .roundRobin(1, [11, 12, 13], results)
    .roundRobin(2, [21, 22, 23], results)
    .match(4, { group: 1, standing: 1 }, null, { group: 3, standing: 1 }).rows;
}
const ofA = { '11-12': '20:18', '11-13': '20:10', '12-13': '20:10' } as const;
const ofB = { '21-22': '20:10', '21-23': '20:10', '22-23': '20:15' } as const;
const follow = (rows: TestTournament, withdrawn: readonly number[] = []) =>
  applySeatChanges(rows, seatsToChange(indexTournament(rows, { withdrawn })));
const seat = (rows: TestTournament, id: number) => rows.groupTeams.find((row) => row.id === id)?.teamId;
const bestSecond = 401;

describe('a group that compares teams of several groups', () => {
  it('[ST16] hands on nobody while a group runs, and says who would go on now', () => {
    const rows = follow(cup({ ...ofA, '21-22': '20:10', '22-23': '30:10' }));
    expect([seat(rows, 300), seat(rows, 301), seat(rows, bestSecond)]).toEqual([12, null, null]);
    const running = groupOutcome(indexTournament(rows), 3);
    expect(running).toMatchObject({ finished: false, waiting: [] });
    // At present 22 leads the running group, so 21 is its second.
    expect([...running.projectedAt.values()].toSorted((a, b) => a - b)).toEqual([12, 21]);
  });

  it('[ST16] seats the best once every group is finished, with its reason', () => {
    const rows = follow(cup({ ...ofA, ...ofB }));
    expect(seat(rows, bestSecond)).toBe(12);
    const { finished, placings } = groupOutcome(indexTournament(rows), 3);
    expect(finished).toBe(true);
    expect(placings.map(({ teamId, games, points }) => [teamId, games, points])).toEqual([
      [12, 2, 2],
      [22, 2, 2],
    ]);
    expect(placings[0]?.reason).toMatchObject({ criterion: 'overallDifference', headToHead: false });
  });

  it('[BR9] follows a correction that changes no place in its group', () => {
    const before = follow(cup({ ...ofA, ...ofB }));
    const better = cup({ ...ofA, ...ofB, '22-23': '40:15' });
    const after = follow({ ...before, matches: better.matches });
    expect(seat(after, bestSecond)).toBe(22);
  });

  it('[ST16] waits for lots when nothing sets the teams apart', () => {
    const rows = follow(cup({ ...ofA, '21-22': '20:18', '21-23': '20:10', '22-23': '20:10' }));
    expect(seat(rows, bestSecond)).toBeNull();
    expect(lotTies(indexTournament(rows))).toEqual([
      { groupId: 3, teamIds: [12, 22], places: [1, 2], drawn: false },
    ]);
    const drawn = rows.groupTeams.map((row) =>
      row.competitionGroupId === 3 ? { ...row, lot: row.teamId === 22 ? 1 : 2, lotDrawnAt: 'now' } : row,
    );
    expect(seat(follow({ ...rows, groupTeams: drawn }), bestSecond)).toBe(22);
  });

  it('[ST17] compares what was won in a match where one group is smaller, or sums if the edition says so', () => {
    const three = { '11-12': '20:18', '11-13': '20:10', '12-13': '20:10' } as const;
    const rows = aTournament()
      .group(1, 'preliminary', [11, 12, 13])
      .group(2, 'preliminary', [21, 22, 23, 24])
      .group(3, 'preliminary', [second(1), second(2)], { comparedPlace: 2 })
      .roundRobin(1, [11, 12, 13], three)
      .roundRobin(2, [21, 22, 23, 24], {
        '21-22': '20:10',
        '21-23': '20:10',
        '21-24': '20:10',
        '22-23': '20:20',
        '22-24': '20:11',
        '23-24': '20:12',
      }).rows;
    const first = (comparesSums: boolean) =>
      groupOutcome(indexTournament(follow(rows), { comparesSums }), 3).placings[0]?.teamId;
    // 12: 2 points of 2 matches. 22: 3 points of 3 matches, 1 each as well, and a worse difference; more by sums.
    expect([first(false), first(true)]).toEqual([12, 22]);
  });

  it('[BR15] passes over a team that has withdrawn, and nobody has to decide it', () => {
    const rows = cup({ ...ofA, ...ofB });
    const two = { ...rows, groupTeams: rows.groupTeams.filter(({ teamId }) => teamId !== 13) };
    const after = follow(two, [12]);
    expect(seat(after, bestSecond)).toBe(22);
    expect(seatsToDecide(indexTournament(after, { withdrawn: [12] }))).toEqual([]);
  });
});
