import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/**
 * A tournament of one category in a short notation. Teams are letters or words, each in a separate club;
 * `A:1` is a seat or side that waits for a place, `K=A:1` one that is filled and has a source.
 */
export interface CupInWords {
  readonly settings?: Readonly<Record<string, unknown>>;
  /**
   * `A: K L M`, or with its round `F final: A:1 B:1`. The label is the id unless `labels` has another one.
   */
  readonly groups: readonly string[];
  readonly labels?: Readonly<Record<string, string>>;
  /** `A K-L 20:15`, `A K-L 5:0 walkover`, `A K-L` if not played; `-` instead of the group for none. */
  readonly matches: readonly string[];
  /** `7 shootout-goal K` in match 7. */
  readonly events?: readonly string[];
}

const settings = {
  name: 'Pohár u řeky',
  year: 2026,
  startDate: '2026-03-28',
  endDate: '2026-03-29',
  timeZone: 'Europe/Prague',
  currencyCode: 'CZK',
  tieBreakers: [
    'points',
    'headToHeadPoints',
    'headToHeadDifference',
    'headToHeadGoals',
    'overallDifference',
    'overallGoals',
  ],
};

/** Writes the tournament into a temporary folder that is removed after the test. */
export function cupFolder(cup: CupInWords): string {
  const folder = mkdtempSync(join(tmpdir(), 'sevenmetre-cup-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const [name, content] of Object.entries(cupFiles(cup))) writeFileSync(join(folder, name), content);
  return folder;
}

/** The files of the tournament by name. */
function cupFiles(cup: CupInWords): Record<string, string> {
  const groups = cup.groups.map(readGroup);
  const matches = cup.matches.map(readMatch);
  const teams = teamsOf([
    ...groups.flatMap(({ seats }) => seats.map(({ team }) => team)),
    ...matches.flatMap(({ home, away }) => [home.team, away.team]),
  ]);
  return {
    'tournament.json': JSON.stringify({ ...settings, ...cup.settings }),
    'categories.csv': csv('code,nameCs,nameEn,gender,bornFrom', ['MA,Hoši,Boys,M,']),
    'halls.csv': csv('code,name', ['H1,Hala']),
    'clubs.csv': csv(
      'id,name,country',
      teams.map((team) => `${team},Klub ${team},CZ`),
    ),
    'teams.csv': csv(
      'id,club,category,name',
      teams.map((team) => `${team},${team},MA,${team}`),
    ),
    'groups.csv': csv(
      'id,category,label,round,playoff',
      groups.map(({ id, round }) => `${id},MA,${cup.labels?.[id] ?? id},${round},`),
    ),
    'seats.csv': csv(
      'group,seat,team,fromGroup,fromStanding',
      groups.flatMap(({ id, seats }) =>
        seats.map(({ team, from }, seat) => `${id},${seat + 1},${team},${from.replace(':', ',') || ','}`),
      ),
    ),
    'matches.csv': csv(
      'number,group,day,time,hall,home,away,homeScore,awayScore,state,halfLength,homeSeat,awaySeat',
      matches.map(matchLine),
    ),
    'players.csv': csv('id,team,number,firstName,lastName,role', []),
    'lineups.csv': csv('match,team,player', []),
    'events.csv': csv('match,stage,minute,second,type,team,player', (cup.events ?? []).map(eventLine)),
  };
}

interface Side {
  readonly team: string;
  readonly from: string;
}

function readSide(word: string): Side {
  const [, team = '', from = ''] = /^([^=:]*)=?([^=:]+:\d+)?$/.exec(word) ?? [];
  return word.includes(':') && !word.includes('=') ? { team: '', from: word } : { team, from };
}

function readGroup(line: string) {
  const [, id = '', round = 'preliminary', seats = ''] = /^(\S+?)(?: (\S+))?: (.*)$/.exec(line) ?? [];
  return { id, round, seats: seats.split(' ').map(readSide) };
}

function readMatch(line: string) {
  const [group = '', sides = '', score = '', state = score === '' ? 'scheduled' : 'finished'] =
    line.split(' ');
  const [home = '', away = ''] = sides.split('-');
  return { group: group === '-' ? '' : group, home: readSide(home), away: readSide(away), score, state };
}

function matchLine({ group, home, away, score, state }: ReturnType<typeof readMatch>, index: number): string {
  const scores = score.replace(':', ',') || ',';
  const when = `2026-03-28,${String(8 + (index % 12)).padStart(2, '0')}:00,H1`;
  const sides = `${home.team},${away.team}`;
  return `${index + 1},${group},${when},${sides},${scores},${state},15:00,${home.from},${away.from}`;
}

function eventLine(line: string): string {
  const [match = '', type = '', team = ''] = line.split(' ');
  return `${match},${type.startsWith('shootout') ? 'shootout' : '1st_half'},1,0,${type},${team},`;
}

function teamsOf(words: readonly string[]): string[] {
  return [...new Set(words.filter((word) => word !== ''))];
}

function csv(header: string, lines: readonly string[]): string {
  return `${[header, ...lines].join('\n')}\n`;
}
