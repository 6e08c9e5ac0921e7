import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

const settings = {
  name: 'Small Cup',
  year: 2026,
  startDate: '2026-03-28',
  endDate: '2026-03-29',
  timeZone: 'Europe/Prague',
  currencyCode: 'CZK',
  tieBreakers: ['points', 'headToHeadPoints', 'headToHeadDifference', 'overallDifference', 'overallGoals'],
};

/** A finished group of three, a final between its first two teams, a match without a group. */
const good = {
  'tournament.json': JSON.stringify(settings, null, 1),
  'categories.csv':
    'code,nameCs,nameEn,gender,bornFrom\nMA,Hoši A,Boys A,M,2008-01-01\nWA,Dívky A,Girls A,W,\n',
  'halls.csv': 'code,name\nH1,Hala Žabka\n',
  'clubs.csv': 'id,name,country\n1,TJ Lhota,CZ\n2,HSG Süd,GER\n3,"Klub ""U Lípy"", z. s.",SK\n',
  'teams.csv': 'id,club,category,name\n10,1,MA,\n11,2,MA,\n12,3,MA,Žáci\n13,1,MA,\n20,1,WA,\n21,2,WA,\n',
  'groups.csv':
    'id,category,label,round,playoff\nA,MA,MA-A,preliminary,\nF,MA,MA F,final,A\nP,MA,MA P3,place-3,A\nW,WA,WA-A,preliminary,\n',
  'seats.csv':
    'group,seat,team,fromGroup,fromStanding\nA,1,10,,\nA,2,11,,\nA,3,12,,\nA,4,13,,\nF,1,,A,1\nF,2,,A,2\nP,1,,A,3\nP,2,,A,4\nW,1,20,,\nW,2,21,,\n',
  'matches.csv': [
    'number,group,day,time,hall,home,away,homeScore,awayScore,state,halfLength',
    '1,A,2026-03-28,09:00,H1,10,11,2,1,finished,15:00',
    '2,A,2026-03-28,10:00,H1,12,13,3,0,finished,15:00',
    '3,A,2026-03-28,11:00,H1,10,12,1,0,finished,15:00',
    '4,A,2026-03-28,12:00,H1,11,13,5,0,walkover,15:00',
    '5,A,2026-03-28,13:00,,11,12,4,4,finished,15:00',
    '6,A,2026-03-28,14:00,H1,10,13,2,2,finished,12:30',
    '7,F,2026-03-29,10:00,H1,,,,,scheduled,15:00',
    '8,P,2026-03-29,,,,,,,scheduled,15:00',
    '9,,,,,20,21,,,scheduled,',
    '',
  ].join('\n'),
  'players.csv':
    'id,team,number,firstName,lastName,role\np1,10,7,Jan,Novák,player\np2,11,8,Emil,Süß,player\np3,10,,Ota,Vedoucí,leader\np4,,9,Pavel,Bez,player\n',
  'lineups.csv': 'match,team,player\n1,10,p1\n1,11,p2\n1,10,p3\n1,11,p4\n',
  'events.csv': [
    'match,stage,minute,second,type,team,player',
    '1,1st_half,3,20,goal,10,p1',
    '1,1st_half,3,20,goal,10,p1',
    '1,2nd_half,0,5,seven-metre-goal,11,p2',
    '1,2nd_half,15,10,two-minutes,11,p4',
    '',
  ].join('\n'),
};

export type Files = Record<string, string | Buffer | null>;

/**
 * The small tournament in a temporary folder that is removed after the test; `changes` replace files, null
 * leaves one out.
 */
export function smallCup(changes: Files = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'sevenmetre-folder-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const [name, content] of Object.entries({ ...good, ...changes }))
    if (content !== null) writeFileSync(join(folder, name), content);
  return folder;
}

/** A file of the small tournament with replaced text. */
export function edited(
  name: keyof typeof good,
  ...replacements: readonly (readonly [string, string])[]
): Files {
  let text: string = good[name];
  for (const [from, to] of replacements) {
    if (!text.includes(from)) throw new Error(`${name} has no ${from}`);
    text = text.replace(from, to);
  }
  return { [name]: text };
}

/** A file of the small tournament with additional lines. */
export function appended(name: keyof typeof good, ...lines: readonly string[]): Files {
  return { [name]: `${good[name]}${lines.join('\n')}\n` };
}

/** All tables with headers only. */
export function headersOnly(): Files {
  const tables = Object.entries(good).filter(([name]) => name.endsWith('.csv'));
  return Object.fromEntries(tables.map(([name, text]) => [name, `${text.split('\n')[0]}\n`]));
}

/** tournament.json with other fields; undefined omits one. */
export function settingsWith(changes: Record<string, unknown>): Files {
  return { 'tournament.json': JSON.stringify({ ...settings, ...changes }, null, 1) };
}
