import { defaultWalkoverGoals } from '../match/index.ts';
import { defaultPoints, type Fixture, type StandingsInput, type StandingsTeam } from './input.ts';
import { orderTeams } from './order.ts';
import type { Placing } from './placing.ts';
import { byId, type Criterion, type DrawnLot } from './split.ts';
import { type CountedFixture, countFixture, tallies } from './tally.ts';

/**
 * The table of a group: a total order that depends on teams, results and lists only, never on the order in
 * which they are handed in. Teams that nothing separates are level (`tied`) and stand by ascending id.
 * The list of a finished group always ends with lots, whether it names them or not.
 */
export function standings(input: StandingsInput): Placing[] {
  const teams = [...input.teams];
  const teamIds = byId([...new Set(teams.map(({ teamId }) => teamId))]);
  const withdrawn = new Set(input.withdrawn);
  const fixtures = countedFixtures(input, new Set(teamIds), withdrawn);
  const overall = tallies(teamIds, fixtures, false);
  const context = { fixtures, lots: drawnLots(teams), withdrawn, overall };
  return orderTeams(teamIds, criteriaInForce(input, withdrawn), input.finished, context);
}

/** The lots of those teams that have drawn one. */
export function drawnLots(teams: Iterable<StandingsTeam>): Map<number, DrawnLot> {
  const lots = new Map<number, DrawnLot>();
  for (const { teamId, lot, lotDrawnAt = null } of teams)
    if (lot != null) lots.set(teamId, { lot, drawnAt: lotDrawnAt });
  return lots;
}

/** The list that orders a group now. */
export function criteriaInForce(
  input: Pick<StandingsInput, 'finished' | 'criteria' | 'criteriaUnfinished'>,
  withdrawn: ReadonlySet<number> = new Set(),
): Criterion[] {
  const list: Criterion[] = input.finished ? [...input.criteria, 'lots'] : [...input.criteriaUnfinished];
  return withdrawn.size > 0 ? ['withdrawn', ...list] : list;
}

/** Decided fixtures between two teams of the group, as the withdrawal of a team leaves them. */
export function countedFixtures(
  input: Omit<StandingsInput, 'finished' | 'criteria' | 'criteriaUnfinished'>,
  teamIds: ReadonlySet<number>,
  withdrawn: ReadonlySet<number>,
): CountedFixture[] {
  const counted: CountedFixture[] = [];
  const policy = input.withdrawnPolicy ?? 'annulled';
  for (const given of [...input.fixtures, ...(input.carriedOver ?? [])]) {
    if (!teamIds.has(given.homeTeamId) || !teamIds.has(given.awayTeamId)) continue;
    const touched = withdrawn.has(given.homeTeamId) || withdrawn.has(given.awayTeamId);
    if (touched && policy === 'annulled') continue;
    const fixture = touched ? assessed(given, withdrawn) : given;
    const found = countFixture(
      fixture,
      input.points ?? defaultPoints,
      input.walkoverGoals ?? defaultWalkoverGoals,
    );
    if (found) counted.push(found);
  }
  return counted;
}

function assessed(fixture: Fixture, withdrawn: ReadonlySet<number>): Fixture {
  const home = withdrawn.has(fixture.homeTeamId);
  const away = withdrawn.has(fixture.awayTeamId);
  const walkOver = home && away ? 'both' : home ? 'away' : 'home';
  return { ...fixture, walkOver, homeScore: null, awayScore: null, decided: true };
}
