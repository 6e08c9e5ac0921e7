import { describe, expect, it } from 'vitest';
import { defaultTieBreakers } from '../vocabulary/index.ts';
import { type Aim, outlook, type OutlookInput } from './index.ts';
import { aFixture } from './testing/groups.ts';

type Result = readonly [home: number, score: string | null, away: number];

/** A group by its results; null: not played. */
function group(teams: number, results: readonly Result[], changes: Partial<OutlookInput> = {}): OutlookInput {
  return {
    teams: Array.from({ length: teams }, (_, index) => ({ teamId: index + 1 })),
    fixtures: results.map(([home, score, away]) => {
      const [homeScore = 0, awayScore = 0] = score?.split(':').map(Number) ?? [];
      return aFixture(home, away, score === null ? null : [homeScore, awayScore]);
    }),
    criteria: defaultTieBreakers,
    drawsPossible: true,
    borders: [1],
    ...changes,
  };
}

/** "1–2" by team. */
function places(input: OutlookInput): string[] {
  return outlook(input).teams.map(({ teamId, best, worst }) => `${teamId}: ${best}–${worst}`);
}

function aim(input: OutlookInput, teamId: number): Aim | undefined {
  return outlook(input).teams.find((team) => team.teamId === teamId)?.aims[0];
}

/** 1 leads with four points; 2 and 3 have two each and play the last match against each other. */
const lastMatch: readonly Result[] = [
  [1, '12:10', 2],
  [1, '15:10', 3],
  [2, '14:10', 4],
  [3, '13:10', 4],
  [1, '9:8', 4],
  [2, null, 3],
];

describe('what is certain', () => {
  it('[OU1] goes by the list of the finished group and takes no open score for final', () => {
    expect(places(group(4, lastMatch))).toEqual(['1: 1–1', '2: 2–3', '3: 2–3', '4: 4–4']);
    const running = group(4, lastMatch);
    const fixtures = [...running.fixtures].map((one) =>
      one.decided ? one : { ...one, homeScore: 9, awayScore: 1 },
    );
    expect(outlook({ ...running, fixtures })).toEqual(outlook(running));
  });

  it('[OU1] goes on with the list between those whom goals leave level, when they set others apart', () => {
    const results: readonly Result[] = [
      [1, '12:10', 2],
      [2, '13:10', 3],
      [3, '11:10', 1],
    ];
    // Differences +1, +1 and −2; the direct match decides between the first two.
    expect(places(group(3, results))).toEqual(['1: 1–1', '2: 2–2', '3: 3–3']);
  });

  it('[OU1] counts carried-over results, also those that are not decided yet', () => {
    const carriedOver = [aFixture(1, 2, [20, 10]), aFixture(3, 1, null)];
    expect(outlook(group(3, [[2, '12:9', 3]], { carriedOver })).teams.map(({ open }) => open)).toEqual([
      1, 0, 1,
    ]);
  });

  it('[OU1] gives a win the points of the edition', () => {
    const points = { win: 3, tie: 1, loss: 0 };
    const results: readonly Result[] = [
      [1, '10:10', 2],
      [2, '10:10', 3],
      [1, null, 3],
    ];
    expect(aim(group(3, results, { points }), 1)).toMatchObject({ by: 'own', enough: 3 });
    expect(outlook(group(3, results, { points })).win).toBe(3);
  });

  it('[OU4] lets a tie between two teams leave their goals as they were', () => {
    // 2 is ahead of 3 by the overall difference, and a tie in their match does not change it.
    const decided = aim(group(4, lastMatch, { borders: [2] }), 2);
    expect(decided).toEqual({ place: 2, by: 'own', enough: 1, needed: 1, margin: null, beating: [] });
    expect(aim(group(4, lastMatch, { borders: [2] }), 3)).toMatchObject({ by: 'own', enough: 2, needed: 2 });
  });

  it('[OU4] takes a team that can only gain goals for ahead of one that can only lose them', () => {
    const results: readonly Result[] = [
      [1, '10:10', 2],
      [1, '20:10', 3],
      [2, '12:10', 3],
      [1, null, 4],
      [2, null, 4],
    ];
    // Both win: equal points, a tie in their match, differences of at least +10 against at least +2.
    expect(places(group(4, results))).toEqual(['1: 1–3', '2: 1–3', '3: 3–4', '4: 1–4']);
  });
});

describe('what a team needs', () => {
  it('[OU5] says the points that are enough, whichever matches they come from', () => {
    const results: readonly Result[] = [
      [1, '12:10', 2],
      [1, '12:10', 3],
      [1, null, 4],
      [2, null, 4],
      [3, null, 4],
    ];
    expect(aim(group(4, results), 1)).toMatchObject({ by: 'own', enough: 2, needed: null });
    expect(aim(group(4, results), 4)).toMatchObject({ by: 'own', enough: 6, needed: 4 });
  });

  it('[OU5] names the opponent of which a win alone is enough', () => {
    const results: readonly Result[] = [
      [1, '12:10', 2],
      [1, '12:10', 4],
      [3, '12:10', 4],
      [3, '10:10', 5],
      [3, null, 1],
      [2, null, 3],
    ];
    // Four points against three: two more are not enough for 3 when they come from 2, since 1 would win then.
    expect(aim(group(5, results), 3)).toMatchObject({ by: 'own', enough: 3, needed: 2, beating: [1] });
  });

  it('[OU6] says the points without which it cannot be done', () => {
    expect(aim(group(4, lastMatch, { borders: [2] }), 3)?.needed).toBe(2);
  });

  it('[OU7] says the margin when only goals can keep a winner out', () => {
    const results: readonly Result[] = [
      [1, '10:10', 2],
      [1, '20:10', 3],
      [2, null, 3],
    ];
    expect(aim(group(3, results), 2)).toEqual({
      place: 1,
      by: 'goals',
      enough: null,
      needed: 2,
      margin: 11,
      beating: [],
    });
  });

  it('[OU7] says no greater margin than it takes when no score puts both rivals ahead', () => {
    const results: readonly Result[] = [
      [1, '11:10', 2],
      [3, '11:10', 1],
      [2, '13:10', 4],
      [3, '28:10', 4],
      [1, null, 4],
      [2, null, 3],
    ];
    // If 1 and 2 win, three teams have four points: 1 its margin, 2 at least +2, 3 at most +19, together
    // never above +21.
    const criteria = ['points', 'overallDifference'] as const;
    expect(aim(group(4, results, { borders: [2], criteria }), 1)).toMatchObject({ by: 'goals', margin: 11 });
  });

  it('[OU7] says by how many goals a team may lose', () => {
    const results: readonly Result[] = [
      [1, '10:10', 2],
      [1, '20:10', 4],
      [2, '12:10', 4],
      [1, null, 3],
    ];
    // Tied with 2 after a loss, +10 less the loss against +2; then at least 30 goals against 22.
    expect(aim(group(4, results), 1)).toMatchObject({ by: 'own', enough: 1, needed: null, margin: -8 });
  });

  it('[OU8] says that others decide when nothing of its own is enough', () => {
    const results: readonly Result[] = [
      [2, '12:10', 1],
      [1, '12:10', 4],
      [1, '12:10', 5],
      [5, '12:10', 2],
      [1, null, 3],
      [2, null, 4],
    ];
    expect(aim(group(5, results), 2)).toMatchObject({ by: 'others', enough: null, needed: 2, margin: null });
  });
});

describe('the limits of it', () => {
  const results: readonly Result[] = [
    [1, '12:10', 2],
    [1, '12:10', 3],
    [1, '12:10', 4],
    [1, '12:10', 5],
    [2, null, 3],
    [2, null, 4],
    [2, null, 5],
    [3, null, 4],
    [3, null, 5],
    [4, null, 5],
  ];

  it('[OU9] gives bounds beyond five open matches, and says so', () => {
    const bound = outlook(group(5, results, { borders: [2] }));
    expect(bound).toMatchObject({ exact: false, open: 6 });
    expect(bound.teams[0]).toMatchObject({ best: 1, worst: 1, aims: [] });
    expect(bound.teams[1]).toMatchObject({ best: 2, worst: 5, open: 3 });
    expect(bound.teams[1]?.aims).toEqual([
      { place: 2, by: 'bound', enough: null, needed: null, margin: null, beating: [] },
    ]);
  });

  it('[OU9] says beyond five open matches what is enough and what is needed by the points of the others', () => {
    const firstRound: readonly Result[] = [
      [1, '12:10', 2],
      [1, '12:10', 3],
      [1, '12:10', 4],
      [2, '12:10', 3],
      [2, '12:10', 4],
      [3, '12:10', 4],
    ];
    const again = firstRound.map(([home, , away]): Result => [away, null, home]);
    // Six, four, two and no points; all can still win six.
    const { teams } = outlook(group(4, [...firstRound, ...again], { borders: [1, 2, 3] }));
    const points = teams.map(({ aims }) => aims.map(({ enough, needed }) => [enough, needed]));
    expect(points).toEqual([
      [
        [5, null],
        [3, null],
        [1, null],
      ],
      [
        [null, 2],
        [5, null],
        [3, null],
      ],
      [
        [null, 4],
        [null, 2],
        [5, null],
      ],
      [
        [null, 6],
        [null, 4],
        [null, 2],
      ],
    ]);
  });

  it('[OU9] bounds no place when the list does not begin with points', () => {
    const bound = outlook(group(5, results, { criteria: ['overallDifference', 'points'] }));
    expect(bound.teams.map(({ best, worst }) => [best, worst])).toEqual(bound.teams.map(() => [1, 5]));
  });

  it('[OU10] leaves ties out where none is possible', () => {
    const input = group(4, lastMatch, { borders: [2], drawsPossible: false });
    expect(aim(input, 2)).toMatchObject({ by: 'own', enough: 2, needed: 2 });
  });

  it('[OU11] lets a missing lot fall to either, and a drawn one stand', () => {
    const level: readonly Result[] = [
      [1, '10:10', 2],
      [1, '12:10', 3],
      [2, '12:10', 3],
    ];
    expect(places(group(3, level))).toEqual(['1: 1–2', '2: 1–2', '3: 3–3']);
    const teams = [{ teamId: 1, lot: 2 }, { teamId: 2, lot: 1 }, { teamId: 3 }];
    expect(places(group(3, level, { teams }))).toEqual(['1: 2–2', '2: 1–1', '3: 3–3']);
  });

  it('[OU11] puts a withdrawn team last and waits for none of its matches', () => {
    const open: readonly Result[] = [
      [1, '10:8', 2],
      [1, null, 3],
      [2, null, 3],
    ];
    const input = group(3, open, { withdrawn: [3] });
    expect(outlook(input).open).toBe(0);
    expect(places(input)).toEqual(['1: 1–1', '2: 2–2', '3: 3–3']);
  });
});
