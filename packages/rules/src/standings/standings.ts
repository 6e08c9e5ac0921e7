import { defaultWalkoverGoals } from '../match/index.ts';
import type { Walkover, WithdrawnPolicy } from '../vocabulary/index.ts';
import { defaultPoints, type Fixture, type StandingsInput, type StandingsTeam, type Tally } from './input.ts';
import { orderTeams } from './order.ts';
import type { Placing } from './placing.ts';
import { byId, type Criterion, type DrawnLot } from './split.ts';
import { type CountedFixture, countFixture, punishedByTeam, tallies } from './tally.ts';

/**
 * The table of a group: a total order that depends on teams, results and criteria only, not on the order of
 * the input. Teams that nothing separates are `tied` and ordered by ascending id. The criteria of a finished
 * group always end with lots.
 */
export function standings(input: StandingsInput): Placing[] {
  const teams = [...input.teams];
  const teamIds = byId([...new Set(teams.map(({ teamId }) => teamId))]);
  const withdrawn = new Set(input.withdrawn);
  const fixtures = countedFixtures(input, new Set(teamIds), withdrawn);
  const overall = withDeductions(tallies(teamIds, fixtures, false), teams);
  const last = standingLast(input, withdrawn);
  const lots = drawnLots(teams);
  const context = { fixtures, lots, withdrawn: last, overall, punished: punishedByTeam(fixtures) };
  const placings = orderTeams(teamIds, criteriaInForce(input, last), input.finished, context);
  return areAbsent(placings) ? placings.map((one) => ({ ...one, needsLots: false })) : placings;
}

/** Whether both teams of a group of two have lost all its matches: they were absent, and no lot is drawn between them (rule BR26). */
function areAbsent(placings: readonly Placing[]): boolean {
  return placings.length === 2 && placings.every(({ games, losses }) => games > 0 && losses === games);
}

/** Deducted points count in the whole table, and not among level teams (rule ST23). */
function withDeductions(
  overall: ReadonlyMap<number, Tally>,
  teams: readonly StandingsTeam[],
): ReadonlyMap<number, Tally> {
  const deducted = new Map(teams.map(({ teamId, deducted = 0 }) => [teamId, deducted]));
  return new Map(
    [...overall].map(([id, row]) => [id, { ...row, points: row.points - (deducted.get(id) ?? 0) }]),
  );
}

/** The drawn lots by team. */
export function drawnLots(teams: Iterable<StandingsTeam>): Map<number, DrawnLot> {
  const lots = new Map<number, DrawnLot>();
  for (const { teamId, lot, lotDrawnAt = null } of teams)
    if (lot != null) lots.set(teamId, { lot, drawnAt: lotDrawnAt });
  return lots;
}

/** The criteria that order a group at present. */
export function criteriaInForce(
  input: Pick<StandingsInput, 'finished' | 'criteria' | 'criteriaUnfinished'>,
  withdrawn: ReadonlySet<number> = new Set(),
): Criterion[] {
  const list: Criterion[] = input.finished ? [...input.criteria, 'lots'] : [...input.criteriaUnfinished];
  return withdrawn.size > 0 ? ['withdrawn', ...list] : list;
}

/** Decided fixtures between two teams of the group, after the policies for withdrawn teams. */
export function countedFixtures(
  input: Omit<StandingsInput, 'finished' | 'criteria' | 'criteriaUnfinished'>,
  teamIds: ReadonlySet<number>,
  withdrawn: ReadonlySet<number>,
): CountedFixture[] {
  const counted: CountedFixture[] = [];
  for (const given of [...input.fixtures, ...(input.carriedOver ?? [])]) {
    if (!teamIds.has(given.homeTeamId) || !teamIds.has(given.awayTeamId)) continue;
    const fixture = afterWithdrawal(given, input, withdrawn);
    const points = input.points ?? defaultPoints;
    const found = fixture && countFixture(fixture, points, input.walkoverGoals ?? defaultWalkoverGoals);
    if (found) counted.push(found);
  }
  return counted;
}

/** A team that keeps its results also keeps its place if it has nothing left to play (ST22). */
export function standingLast(
  input: Pick<StandingsInput, 'fixtures' | 'withdrawnPolicy' | 'ownPolicies'>,
  withdrawn: ReadonlySet<number>,
): ReadonlySet<number> {
  const fixtures = [...input.fixtures];
  const hasFinished = (teamId: number) => {
    const own = fixtures.filter(
      ({ homeTeamId, awayTeamId }) => homeTeamId === teamId || awayTeamId === teamId,
    );
    return own.length > 0 && own.every(({ decided }) => decided);
  };
  return new Set(
    [...withdrawn].filter((teamId) => policyOf(input, teamId) !== 'kept' || !hasFinished(teamId)),
  );
}

function policyOf(
  { withdrawnPolicy, ownPolicies }: Pick<StandingsInput, 'withdrawnPolicy' | 'ownPolicies'>,
  teamId: number,
): WithdrawnPolicy {
  return ownPolicies?.get(teamId) ?? withdrawnPolicy ?? 'annulled';
}

/** A fixture after withdrawals; null: annulled. Of two withdrawn teams the stricter policy applies. */
function afterWithdrawal(
  fixture: Fixture,
  input: Pick<StandingsInput, 'withdrawnPolicy' | 'ownPolicies'>,
  withdrawn: ReadonlySet<number>,
): Fixture | null {
  const policy = (teamId: number) => (withdrawn.has(teamId) ? policyOf(input, teamId) : null);
  const [home, away] = [policy(fixture.homeTeamId), policy(fixture.awayTeamId)];
  if (home === null && away === null) return fixture;
  const walkOver = withdrawalWalkover(home, away);
  if (walkOver === null) return null;
  const stands = fixture.decided && home !== 'assessed' && away !== 'assessed';
  return stands ? fixture : { ...fixture, walkOver, homeScore: null, awayScore: null, decided: true };
}

/**
 * The walkover that counts for a fixture which withdrawn teams do not play (ST22): the side that wins, or `both` against
 * both. null: a policy annuls it, or no team has withdrawn.
 * @param home policy of the home team; null: it has not withdrawn
 * @param away the same of the away team
 */
export function withdrawalWalkover(
  home: WithdrawnPolicy | null,
  away: WithdrawnPolicy | null,
): Walkover | null {
  if (home === 'annulled' || away === 'annulled') return null;
  if (home !== null && away !== null) return 'both';
  if (home !== null) return 'away';
  return away === null ? null : 'home';
}
