import type { Gender } from '@sevenmetre/rules/vocabulary';
import { clubNames, hallNames, peopleNames, type SeededRandom } from '@sevenmetre/rules/fiction';
import type { DemoCategory, DemoFixture, DemoGroup, DemoPlayer, DemoSeat, DemoTeam } from './model.ts';

export interface DemoClub {
  readonly id: string;
  readonly name: string;
  readonly country: string;
}

export interface DemoPlan {
  readonly categories: readonly DemoCategory[];
  readonly clubs: readonly DemoClub[];
  readonly teams: readonly DemoTeam[];
  readonly groups: readonly DemoGroup[];
  readonly fixtures: readonly DemoFixture[];
  readonly halls: readonly string[];
}

/** The group sizes of each category. */
const sizes: Readonly<Record<string, readonly number[]>> = {
  MA: [5, 5],
  MB: [6, 5],
  MC: [7, 6],
  MD: [6, 6],
  ME: [5, 5],
  WA: [5, 5],
  WB: [6, 5],
  WC: [6, 6],
  WD: [5, 5, 5],
  WE: [5, 5],
};

const names: Readonly<Record<string, readonly [string, string]>> = {
  A: ['Starší dorost', 'A (U18)'],
  B: ['Mladší dorost', 'B (U16)'],
  C: ['Starší žactvo', 'C (U14)'],
  D: ['Mladší žactvo', 'D (U12)'],
  E: ['Minižactvo', 'E (U10)'],
};

/** Bands of two years, the oldest 18 in the year of the tournament. */
export function demoCategories(year: number): DemoCategory[] {
  return (['M', 'W'] as const).flatMap((gender) =>
    Object.entries(names).map(([letter, [cs, en]], index) => ({
      code: `${gender}${letter}`,
      nameCs: `${cs} – ${gender === 'M' ? 'chlapci' : 'dívky'}`,
      nameEn: `${gender === 'M' ? 'Boys' : 'Girls'} ${en}`,
      gender,
      bornFrom: `${year - 18 + 2 * index}-01-01`,
    })),
  );
}

/** Who takes part and who plays whom; nothing has been played yet. */
export function makePlan(year: number, random: SeededRandom): DemoPlan {
  const categories = demoCategories(year);
  const clubs = clubNames.map(({ name, country }, index) => ({ id: String(index + 1), name, country }));
  const teams = makeTeams(categories, clubs, random);
  const groups = categories.flatMap(({ code }) =>
    makeGroups(
      code,
      teams.filter(({ category }) => category === code),
    ),
  );
  return { categories, clubs, teams, groups, fixtures: groups.flatMap(roundRobin), halls: hallNames };
}

/**
 * Each category starts at a different club; the last two teams of each are second teams of its first two
 * clubs.
 */
function makeTeams(
  categories: readonly DemoCategory[],
  clubs: readonly DemoClub[],
  random: SeededRandom,
): DemoTeam[] {
  let id = 0;
  return categories.flatMap(({ code, gender }, order) => {
    const count = (sizes[code] ?? []).reduce((sum, size) => sum + size, 0);
    const first = order * 7;
    return Array.from({ length: count }, (_, index): DemoTeam => {
      const isSecond = index >= count - 2;
      const club = clubs[(first + (isSecond ? index - (count - 2) : index)) % clubs.length];
      if (!club) throw new Error('There are no clubs');
      id += 1;
      const strength = random.around(0, 3) - (isSecond ? 2 : 0);
      const players = makePlayers(id, { club, gender, count: random.whole(11, 14), leaders: 2 }, random);
      return { id, club: club.id, category: code, strength, players };
    });
  });
}

/** `count` players with numbers up to 24, then their leaders. */
export function makePlayers(
  team: number,
  squad: {
    readonly club: DemoClub;
    readonly gender: Gender;
    readonly count: number;
    readonly leaders: number;
  },
  random: SeededRandom,
): DemoPlayer[] {
  const { club, gender, count, leaders } = squad;
  const { boys, girls, families, women = families } = peopleNames(club.country);
  const numbers = shuffled(
    Array.from({ length: 24 }, (_, index) => index + 1),
    random,
  );
  return Array.from({ length: count + leaders }, (_, index): DemoPlayer => {
    const isLeader = index >= count;
    const isGirl = gender === 'W' && !isLeader;
    return {
      id: `${team}-${index + 1}`,
      number: isLeader ? null : (numbers[index] ?? null),
      firstName: random.pick(isGirl ? girls : boys),
      lastName: random.pick(isGirl ? women : families),
      role: isLeader ? 'leader' : 'player',
    };
  });
}

function makeGroups(category: string, teams: readonly DemoTeam[]): DemoGroup[] {
  const groups: DemoGroup[] = [];
  let taken = 0;
  for (const [index, size] of (sizes[category] ?? []).entries()) {
    const letter = 'ABCDEFGH'[index] ?? '';
    const seats = teams.slice(taken, taken + size).map(({ id }) => ({ team: id }));
    taken += size;
    const id = `${category}-${letter}`;
    groups.push({ id, category, label: id, round: 'preliminary', playoff: null, seats, phase: 0 });
  }
  return [...groups, ...bracketOf(category, groups.length)];
}

/** One line for each match of the play-off: name, round, play-off, phase, and the two standings that meet. */
type BracketLine = readonly [string, string, 'A' | 'B', number, string, string];

const twoGroups: readonly BracketLine[] = [
  ['SF1', 'semifinal', 'A', 1, 'A 1', 'B 2'],
  ['SF2', 'semifinal', 'A', 1, 'B 1', 'A 2'],
  ['P5', 'place-5', 'A', 1, 'A 3', 'B 3'],
  ['B1', 'extra', 'B', 1, 'A 4', 'B 5'],
  ['B2', 'extra', 'B', 1, 'B 4', 'A 5'],
  ['F', 'final', 'A', 2, 'SF1 1', 'SF2 1'],
  ['P3', 'place-3', 'A', 2, 'SF1 2', 'SF2 2'],
  ['P7', 'place-7', 'B', 2, 'B1 1', 'B2 1'],
  ['P9', 'place-9', 'B', 2, 'B1 2', 'B2 2'],
];

/** Two group winners have a bye to the semi-finals. */
const threeGroups: readonly BracketLine[] = [
  ['QF1', 'quarterfinal', 'A', 1, 'C 1', 'A 2'],
  ['QF2', 'quarterfinal', 'A', 1, 'B 2', 'C 2'],
  ['SF1', 'semifinal', 'A', 2, 'A 1', 'QF2 1'],
  ['SF2', 'semifinal', 'A', 2, 'B 1', 'QF1 1'],
  ['P5', 'place-5', 'A', 2, 'QF1 2', 'QF2 2'],
  ['P7', 'place-7', 'B', 1, 'A 3', 'B 3'],
  ['F', 'final', 'A', 3, 'SF1 1', 'SF2 1'],
  ['P3', 'place-3', 'A', 3, 'SF1 2', 'SF2 2'],
];

function bracketOf(category: string, groups: number): DemoGroup[] {
  const seat = (text: string): DemoSeat => {
    const [name = '', standing = ''] = text.split(' ');
    return { group: `${category}-${name}`, standing: Number(standing) };
  };
  return (groups === 3 ? threeGroups : twoGroups).map(([name, round, playoff, phase, home, away]) => ({
    id: `${category}-${name}`,
    category,
    label: `${category} ${name}`,
    round,
    playoff,
    seats: [seat(home), seat(away)],
    phase,
  }));
}

/** Round robin by the circle method: no team plays twice in a round. */
export function roundRobin(group: DemoGroup): DemoFixture[] {
  const count = group.seats.length + (group.seats.length % 2);
  const fixtures: DemoFixture[] = [];
  for (let round = 0; round < count - 1; round += 1) {
    for (let pair = 0; pair < count / 2; pair += 1) {
      const first = pair === 0 ? count - 1 : (round + pair) % (count - 1);
      const second = (round - pair + count - 1) % (count - 1);
      if (first >= group.seats.length || second >= group.seats.length) continue;
      const [home, away] = round % 2 === 0 ? [second, first] : [first, second];
      fixtures.push({ group, home, away, round });
    }
  }
  return fixtures;
}

function shuffled<T>(items: readonly T[], random: SeededRandom): T[] {
  return items
    .map((item) => ({ item, order: random.next() }))
    .sort((one, other) => one.order - other.order)
    .map(({ item }) => item);
}
