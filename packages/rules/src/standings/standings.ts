import { defaultWalkoverGoals } from '../match/index.ts';
import type { TieBreaker } from '../vocabulary/index.ts';
import { defaultPoints, type Fixture, type StandingsInput } from './input.ts';
import type { Placing, Reason } from './placing.ts';
import { byId, type DrawnLot, type OrderContext, type Split, split, undecidedSplit } from './split.ts';
import { type CountedFixture, countFixture, emptyTally, tallies } from './tally.ts';

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
  const lots = new Map<number, DrawnLot>();
  for (const { teamId, lot, lotDrawnAt = null } of teams)
    if (lot != null) lots.set(teamId, { lot, drawnAt: lotDrawnAt });
  const context = { fixtures, lots, withdrawn, overall: tallies(teamIds, fixtures, false) };
  const ordered = order(teamIds, criteriaInForce(input, withdrawn), context, []);
  return toPlacings(ordered, input.finished, context);
}

interface Ordered {
  readonly teamId: number;
  readonly path: readonly Split[];
  readonly tied: readonly number[];
}

type Criterion = TieBreaker | 'withdrawn';

/** The list that orders a group now. */
function criteriaInForce(
  input: Pick<StandingsInput, 'finished' | 'criteria' | 'criteriaUnfinished'>,
  withdrawn: ReadonlySet<number> = new Set(),
): Criterion[] {
  const list: Criterion[] = input.finished ? [...input.criteria, 'lots'] : [...input.criteriaUnfinished];
  return withdrawn.size > 0 ? ['withdrawn', ...list] : list;
}

/** Teams that a criterion leaves level go on with the rest of the list, and only they with each other. */
function order(
  tied: readonly number[],
  criteria: readonly Criterion[],
  context: OrderContext,
  path: readonly Split[],
): Ordered[] {
  const [first, ...others] = tied;
  if (first === undefined) return [];
  if (others.length === 0) return [{ teamId: first, path, tied: [] }];
  const [criterion, ...rest] = criteria;
  if (criterion === undefined) return leaveLevel(tied, context, path);
  const found = split(tied, criterion, context);
  if (found.classes.length === 1) return order(tied, rest, context, path);
  return found.classes.flatMap((level) => order(level, rest, context, [...path, found]));
}

function leaveLevel(tied: readonly number[], context: OrderContext, path: readonly Split[]): Ordered[] {
  const level = byId(tied);
  const withReason = [...path, undecidedSplit(level, context)];
  return level.map((teamId) => ({ teamId, path: withReason, tied: level.filter((id) => id !== teamId) }));
}

function toPlacings(ordered: readonly Ordered[], finished: boolean, context: OrderContext): Placing[] {
  const positions = new Map(ordered.map(({ teamId }, index) => [teamId, index + 1]));
  const reasons = new Map<Split, Reason>();
  const reasonOf = (found: Split): Reason => {
    const reason = reasons.get(found) ?? toReason(found, positions);
    reasons.set(found, reason);
    return reason;
  };
  return ordered.map(({ teamId, path, tied }, index) => {
    const withdrawn = context.withdrawn.has(teamId);
    const reached = path.map(reasonOf);
    return {
      teamId,
      position: index + 1,
      ...(context.overall.get(teamId) ?? emptyTally),
      reason: reached.at(-1) ?? null,
      path: reached,
      tied,
      needsLots: finished && tied.length > 0 && !withdrawn,
      withdrawn,
    };
  });
}

function toReason(found: Split, positions: ReadonlyMap<number, number>): Reason {
  const position = (teamId: number) => positions.get(teamId) ?? 0;
  const teams = found.classes
    .flat()
    .sort((a, b) => position(a) - position(b))
    .map((teamId) => {
      const row = found.rows.get(teamId) ?? emptyTally;
      return {
        teamId,
        position: position(teamId),
        value: found.values.get(teamId) ?? null,
        points: row.points,
        difference: row.goalsScored - row.goalsConceded,
        goals: row.goalsScored,
      };
    });
  return { criterion: found.criterion, teams, headToHead: found.headToHead };
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
