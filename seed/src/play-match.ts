import type { Side } from '@sevenmetre/rules/vocabulary';
import { halfLength } from './model.ts';
import type { DemoEvent, DemoPlayer, DemoResult, DemoTeam } from './model.ts';
import type { SeededRandom } from '@sevenmetre/rules/fiction';

export interface Wish {
  /** A score that a demo story prescribes. */
  readonly score?: readonly [number, number];
  readonly walkover?: boolean;
  /** Average goals of a team against an equal one. */
  readonly goals?: number;
  /** A match that must have a winner: a draw is decided by a shoot-out. */
  readonly mustBeWon?: boolean;
}

/** A whole match: goals, cards and suspensions of both teams, in the order of play. */
export function playMatch(home: DemoTeam, away: DemoTeam, random: SeededRandom, wish: Wish = {}): DemoResult {
  const [homeGoals, awayGoals] = wish.score ?? randomScore(home, away, wish.goals ?? 14, random);
  if (wish.walkover) return { homeScore: homeGoals, awayScore: awayGoals, walkover: true, events: [] };
  const events = [
    ...goals('home', home, homeGoals, random),
    ...goals('away', away, awayGoals, random),
    ...penalties('home', home, random),
    ...penalties('away', away, random),
  ].sort(byTime);
  const needsShootout = wish.mustBeWon === true && homeGoals === awayGoals;
  const shootout = needsShootout ? shootoutGoals(home, away, random) : [];
  const shots = (side: Side) => shootout.filter((event) => event.side === side).length;
  return {
    homeScore: homeGoals + shots('home'),
    awayScore: awayGoals + shots('away'),
    walkover: false,
    events: [...events, ...shootout],
  };
}

function randomScore(
  home: DemoTeam,
  away: DemoTeam,
  average: number,
  random: SeededRandom,
): readonly [number, number] {
  const difference = (home.strength - away.strength) / 2;
  const goalsOf = (advantage: number) => Math.max(3, Math.round(random.around(average + advantage, 3)));
  return [goalsOf(difference), goalsOf(-difference)];
}

function goals(side: Side, team: DemoTeam, count: number, random: SeededRandom): DemoEvent[] {
  return Array.from({ length: count }, () => ({
    ...moment(random),
    type: random.chance(0.1) ? 'seven-metre-goal' : 'goal',
    side,
    player: scorer(team, random),
  }));
}

/** The first players of a list score more than the last ones. */
function scorer(team: DemoTeam, random: SeededRandom): DemoPlayer | null {
  const players = team.players.filter(({ role }) => role === 'player');
  return players[Math.floor(players.length * random.next() ** 1.8)] ?? null;
}

function penalties(side: Side, team: DemoTeam, random: SeededRandom): DemoEvent[] {
  const types: DemoEvent['type'][] = [];
  for (let count = random.whole(0, 3); count > 0; count -= 1) types.push('two-minutes');
  if (random.chance(0.5)) types.push('yellow-card');
  if (random.chance(0.03)) types.push('red-card');
  return types.map((type) => ({
    ...moment(random),
    type,
    side,
    // A yellow card may be given to the bench.
    player:
      type === 'yellow-card' && random.chance(0.2) ? (team.players.at(-1) ?? null) : scorer(team, random),
  }));
}

function shootoutGoals(home: DemoTeam, away: DemoTeam, random: SeededRandom): DemoEvent[] {
  const lost = random.whole(2, 4);
  const homeWins = random.chance(0.5);
  const counts = { home: homeWins ? lost + 1 : lost, away: homeWins ? lost : lost + 1 };
  return (['home', 'away'] as const)
    .flatMap((side) =>
      Array.from({ length: counts[side] }, (_, index): DemoEvent => {
        const player = scorer(side === 'home' ? home : away, random);
        return {
          stage: 'shootout',
          at: index * 40 + (side === 'home' ? 10 : 30),
          type: 'shootout-goal',
          side,
          player,
        };
      }),
    )
    .sort(byTime);
}

function moment(random: SeededRandom): Pick<DemoEvent, 'stage' | 'at'> {
  return { stage: random.chance(0.5) ? '1st_half' : '2nd_half', at: random.whole(20, halfLength - 5) };
}

const stageOrder = { '1st_half': 0, '2nd_half': 1, shootout: 2 } as const;

function byTime(one: DemoEvent, other: DemoEvent): number {
  return stageOrder[one.stage] - stageOrder[other.stage] || one.at - other.at;
}
