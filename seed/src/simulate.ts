import { standings } from '@sevenmetre/rules/standings';
import { defaultTieBreakers, defaultTieBreakersUnfinished } from '@sevenmetre/rules/vocabulary';
import type { DemoFixture, DemoGroup, DemoMatch, DemoTeam, FixtureState } from './model.ts';
import type { DemoPlan } from './plan.ts';
import { playMatch } from './play-match.ts';
import type { Wish } from './play-match.ts';
import type { SeededRandom } from '@sevenmetre/rules/fiction';
import { wishFor } from './stories.ts';

/** Plays the finished fixtures; the product's rules decide which team takes which seat. */
export function simulate(
  plan: DemoPlan,
  stateOf: (fixture: DemoFixture) => FixtureState,
  random: SeededRandom,
  wishOf: (fixture: DemoFixture) => Wish = wishFor,
): DemoMatch[] {
  const teams = new Map(plan.teams.map((team) => [team.id, team]));
  const orders = new Map<string, readonly number[]>();
  const matches: DemoMatch[] = [];
  for (const group of [...plan.groups].sort((one, other) => one.phase - other.phase)) {
    const seated = seatsOf(group, teams, orders);
    const played = plan.fixtures
      .filter((fixture) => fixture.group === group)
      .map((fixture) => play(fixture, seated, { state: stateOf(fixture), wish: wishOf(fixture) }, random));
    matches.push(...played);
    const isThrough = played.every(({ state }) => state === 'finished');
    if (isThrough) orders.set(group.id, orderOf(seated, played));
  }
  return matches;
}

function seatsOf(
  group: DemoGroup,
  teams: ReadonlyMap<number, DemoTeam>,
  orders: ReadonlyMap<string, readonly number[]>,
): readonly (DemoTeam | null)[] {
  return group.seats.map((seat) => {
    const id = 'team' in seat ? seat.team : orders.get(seat.group)?.[seat.standing - 1];
    return (id === undefined ? undefined : teams.get(id)) ?? null;
  });
}

function play(
  fixture: DemoFixture,
  seated: readonly (DemoTeam | null)[],
  { state, wish }: { readonly state: FixtureState; readonly wish: Wish },
  random: SeededRandom,
): DemoMatch {
  const homeTeam = seated[fixture.home] ?? null;
  const awayTeam = seated[fixture.away] ?? null;
  if (state !== 'finished' || !homeTeam || !awayTeam)
    return { ...fixture, homeTeam, awayTeam, state: 'coming', result: null };
  const result = playMatch(homeTeam, awayTeam, random, wish);
  return { ...fixture, homeTeam, awayTeam, state, result };
}

function orderOf(seated: readonly (DemoTeam | null)[], matches: readonly DemoMatch[]): number[] {
  const fixtures = matches.flatMap(({ homeTeam, awayTeam, result }) => {
    if (!homeTeam || !awayTeam || !result) return [];
    const { homeScore, awayScore } = result;
    const walkOver = result.walkover ? (homeScore > awayScore ? ('home' as const) : ('away' as const)) : null;
    return {
      homeTeamId: homeTeam.id,
      awayTeamId: awayTeam.id,
      decided: true,
      homeScore,
      awayScore,
      homeGoalsCount: homeScore,
      awayGoalsCount: awayScore,
      walkOver,
    };
  });
  const placings = standings({
    teams: seated.flatMap((team) => (team ? [{ teamId: team.id }] : [])),
    fixtures,
    finished: true,
    criteria: defaultTieBreakers,
    criteriaUnfinished: defaultTieBreakersUnfinished,
  });
  return placings.map(({ teamId }) => teamId);
}
