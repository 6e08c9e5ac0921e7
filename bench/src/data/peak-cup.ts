import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/*
 * A generated cup of the size that the live results were designed for: 400 table rows, 1,400 matches, 40
 * courts. Four rounds are played, three are to come, the first of them with lineups. Deterministic.
 */
const categories = ['MA', 'MB', 'MC', 'MD', 'ME', 'WA', 'WB', 'WC', 'WD', 'WE'];
const groupsOfCategory = 5;
const teamsOfGroup = 8;
const playersOfTeam = 10;
const halls = 40;
const playedRounds = 4;
const days = ['2026-06-03', '2026-06-04', '2026-06-05', '2026-06-06'];
const places = ['Lipová', 'Javorná', 'Bukovina', 'Jedlová', 'Dubňany', 'Olšany', 'Habrová', 'Vrbice'];

type Line = readonly (string | number)[];

interface Fixture {
  readonly group: number;
  readonly round: number;
  readonly home: number;
  readonly away: number;
}

/** Writes the cup as a tournament folder. */
export function writePeakCup(folder: string): void {
  mkdirSync(folder, { recursive: true });
  const write = (file: string, header: string, lines: readonly Line[]): void =>
    writeFileSync(join(folder, file), [header, ...lines.map((line) => line.join(','))].join('\n') + '\n');
  const settings = {
    name: 'Peak Cup',
    year: 2026,
    startDate: days[0],
    endDate: days.at(-1),
    timeZone: 'Europe/Prague',
    currencyCode: 'CZK',
    tieBreakers: ['points', 'headToHeadPoints', 'headToHeadDifference', 'overallDifference', 'overallGoals'],
  };
  writeFileSync(join(folder, 'tournament.json'), JSON.stringify(settings));
  write('categories.csv', 'code,nameCs,nameEn,gender,bornFrom', categories.map(categoryLine));
  write(
    'halls.csv',
    'code,name',
    count(halls, (hall) => [`H${hall + 1}`, `Hala ${hall + 1}`]),
  );
  write(
    'clubs.csv',
    'id,name,country',
    count(80, (club) => [club + 1, clubName(club), 'CZ']),
  );
  write(
    'teams.csv',
    'id,club,category,name',
    count(teams(), (team) => teamLine(team)),
  );
  write('groups.csv', 'id,category,label,round,playoff', count(groups(), groupLine));
  write('seats.csv', 'group,seat,team,fromGroup,fromStanding', count(teams(), seatLine));
  writeMatches(write);
}

function writeMatches(write: (file: string, header: string, lines: readonly Line[]) => void): void {
  const fixtures = allFixtures();
  write(
    'matches.csv',
    'number,group,day,time,hall,home,away,homeScore,awayScore,state,halfLength',
    fixtures.map(matchLine),
  );
  const players = count(teams() * playersOfTeam, (player) => [
    `P${player + 1}`,
    Math.floor(player / playersOfTeam) + 1,
    (player % playersOfTeam) + 1,
    'Player',
    `P${player + 1}`,
    'player',
  ]);
  write('players.csv', 'id,team,number,firstName,lastName,role', players);
  const lineups = fixtures.flatMap((fixture, match) =>
    fixture.round === playedRounds ? lineup(fixture, match) : [],
  );
  write('lineups.csv', 'match,team,player', lineups);
  write('events.csv', 'match,stage,minute,second,type,team,player', []);
}

const groups = (): number => categories.length * groupsOfCategory;
const teams = (): number => groups() * teamsOfGroup;

function categoryLine(code: string): Line {
  const band = 'ABCDE'.indexOf(code[1] ?? 'A');
  const boys = code.startsWith('M');
  const name = ['Starší dorost', 'Mladší dorost', 'Starší žactvo', 'Mladší žactvo', 'Minižactvo'][band];
  return [
    code,
    `${name} – ${boys ? 'chlapci' : 'dívky'}`,
    `${boys ? 'Boys' : 'Girls'} U${18 - 2 * band}`,
    boys ? 'M' : 'W',
    `${2008 + 2 * band}-01-01`,
  ];
}

function clubName(club: number): string {
  return `HK ${places[club % places.length]} ${Math.floor(club / places.length) + 1}`;
}

function teamLine(team: number): Line {
  const category = categories[Math.floor(team / teamsOfGroup / groupsOfCategory)] ?? 'MA';
  return [team + 1, (team % 80) + 1, category, ''];
}

function groupLine(group: number): Line {
  const category = categories[Math.floor(group / groupsOfCategory)] ?? 'MA';
  return [group + 1, category, `${category}-${'ABCDE'[group % groupsOfCategory]}`, 'preliminary', ''];
}

function seatLine(team: number): Line {
  return [Math.floor(team / teamsOfGroup) + 1, (team % teamsOfGroup) + 1, team + 1, '', ''];
}

/** Round robin by the circle method, round by round through all groups. */
function allFixtures(): Fixture[] {
  const turning = teamsOfGroup - 1;
  return count(turning, (round) =>
    count(groups(), (group) =>
      count(teamsOfGroup / 2, (pair): Fixture => {
        const home = pair === 0 ? turning : (round + pair) % turning;
        const away = (round - pair + turning) % turning;
        return { group, round, home, away };
      }),
    ).flat(),
  ).flat();
}

function matchLine({ group, round, home, away }: Fixture, index: number): Line {
  const slot = Math.floor(index / halls);
  const time = `${String(8 + (slot % 12)).padStart(2, '0')}:00`;
  const day = days[Math.floor(slot / 12)] ?? '';
  const scores =
    round < playedRounds ? [10 + (index % 13), 8 + (index % 11), 'finished'] : ['', '', 'scheduled'];
  const team = (seat: number): number => group * teamsOfGroup + seat + 1;
  return [
    index + 1,
    group + 1,
    day,
    time,
    `H${(index % halls) + 1}`,
    team(home),
    team(away),
    ...scores,
    '15:00',
  ];
}

function lineup({ group, home, away }: Fixture, match: number): Line[] {
  return [home, away].flatMap((seat) => {
    const team = group * teamsOfGroup + seat;
    return count(playersOfTeam, (player): Line => [
      match + 1,
      team + 1,
      `P${team * playersOfTeam + player + 1}`,
    ]);
  });
}

function count<T>(length: number, make: (index: number) => T): T[] {
  return Array.from({ length }, (_, index) => make(index));
}
