import type { DemoCategory, DemoGroup, DemoSeat, DemoTeam } from '../model.ts';
import { hallNames, type SeededRandom } from '@sevenmetre/rules/fiction';
import { demoCategories, makePlayers, roundRobin } from '../plan.ts';
import type { DemoClub, DemoPlan } from '../plan.ts';
import { hugeClubs } from './huge-clubs.ts';

const clubCount = 300;
const teamsPerCategory = 150;
const groupSize = 6;
const groupCount = teamsPerCategory / groupSize;
const mainGroups = 10;
const courts = 6;

/**
 * The largest tournament that the product supports: 1,500 teams of 16 players and a leader, 60 courts, 5,000
 * matches. In each category 25 groups of six, main groups of five for the first two, and a play-off.
 */
export function hugePlan(year: number, random: SeededRandom): DemoPlan {
  const categories = demoCategories(year);
  const clubs = hugeClubs(clubCount);
  const teams = categories.flatMap((category, order) => teamsOf(category, order, clubs, random));
  const groups = categories.flatMap(({ code }, order) =>
    groupsOf(code, teams.slice(order * teamsPerCategory, (order + 1) * teamsPerCategory)),
  );
  const halls = hallNames
    .filter((name) => !name.includes('kurt'))
    .flatMap((name) => Array.from({ length: courts }, (_, index) => `${name} – kurt ${index + 1}`));
  return { categories, clubs, teams, groups, fixtures: groups.flatMap(roundRobin), halls };
}

/**
 * Each category starts at a different club; the last thirty teams are second teams of the first thirty clubs.
 */
function teamsOf(
  { code, gender }: DemoCategory,
  order: number,
  clubs: readonly DemoClub[],
  random: SeededRandom,
): DemoTeam[] {
  const firsts = teamsPerCategory - 30;
  return Array.from({ length: teamsPerCategory }, (_, index): DemoTeam => {
    const club = clubs[(order * 30 + (index % firsts)) % clubs.length];
    if (!club) throw new Error('There are no clubs');
    const id = order * teamsPerCategory + index + 1;
    const strength = random.around(0, 3) - (index >= firsts ? 2 : 0);
    const players = makePlayers(id, { club, gender, count: 16, leaders: 1 }, random);
    return { id, club: club.id, category: code, strength, players };
  });
}

function groupsOf(category: string, teams: readonly DemoTeam[]): DemoGroup[] {
  const first = Array.from({ length: groupCount }, (_, index): DemoGroup => {
    const id = `${category}-${letter(index)}`;
    // Every 25th team of the list, so that two teams of a club do not meet.
    const seats = teams
      .filter((_team, place) => place % groupCount === index)
      .map((team) => ({ team: team.id }));
    return { id, category, label: id, round: 'preliminary', playoff: null, seats, phase: 0 };
  });
  return [...first, ...mainOf(category), ...playOffOf(category)];
}

/** The winner and the second of a group are placed in different main groups. */
function mainOf(category: string): DemoGroup[] {
  return Array.from({ length: mainGroups }, (_, main): DemoGroup => {
    const from = (standing: number, shift: number): DemoSeat[] =>
      Array.from({ length: groupCount }, (_group, index) => index)
        .filter((index) => (index + shift) % mainGroups === main)
        .map((index) => ({ group: `${category}-${letter(index)}`, standing }));
    const seats = [...from(1, 0), ...from(2, mainGroups / 2)];
    const name = `${category}-M${main + 1}`;
    return { id: name, category, label: name, round: 'main', playoff: null, seats, phase: 1 };
  });
}

interface Line {
  readonly name: string;
  readonly round: string;
  readonly playoff: 'A' | 'B';
  readonly phase: number;
  /** Group and standing, such as "M3 2". */
  readonly seats: readonly [string, string];
}

function playOffOf(category: string): DemoGroup[] {
  return [...lastSixteen(), ...finals(), ...consolation()].map(({ name, round, playoff, phase, seats }) => ({
    id: `${category}-${name}`,
    category,
    label: `${category} ${name}`,
    round,
    playoff,
    seats: seats.map((text) => {
      const [group = '', standing = ''] = text.split(' ');
      return { group: `${category}-${group}`, standing: Number(standing) };
    }),
    phase,
  }));
}

/** All winners of main groups and the six best seconds. */
function lastSixteen(): Line[] {
  const against = ['M6 2', 'M5 2', 'M4 2', 'M3 2', 'M2 2', 'M1 2'];
  const pairs = against.map((second, index) => [`M${index + 1} 1`, second] as const);
  return [...pairs, ['M7 1', 'M8 1'] as const, ['M9 1', 'M10 1'] as const].map((seats, index) => ({
    name: `E${index + 1}`,
    round: 'round-of-16',
    playoff: 'A',
    phase: 2,
    seats,
  }));
}

function finals(): Line[] {
  const line = (name: string, round: string, phase: number, ...seats: readonly [string, string]): Line => ({
    name,
    round,
    playoff: 'A',
    phase,
    seats,
  });
  return [
    ...[1, 2, 3, 4].map((turn) => line(`QF${turn}`, 'quarterfinal', 3, `E${turn} 1`, `E${9 - turn} 1`)),
    line('SF1', 'semifinal', 4, 'QF1 1', 'QF4 1'),
    line('SF2', 'semifinal', 4, 'QF2 1', 'QF3 1'),
    line('FIN', 'final', 5, 'SF1 1', 'SF2 1'),
    line('P3', 'place-3', 5, 'SF1 2', 'SF2 2'),
  ];
}

/** One more match for eighteen eliminated teams. */
function consolation(): Line[] {
  const out = [
    ...[7, 8, 9, 10].map((main) => `M${main} 2`),
    ...Array.from({ length: mainGroups }, (_, main) => `M${main + 1} 3`),
    ...[1, 2, 3, 4].map((main) => `M${main} 4`),
  ];
  const half = out.length / 2;
  return out.slice(0, half).map((home, index) => ({
    name: `B${index + 1}`,
    round: 'extra',
    playoff: 'B',
    phase: 2,
    seats: [home, out[half + index] ?? home],
  }));
}

function letter(index: number): string {
  return String.fromCodePoint('A'.charCodeAt(0) + index);
}
