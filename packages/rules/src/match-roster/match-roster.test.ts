import { describe, expect, it } from 'vitest';
import type { RosterRole } from '../vocabulary/index.ts';
import {
  hasRosterErrors,
  type MatchRosterEntry,
  matchRosterLimits,
  matchRosterViolations,
  noRosterMarks,
  prefilledRoster,
  type RosterMarks,
  suspendedIn,
  suspensionReach,
} from './index.ts';

const limits = matchRosterLimits(new Map());
const person = (
  participantId: number,
  jerseyNumber: number | null = participantId,
  marks: Partial<RosterMarks> = {},
  role: RosterRole = 'player',
): MatchRosterEntry => ({ participantId, role, jerseyNumber, marks: { ...noRosterMarks, ...marks } });
const leader = (participantId: number) => person(participantId, null, {}, 'leader');
const players = (count: number) => Array.from({ length: count }, (_, index) => person(index + 1));
const team = (...more: MatchRosterEntry[]) => [...players(6), leader(90), ...more];
const violations = (entries: readonly MatchRosterEntry[], by: 'club' | 'hall' = 'club', of = limits) =>
  matchRosterViolations(entries, of, by).map(({ code, level }) => `${level} ${code}`);

describe('the roster of a match', () => {
  it('[MR1] has nothing wrong with enough players, numbers of their own and a leader without one', () => {
    expect(violations(team())).toEqual([]);
  });

  it('[MR2] lists the numbers that several players bear, with the players', () => {
    const found = matchRosterViolations(team(person(20, 3), person(21, 3), person(22, 5)), limits, 'club');
    expect(found).toEqual([
      { code: 'numbers-duplicate', level: 'error', participantIds: [3, 20, 21], parameters: { number: 3 } },
      { code: 'numbers-duplicate', level: 'error', participantIds: [5, 22], parameters: { number: 5 } },
    ]);
  });

  it('[MR3] names the players without a number, and those whose number is out of the range', () => {
    const found = matchRosterViolations(
      team(person(20, null), person(21, 0), person(22, 100)),
      limits,
      'club',
    );
    expect(found).toMatchObject([
      { code: 'numbers-missing', participantIds: [20] },
      { code: 'numbers-out-of-range', participantIds: [21, 22], parameters: { min: 1, max: 99 } },
    ]);
  });

  it('[MR4] has five players at least and sixteen at most, fourteen are recommended', () => {
    expect(violations([...players(4), leader(90)])).toEqual(['error players-too-few']);
    expect(violations([...players(5), leader(90)])).toEqual([]);
    expect(violations([...players(14), leader(90)])).toEqual([]);
    expect(violations([...players(15), leader(90)])).toEqual(['warning players-over-recommended']);
    expect(violations([...players(17), leader(90)])).toEqual(['error players-too-many']);
  });

  it('[MR5] has one to five leaders', () => {
    expect(violations(players(6))).toEqual(['error leaders-too-few']);
    const leaders = [90, 91, 92, 93, 94].map(leader);
    expect(violations([...players(6), ...leaders])).toEqual([]);
    expect(violations([...players(6), ...leaders, leader(95)])).toEqual(['error leaders-too-many']);
  });

  it('[MR6] names players outside the category, of another team, and whom a card has suspended', () => {
    const entries = team(
      person(20, 20, { outsideCategory: true }),
      person(21, 21, { otherTeam: true }),
      person(22, 22, { suspended: true }),
    );
    expect(matchRosterViolations(entries, limits, 'club')).toMatchObject([
      { code: 'outside-category', participantIds: [20] },
      { code: 'other-team', participantIds: [21] },
      { code: 'suspended', participantIds: [22] },
    ]);
  });

  it('[MR7] is refused, marked or not looked at, as the edition says', () => {
    const of = (level: string) => matchRosterLimits(new Map([['roster-players-min-check', level]]));
    const few = [...players(2), leader(90)];
    expect(violations(few, 'club', of('warning'))).toEqual(['warning players-too-few']);
    expect(violations(few, 'club', of('off'))).toEqual([]);
    expect(violations(few, 'club', of('of'))).toEqual(['error players-too-few']);
    const unlimited = matchRosterLimits(new Map([['roster-players-max-check', 'off']]));
    expect(violations([...players(17), leader(90)], 'club', unlimited)).toEqual([
      'warning players-over-recommended',
    ]);
    expect(matchRosterLimits(new Map([['roster-players-max', '12']])).playersMax).toBe(12);
    expect(matchRosterLimits(new Map([['roster-players-max', 'many']])).playersMax).toBe(16);
  });

  it('[MR8] is refused at the table only for its numbers; the rest is pointed out, the match is played', () => {
    const entries = [person(1), person(2, 1), person(3, 3, { suspended: true })];
    expect(violations(entries, 'hall')).toEqual([
      'error numbers-duplicate',
      'warning players-too-few',
      'warning leaders-too-few',
      'warning suspended',
    ]);
    expect(hasRosterErrors(matchRosterViolations(players(3), limits, 'hall'))).toBe(false);
  });
});

describe('a roster that nobody has saved yet', () => {
  const squad = [
    { participantId: 1, role: 'player' as const, jerseyNumber: 4 },
    { participantId: 2, role: 'player' as const, jerseyNumber: null },
    { participantId: 3, role: 'leader' as const, jerseyNumber: null },
  ];

  it('[MR9] takes who stood in the last match over, with the numbers of then', () => {
    const last = [
      { participantId: 2, role: 'player' as const, jerseyNumber: 11 },
      { participantId: 9, role: 'player' as const, jerseyNumber: 12 },
    ];
    expect(prefilledRoster(squad, last)).toEqual([
      { participantId: 1, role: 'player', jerseyNumber: 4, onRoster: false },
      { participantId: 2, role: 'player', jerseyNumber: 11, onRoster: true },
      { participantId: 3, role: 'leader', jerseyNumber: null, onRoster: false },
    ]);
  });

  it('[MR9] offers everybody of the team before its first match', () => {
    expect(prefilledRoster(squad, null).every(({ onRoster }) => onRoster)).toBe(true);
  });
});

describe('a disqualification', () => {
  const played = (matchNumber: number, cards: { red?: number[]; blue?: number[] } = {}) => ({
    matchId: matchNumber,
    matchNumber,
    startsAt: matchNumber * 1000,
    red: cards.red ?? [],
    blue: cards.blue ?? [],
  });
  const inMatch = (matchNumber: number, others: ReturnType<typeof played>[], red: number, blue: number) => [
    ...suspendedIn({ startsAt: matchNumber * 1000, matchNumber }, others, { red, blue }),
  ];

  it('[MR10] reaches no other match unless the edition says so', () => {
    expect(suspensionReach(new Map())).toEqual({ red: 0, blue: 0 });
    expect(inMatch(2, [played(1, { red: [7], blue: [8] })], 0, 0)).toEqual([]);
  });

  it('[MR10] reaches as many of the next matches of the team as the edition says', () => {
    const others = [played(1, { blue: [7] }), played(2), played(3), played(5, { blue: [9] })];
    expect(inMatch(2, [others[0] ?? played(1), ...others.slice(2)], 0, 1)).toEqual([7]);
    expect(inMatch(4, others, 0, 2)).toEqual([]);
    expect(inMatch(4, others, 0, 3)).toEqual([7]);
    expect(inMatch(1, [played(2, { blue: [7] })], 0, 3)).toEqual([]);
  });

  it('[MR10] with a blue card beside the red one counts as the blue one', () => {
    const others = [played(1, { red: [7, 8], blue: [7] })];
    expect(inMatch(2, others, 0, 1)).toEqual([7]);
    expect(inMatch(2, others, 1, 0)).toEqual([8]);
  });

  it('[MR15] reaches as many matches as an organiser has decided for the person', () => {
    const decided = new Map([
      [7, 2],
      [8, 0],
    ]);
    const others = [{ ...played(1, { red: [7, 9], blue: [8] }), decided }, played(2), played(3)];
    expect(inMatch(2, others, 0, 3)).toEqual([7]);
    expect(inMatch(2, others, 1, 3)).toEqual([7, 9]);
    expect(inMatch(3, others, 1, 3)).toEqual([7]);
    expect(inMatch(4, others, 1, 3)).toEqual([]);
  });

  it('[MR16] reaches the next matches of another team of the club, each team by itself, where an organiser says so', () => {
    const card = { participantId: 7, matches: 2, startsAt: 2500, matchNumber: 40 };
    const own = [played(1), played(2), played(3), played(4), played(5)];
    const suspendedWith = (matchNumber: number) => [
      ...suspendedIn(
        { startsAt: matchNumber * 1000, matchNumber },
        own.filter((other) => other.matchNumber !== matchNumber),
        { red: 0, blue: 0 },
        [card],
      ),
    ];
    expect([1, 2, 3, 4, 5].map(suspendedWith)).toEqual([[], [], [7], [7], []]);
  });

  it('[MR10] reaches no match without a time', () => {
    const none = suspendedIn({ startsAt: null, matchNumber: 2 }, [played(1, { blue: [7] })], {
      red: 1,
      blue: 1,
    });
    expect(none.size).toBe(0);
    const unplanned = { ...played(1, { blue: [7] }), startsAt: null };
    const served = { ...played(3), startsAt: null };
    const reach = { red: 1, blue: 1 };
    const match = { startsAt: 2000, matchNumber: 2 };
    expect([...suspendedIn(match, [unplanned], reach)]).toEqual([]);
    expect([...suspendedIn(match, [played(1, { blue: [7] }), served], reach)]).toEqual([7]);
  });

  it('[MR10] of two matches at one time, that with the lower number counts as the earlier one', () => {
    const [first, second] = [played(1, { blue: [7] }), { ...played(2, { blue: [8] }), startsAt: 1000 }];
    const reach = { red: 0, blue: 1 };
    expect([...suspendedIn(second, [first], reach)]).toEqual([7]);
    expect([...suspendedIn(first, [second], reach)]).toEqual([]);
  });
});
