import { describe, expect, it } from 'vitest';
import { aFixture, aGroupTable, orderOf } from '../testing/index.ts';
import type { TieBreaker } from '../vocabulary/index.ts';
import { criteriaOf, emptyTally, standings, standingsAcross, tieExplanations } from './index.ts';

const [A, B, C, D] = [1, 2, 3, 4];

/** Three teams beat each other in a cycle and all beat D: tied on points. */
function ring(
  ab: `${number}:${number}`,
  bc: `${number}:${number}`,
  ca: `${number}:${number}`,
  againstD = '20:10',
) {
  const beaten = againstD as `${number}:${number}`;
  return [
    aFixture(A, ab, B),
    aFixture(B, bc, C),
    aFixture(C, ca, A),
    aFixture(A, beaten, D),
    aFixture(B, beaten, D),
    aFixture(C, beaten, D),
  ];
}

describe('points and goals', () => {
  it('[ST1] gives two points for a win, one for a tie, none for a loss', () => {
    const [first, second, third] = standings(
      aGroupTable([aFixture(A, '20:18', B), aFixture(B, '15:15', C), aFixture(C, '12:19', A)]),
    );
    expect(first).toMatchObject({ teamId: A, games: 2, wins: 2, ties: 0, losses: 0, points: 4 });
    expect(second).toMatchObject({ teamId: B, games: 2, wins: 0, ties: 1, losses: 1, points: 1 });
    expect(third).toMatchObject({ teamId: C, points: 1, goalsScored: 27, goalsConceded: 34 });
  });

  it('[ST1] takes other points from the edition', () => {
    const points = { win: 3, tie: 1, loss: 0 };
    const [first] = standings(aGroupTable([aFixture(A, '20:18', B)], { points }));
    expect(first).toMatchObject({ teamId: A, points: 3 });
  });

  it('[ST2] counts only decided matches between teams of the group', () => {
    const table = standings(
      aGroupTable([aFixture(A, '20:18', B)], {
        teams: [{ teamId: A }, { teamId: B }],
        fixtures: [
          aFixture(A, '20:18', B),
          aFixture(B, '30:1', A, { decided: false }),
          aFixture(B, '30:1', 99),
          aFixture(B, '30:1', A, { homeScore: null }),
          aFixture(B, '30:1', B),
        ],
      }),
    );
    expect(table.map(({ teamId, games }) => [teamId, games])).toEqual([
      [A, 1],
      [B, 1],
    ]);
  });

  it('[ST3] counts a walkover with its score as a win and a loss, and no goals as thrown', () => {
    const [home, away] = standings(
      aGroupTable([aFixture(A, '7:9', B, { walkOver: 'home', homeScore: null, awayScore: null })]),
    );
    expect(home).toMatchObject({
      teamId: A,
      wins: 1,
      points: 2,
      goalsScored: 5,
      goalsConceded: 0,
      goalsCountScored: 0,
    });
    expect(away).toMatchObject({ teamId: B, losses: 1, points: 0, goalsScored: 0, goalsCountScored: 0 });
  });

  it('[ST3] follows the walkover, not the score, and takes its goals from the edition', () => {
    const open = { homeScore: null, awayScore: null };
    const input = aGroupTable([aFixture(A, '0:0', B, { walkOver: 'away', ...open })], { walkoverGoals: 10 });
    expect(standings(input)[0]).toMatchObject({ teamId: B, wins: 1, goalsScored: 10 });
  });

  it('[ST3] counts a walkover against both as a loss for both, not as a tie', () => {
    const table = standings(aGroupTable([aFixture(A, '3:2', B, { walkOver: 'both' })]));
    for (const row of table) {
      expect(row).toMatchObject({
        games: 1,
        ties: 0,
        losses: 1,
        points: 0,
        goalsScored: 0,
        goalsConceded: 0,
      });
    }
  });

  it('[ST15] keeps official goals and goals in play apart', () => {
    const shootout = aFixture(A, '24:23', B, { homeGoalsCount: 20, awayGoalsCount: 20 });
    const [winner] = standings(aGroupTable([shootout]));
    expect(winner).toMatchObject({
      goalsScored: 24,
      goalsConceded: 23,
      goalsCountScored: 20,
      goalsCountConceded: 20,
    });
  });
});

describe('criteria', () => {
  it('[ST4] goes through the list until one criterion separates', () => {
    const fixtures = [aFixture(A, '20:15', B), aFixture(B, '30:10', C), aFixture(C, '11:10', A)];
    expect(orderOf(aGroupTable(fixtures, { criteria: ['points', 'overallDifference'] }))).toEqual([B, A, C]);
    expect(orderOf(aGroupTable(fixtures, { criteria: ['points', 'overallGoals'] }))).toEqual([B, A, C]);
    expect(orderOf(aGroupTable(fixtures, { criteria: ['overallGoals'] }))).toEqual([B, A, C]);
  });

  it('[ST4] puts head-to-head before the overall difference, or after it, as the list says', () => {
    // A and B tied on points; A won the direct match, B has the better difference.
    const fixtures = [
      aFixture(A, '15:14', B),
      aFixture(B, '30:10', C),
      aFixture(A, '12:13', C),
      aFixture(C, '9:20', B),
    ];
    const level = [...fixtures, aFixture(A, '20:19', C)];
    expect(orderOf(aGroupTable(level)).slice(0, 2)).toEqual([A, B]);
    const difference: TieBreaker[] = ['points', 'overallDifference', 'headToHeadPoints'];
    expect(orderOf(aGroupTable(level, { criteria: difference })).slice(0, 2)).toEqual([B, A]);
  });

  it('[ST4] decides a drawn direct match by the overall difference', () => {
    const fixtures = [aFixture(A, '15:15', B), aFixture(A, '20:18', C), aFixture(B, '25:18', C)];
    const table = standings(aGroupTable(fixtures));
    expect(table.map(({ teamId }) => teamId)).toEqual([B, A, C]);
    expect(table[0]?.reason).toEqual({
      criterion: 'overallDifference',
      headToHead: false,
      teams: [
        { teamId: B, position: 1, value: 7, points: 3, difference: 7, goals: 40 },
        { teamId: A, position: 2, value: 2, points: 3, difference: 2, goals: 35 },
      ],
    });
  });

  it('[ST5] orders three level teams by the matches among them', () => {
    // Overall C is far ahead, since it beat D by twenty.
    const fixtures = [...ring('20:16', '18:15', '17:16').slice(0, 5), aFixture(C, '40:10', D)];
    expect(orderOf(aGroupTable(fixtures))).toEqual([A, B, C, D]);
    expect(orderOf(aGroupTable(fixtures, { criteria: ['points', 'overallDifference'] }))).toEqual([
      C,
      A,
      B,
      D,
    ]);
  });

  it('[ST5] goes on with the next criterion for the teams that one of them leaves level', () => {
    // A +4, B −2, C −2 among the three; B beat C, so among B and C alone B has more goals.
    const table = standings(aGroupTable(ring('20:15', '19:16', '18:17')));
    expect(table.map(({ teamId }) => teamId)).toEqual([A, B, C, D]);
    expect(table[0]?.reason).toMatchObject({ criterion: 'headToHeadDifference', headToHead: true });
    expect(table[0]?.reason?.teams.map(({ value }) => value)).toEqual([4, -2, -2]);
    expect(table[1]?.reason).toMatchObject({ criterion: 'headToHeadGoals', headToHead: true });
    expect(table[1]?.reason?.teams).toMatchObject([
      { teamId: B, value: 19, points: 2, difference: 3 },
      { teamId: C, value: 16, points: 0, difference: -3 },
    ]);
  });

  it('[ST5] does not return to a criterion that it has passed', () => {
    // As above, without head-to-head goals: the overall difference follows, and C beat D by more.
    const fixtures = [...ring('20:15', '19:16', '18:17').slice(0, 5), aFixture(C, '40:10', D)];
    const criteria: TieBreaker[] = [
      'points',
      'headToHeadPoints',
      'headToHeadDifference',
      'overallDifference',
    ];
    expect(orderOf(aGroupTable(fixtures, { criteria }))).toEqual([A, C, B, D]);
  });

  it('[ST5] builds the mini-table of two level pairs apart from each other', () => {
    const fixtures = [
      aFixture(A, '20:10', B),
      aFixture(C, '20:10', D),
      aFixture(A, '15:16', C),
      aFixture(B, '20:10', C),
      aFixture(B, '10:11', D),
      aFixture(A, '20:10', D),
    ];
    // Points: A 4, C 4, B 2, D 2. C beat A; D beat B, although A and B have the better goals.
    expect(orderOf(aGroupTable(fixtures))).toEqual([C, A, D, B]);
  });

  it('[ST5] lets a mini-table of four leave three, who then count only among themselves', () => {
    // A, B, C, D have six points each. D beat the others, A by twenty; these beat each other in a cycle: A
    // +3, B 0, C −3.
    const [E, F] = [5, 6];
    const fixtures = [
      aFixture(A, '22:18', B),
      aFixture(B, '22:18', C),
      aFixture(C, '19:18', A),
      aFixture(D, '30:10', A),
      aFixture(D, '16:15', B),
      aFixture(D, '16:15', C),
      ...[A, B, C].flatMap((id) => [aFixture(id, '20:19', E), aFixture(id, '20:19', F)]),
      aFixture(E, '20:19', D),
      aFixture(F, '20:19', D),
      aFixture(E, '11:11', F),
    ];
    const table = standings(aGroupTable(fixtures));
    expect(table.map(({ points }) => points)).toEqual([6, 6, 6, 6, 3, 3]);
    expect(table.slice(0, 4).map(({ teamId }) => teamId)).toEqual([D, A, B, C]);
    expect(table[1]?.reason).toMatchObject({ criterion: 'headToHeadDifference' });
    expect(table[1]?.reason?.teams.map(({ value }) => value)).toEqual([3, 0, -3]);
  });
});

describe('open groups, lots and reasons', () => {
  it('[ST6] orders an unfinished group by its own list, a finished one by the other', () => {
    const fixtures = [
      aFixture(A, '20:19', B),
      aFixture(B, '30:10', C),
      aFixture(C, '10:10', A, { decided: false }),
    ];
    const level = [...fixtures, aFixture(C, '20:10', D), aFixture(D, '20:10', A, { decided: false })];
    expect(orderOf(aGroupTable(level, { finished: false })).slice(0, 3)).toEqual([B, A, C]);
    expect(orderOf(aGroupTable(level, { finished: true }))[0]).toBe(A);
  });

  it('[ST6] takes the lists of the category, else of the edition', () => {
    const edition = { tieBreakers: ['points' as const], tieBreakersUnfinished: ['points' as const] };
    expect(criteriaOf(edition, undefined)).toEqual({ criteria: ['points'], criteriaUnfinished: ['points'] });
    const own = { tieBreakers: ['overallGoals' as const], tieBreakersUnfinished: null };
    expect(criteriaOf(edition, own)).toEqual({ criteria: ['overallGoals'], criteriaUnfinished: ['points'] });
  });

  it('[ST7] says what settled each place, with the values of the teams that were level', () => {
    const table = standings(aGroupTable(ring('20:18', '20:20', '18:20')));
    // A 6; B and C tied on 3 with each other and against D.
    const [first, second, third, last] = table;
    expect(first?.reason).toMatchObject({ criterion: 'points' });
    expect(last?.reason?.teams.map(({ teamId, value }) => [teamId, value])).toEqual([
      [A, 6],
      [third?.teamId === C ? B : C, 3],
      [third?.teamId, 3],
      [D, 0],
    ]);
    expect(second?.reason).toBe(third?.reason);
    expect(second?.path.map(({ criterion }) => criterion)).toEqual(['points', 'undecided']);
  });

  it('[ST7] explains every tie once, with all the steps that broke it', () => {
    const ties = tieExplanations(standings(aGroupTable(ring('20:15', '19:16', '18:17'))));
    expect(ties.map(({ criterion, teams }) => [criterion, teams.map(({ teamId }) => teamId)])).toEqual([
      ['headToHeadDifference', [A, B, C]],
      ['headToHeadGoals', [B, C]],
    ]);
  });

  it('[ST7] has no reason for a team that is alone', () => {
    expect(standings(aGroupTable([], { teams: [{ teamId: A }] }))[0]).toMatchObject({
      position: 1,
      reason: null,
    });
    expect(standings(aGroupTable([]))).toEqual([]);
  });

  it('[ST8] asks for lots where the whole list leaves teams level', () => {
    const table = standings(aGroupTable(ring('20:18', '20:18', '20:18')));
    expect(table.map(({ needsLots }) => needsLots)).toEqual([true, true, true, false]);
    expect(table[1]).toMatchObject({ teamId: B, tied: [A, C], reason: { criterion: 'undecided' } });
  });

  it('[ST8] follows the lots once every team of the tie has drawn one, whether the list names them or not', () => {
    const fixtures = ring('20:18', '20:18', '20:18');
    const lots = (a: number | null) => [
      { teamId: A, lot: a },
      { teamId: B, lot: 3 },
      { teamId: C, lot: 1 },
      { teamId: D, lot: null },
    ];
    const criteria: TieBreaker[] = ['points', 'headToHeadPoints'];
    expect(standings(aGroupTable(fixtures, { criteria, teams: lots(null) }))[0]?.needsLots).toBe(true);
    const drawn = standings(aGroupTable(fixtures, { criteria, teams: lots(2) }));
    expect(drawn.map(({ teamId }) => teamId)).toEqual([C, A, B, D]);
    expect(drawn.every(({ needsLots }) => !needsLots)).toBe(true);
    expect(drawn[0]?.reason).toMatchObject({
      criterion: 'lots',
      teams: [{ value: 1 }, { value: 2 }, { value: 3 }],
    });
  });

  it('[ST8] leaves teams with the same lot level', () => {
    const teams = [
      { teamId: A, lot: 1 },
      { teamId: B, lot: 1 },
    ];
    expect(standings(aGroupTable([aFixture(A, '10:10', B)], { teams }))[0]?.needsLots).toBe(true);
  });

  it('[ST21] does not compare lots of different draws, and keeps those that are of one', () => {
    const lot = (teamId: number, drawn: number, lotDrawnAt: string) => ({ teamId, lot: drawn, lotDrawnAt });
    const table = (teams: ReturnType<typeof lot>[]) =>
      standings(aGroupTable([aFixture(A, '10:10', B)], { teams }));
    const [morning, noon] = ['2026-04-04T08:00:00Z', '2026-04-04T12:00:00Z'];
    expect(table([lot(A, 2, morning), lot(B, 1, noon)])[0]?.needsLots).toBe(true);
    expect(table([lot(A, 3, morning), lot(B, 1, morning)]).map(({ teamId }) => teamId)).toEqual([B, A]);
  });

  it('[ST9] leaves level teams of an unfinished group level, without asking for lots', () => {
    const table = standings(aGroupTable([aFixture(A, '10:10', B)], { finished: false }));
    expect(table[0]).toMatchObject({ tied: [B], needsLots: false });
  });

  it('[ST13] counts carried-over results as if they had been played here', () => {
    const input = aGroupTable([aFixture(A, '20:18', C), aFixture(B, '20:19', C)], {
      carriedOver: [aFixture(B, '25:20', A)],
    });
    expect(standings(input)[0]).toMatchObject({ teamId: B, games: 2, points: 4 });
  });
});

describe('withdrawn teams', () => {
  const fixtures = [
    aFixture(A, '20:10', B),
    aFixture(C, '15:14', A),
    aFixture(B, '10:12', C, { decided: false }),
  ];

  it('[ST14] annuls every match of a withdrawn team and puts it last', () => {
    const table = standings(aGroupTable(fixtures, { withdrawn: [C] }));
    expect(table.map(({ teamId, games }) => [teamId, games])).toEqual([
      [A, 1],
      [B, 1],
      [C, 0],
    ]);
    expect(table[2]).toMatchObject({ withdrawn: true, needsLots: false, reason: { criterion: 'withdrawn' } });
  });

  it('[ST14] assesses every match of a withdrawn team as lost when the edition says so', () => {
    const table = standings(aGroupTable(fixtures, { withdrawn: [C], withdrawnPolicy: 'assessed' }));
    expect(table).toMatchObject([
      { teamId: A, games: 2, points: 4, goalsScored: 25 },
      { teamId: B, games: 2, points: 2 },
      { teamId: C, games: 2, points: 0, losses: 2 },
    ]);
  });

  it('[ST14] lets two withdrawn teams both lose', () => {
    const table = standings(aGroupTable(fixtures, { withdrawn: [B, C], withdrawnPolicy: 'assessed' }));
    expect(table[0]).toMatchObject({ teamId: A, points: 4 });
    expect(table.slice(1)).toMatchObject([{ points: 0 }, { points: 0 }]);
  });

  it('[ST22] assesses a match that the withdrawn team has won as the visitor', () => {
    const away = [aFixture(A, '10:20', C), aFixture(A, '20:10', B), aFixture(B, '12:10', C)];
    const table = standings(aGroupTable(away, { withdrawn: [C], withdrawnPolicy: 'assessed' }));
    expect(table.map(({ teamId, wins, losses }) => [teamId, wins, losses])).toEqual([
      [A, 2, 0],
      [B, 1, 1],
      [C, 0, 2],
    ]);
  });

  it('[ST22] puts a team that keeps its results last where it has played nothing', () => {
    const kept = { withdrawn: [C], withdrawnPolicy: 'kept' } as const;
    const teams = [A, B, C].map((teamId) => ({ teamId }));
    const table = standings(aGroupTable([aFixture(A, '20:10', B)], { ...kept, teams }));
    expect(table.map(({ teamId }) => teamId)).toEqual([A, B, C]);
  });

  it('[BR26] lots separate three teams that were absent from all matches, and no group of two', () => {
    const absent = (home: number, away: number) => aFixture(home, '0:0', away, { walkOver: 'both' });
    const three = standings(aGroupTable([absent(A, B), absent(B, C), absent(C, A)]));
    expect(three.map(({ needsLots }) => needsLots)).toEqual([true, true, true]);
    const two = standings(aGroupTable([absent(A, B)]));
    expect(two.map(({ needsLots }) => needsLots)).toEqual([false, false]);
  });
});

describe('points deducted by a ruling', () => {
  const fixtures = [aFixture(1, '10:8', 2), aFixture(2, '10:8', 3), aFixture(1, '10:9', 3)];
  const teams = (deducted: number) => [{ teamId: 1, deducted }, { teamId: 2 }, { teamId: 3 }];

  it('[ST23] lower the points of the table, and may make them negative', () => {
    const table = standings(aGroupTable(fixtures, { teams: teams(5) }));
    expect(table.map(({ teamId, points }) => [teamId, points])).toEqual([
      [2, 2],
      [3, 0],
      [1, -1],
    ]);
  });

  it('[ST23] do not count among level teams, which their direct matches separate', () => {
    const table = standings(aGroupTable(fixtures, { teams: teams(2) }));
    expect(table.map(({ teamId }) => teamId)).toEqual([1, 2, 3]);
    expect(table[0]?.reason).toMatchObject({
      criterion: 'headToHeadPoints',
      teams: [
        { teamId: 1, value: 2 },
        { teamId: 2, value: 0 },
      ],
    });
  });
});

describe('fewer cards and fair play', () => {
  const drawn = (homeTeamId: number, awayTeamId: number, punished: object) =>
    aFixture(homeTeamId, '10:10', awayTeamId, punished);
  const fixtures = [
    drawn(1, 2, { homeCards: 2, awayCards: 1, homeFairPlay: 3, awayFairPlay: 6 }),
    drawn(2, 3, { homeCards: 1, awayCards: 1, homeFairPlay: 1, awayFairPlay: 2 }),
    drawn(3, 1, { homeCards: 2, awayCards: 0, homeFairPlay: 2, awayFairPlay: 0 }),
  ];
  const ordered = (...criteria: TieBreaker[]) => standings(aGroupTable(fixtures, { criteria }));

  it('[ST24] order level teams by cards, then by the fair-play number, the smallest first', () => {
    expect(ordered('points', 'fewerCards', 'fairPlay').map(({ teamId }) => teamId)).toEqual([1, 2, 3]);
    expect(ordered('points', 'fairPlay').map(({ teamId }) => teamId)).toEqual([1, 3, 2]);
    expect(ordered('points', 'fewerCards', 'fairPlay')[2]?.reason).toMatchObject({
      criterion: 'fewerCards',
      teams: [{ value: 2 }, { value: 2 }, { value: 3 }],
    });
  });

  it('[ST24] do not count events of a match that was decided by a walkover', () => {
    const lost = aFixture(1, '5:0', 2, { walkOver: 'home', homeCards: 9, homeFairPlay: 9 });
    expect(standings(aGroupTable([lost]))[0]?.punished).toEqual({ cards: 0, fairPlay: 0 });
  });

  it('[ST24] are counted per match where teams of groups of different size are compared', () => {
    const team = (teamId: number, games: number, cards: number) => ({
      ...emptyTally,
      teamId,
      games,
      punished: { cards, fairPlay: 0 },
    });
    const teams = [team(1, 2, 3), team(2, 3, 4), team(3, 0, 0)];
    const table = standingsAcross({
      teams,
      finished: true,
      criteria: ['fewerCards'],
      criteriaUnfinished: [],
    });
    expect(table.map(({ teamId }) => teamId)).toEqual([2, 1, 3]);
  });
});
