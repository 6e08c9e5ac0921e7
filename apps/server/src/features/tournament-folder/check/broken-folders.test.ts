import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { errorSentence, readFolder } from '../index.ts';
import { appended, edited, headersOnly, settingsWith, smallCup } from '../testing/folders.ts';
import type { Files } from '../testing/folders.ts';

/** `file:line:column code` of the first errors of a folder. */
async function errorsOf(folder: string): Promise<string[]> {
  const reading = await readFolder(folder);
  if (reading.ok) return [];
  for (const error of reading.errors) expect(errorSentence(error)).not.toMatch(/\{|\}|undefined/);
  return reading.errors.map(
    ({ file, line, column, code }) => `${file}:${line ?? '-'}:${column ?? '-'} ${code}`,
  );
}

const broken: readonly (readonly [string, Files, readonly string[]])[] = [
  ['a missing table', { 'teams.csv': null }, ['teams.csv:-:- file-missing']],
  ['a missing tournament.json', { 'tournament.json': null }, ['tournament.json:-:- file-missing']],
  ['events without lineups', { 'lineups.csv': null }, ['lineups.csv:-:- file-missing']],
  ['headers only', headersOnly(), ['teams.csv:-:- no-teams']],
  ['an empty table', { 'halls.csv': '' }, ['halls.csv:-:- file-empty']],
  [
    'Windows-1250 in one line',
    {
      'halls.csv': Buffer.concat([
        Buffer.from('code,name\nH1,Hala '),
        Buffer.from([0x8e]),
        Buffer.from('abka\n'),
      ]),
    },
    ['halls.csv:2:- not-utf-8'],
  ],
  [
    'UTF-16',
    { 'halls.csv': Buffer.from('\uFEFFcode,name\nH1,Hala\n', 'utf16le') },
    ['halls.csv:1:- not-utf-8'],
  ],
  ['semicolons', { 'halls.csv': 'code;name\nH1;Hala\n' }, ['halls.csv:1:- separator']],
  ['a missing column', { 'halls.csv': 'code\nH1\n' }, ['halls.csv:1:name column-missing']],
  ['a column too many', { 'halls.csv': 'code,name,size\nH1,Hala,9\n' }, ['halls.csv:1:size column-unknown']],
  ['a column twice', { 'halls.csv': 'code,name,name\nH1,Hala,Hala\n' }, ['halls.csv:1:name column-repeated']],
  ['a short line', edited('clubs.csv', ['1,TJ Lhota,CZ', '1,TJ Lhota']), ['clubs.csv:2:- column-count']],
  ['an open quote', edited('clubs.csv', ['TJ Lhota', '"TJ Lhota']), ['clubs.csv:2:- quote-not-closed']],
  ['a quote inside', edited('clubs.csv', ['TJ Lhota', 'TJ "Lhota"']), ['clubs.csv:2:- quote-misplaced']],
  ['a NUL byte', edited('clubs.csv', ['TJ Lhota', 'TJ \u0000Lhota']), ['clubs.csv:2:name control-character']],
  [
    'turned text',
    edited('clubs.csv', ['TJ Lhota', 'TJ \u202ELhota']),
    ['clubs.csv:2:name control-character'],
  ],
  ['damaged text', edited('clubs.csv', ['TJ Lhota', 'TJ Lh\uFFFDta']), ['clubs.csv:2:name text-damaged']],
  ['a huge cell', edited('clubs.csv', ['TJ Lhota', 'x'.repeat(5000)]), ['clubs.csv:2:name text-too-long']],
  ['a huge line', edited('clubs.csv', ['TJ Lhota', 'x'.repeat(400_000)]), ['clubs.csv:2:- line-too-long']],
  ['an id twice', appended('clubs.csv', '1,Jiný,CZ'), ['clubs.csv:5:id duplicate']],
  ['an unknown country', edited('clubs.csv', ['CZ', 'XX']), ['clubs.csv:2:country country-unknown']],
  ['an unknown club', edited('teams.csv', ['10,1,MA', '10,99,MA']), ['teams.csv:2:club unknown-reference']],
  ['an unknown category', appended('teams.csv', '30,1,MX,'), ['teams.csv:8:category unknown-reference']],
  [
    'a gender that is none',
    edited('categories.csv', ['Boys A,M', 'Boys A,m']),
    ['categories.csv:2:gender not-one-of'],
  ],
  [
    'a day that is none',
    edited('categories.csv', ['2008-01-01', '2008-02-30']),
    ['categories.csv:2:bornFrom not-a-date'],
  ],
  ['a label of dots', edited('groups.csv', ['MA-A', '..']), ['groups.csv:2:label text-not-allowed']],
  ['a label twice', edited('groups.csv', ['WA-A', 'MA-A']), ['groups.csv:5:label duplicate']],
  ['an unknown round', edited('groups.csv', ['final', 'finale']), ['groups.csv:3:round round-unknown']],
  ['place zero', edited('groups.csv', ['place-3', 'place-0']), ['groups.csv:4:round round-unknown']],
  [
    'a seat twice',
    appended('seats.csv', 'W,2,,A,1'),
    ['seats.csv:12:fromGroup group-of-another-category', 'seats.csv:12:seat duplicate'],
  ],
  [
    'a team in two seats',
    edited('seats.csv', ['A,2,11', 'A,2,10']),
    [
      'seats.csv:3:team team-seated-twice',
      'matches.csv:2:away team-not-in-group',
      'matches.csv:5:home team-not-in-group',
      'matches.csv:6:home team-not-in-group',
    ],
  ],
  ['a seat without anybody', appended('seats.csv', 'W,3,,,'), ['seats.csv:12:team seat-without-source']],
  [
    'half a source',
    edited('seats.csv', ['F,1,,A,1', 'F,1,,A,']),
    ['seats.csv:6:fromStanding source-incomplete'],
  ],
  [
    'a standing beyond',
    edited('seats.csv', ['F,1,,A,1', 'F,1,,A,5']),
    ['seats.csv:6:fromStanding standing-out-of-range'],
  ],
  [
    'a comparison of thirds that waits for a winner',
    {
      'groups.csv':
        'id,category,label,round,playoff,comparedPlace\nA,MA,MA-A,preliminary,,\nF,MA,MA F,final,A,\nP,MA,MA P3,place-3,A,3\nW,WA,WA-A,preliminary,,\n',
    },
    ['seats.csv:9:fromStanding standing-not-compared'],
  ],
  [
    'a girl’s team among boys',
    edited('seats.csv', ['A,4,13', 'A,4,20']),
    [
      'seats.csv:5:team team-of-another-category',
      'matches.csv:3:away team-not-in-group',
      'matches.csv:5:away team-not-in-group',
      'matches.csv:7:away team-not-in-group',
    ],
  ],
  [
    'a group that feeds itself',
    edited('seats.csv', ['A,4,13,,', 'A,4,,F,1']),
    ['seats.csv:6:fromGroup seat-cycle', 'seats.csv:7:fromGroup seat-cycle'],
  ],
  ['a number twice', edited('matches.csv', ['2,A,', '1,A,']), ['matches.csv:3:number duplicate']],
  [
    'a skipped hour',
    edited('matches.csv', ['7,F,2026-03-29,10:00', '7,F,2026-03-29,02:30']),
    ['matches.csv:8:time time-skipped'],
  ],
  ['25 o’clock', edited('matches.csv', ['09:00', '25:00']), ['matches.csv:2:time not-a-time']],
  [
    'another century',
    edited('matches.csv', ['1,A,2026-03-28', '1,A,1926-03-28']),
    ['matches.csv:2:day date-far-away'],
  ],
  [
    'a score before the match',
    edited('matches.csv', ['H1,,,,,scheduled', 'H1,,,3,,scheduled']),
    ['matches.csv:8:homeScore score-of-unplayed'],
  ],
  [
    'a result without a score',
    edited('matches.csv', ['2,1,finished', '2,,finished']),
    ['matches.csv:2:awayScore score-missing'],
  ],
  [
    'a negative score',
    edited('matches.csv', ['2,1,finished', '-2,1,finished']),
    ['matches.csv:2:homeScore number-out-of-range'],
  ],
  [
    'a drawn walkover',
    edited('matches.csv', ['5,0,walkover', '5,5,walkover']),
    ['matches.csv:5:awayScore walkover-score'],
  ],
  [
    'a team against itself',
    edited('matches.csv', ['H1,10,11,2', 'H1,10,10,2']),
    [
      'matches.csv:2:away team-against-itself',
      'events.csv:4:team team-not-in-match',
      'events.csv:5:team team-not-in-match',
      'lineups.csv:3:team team-not-in-match',
      'lineups.csv:5:team team-not-in-match',
    ],
  ],
  [
    'a half of no time',
    edited('matches.csv', ['finished,15:00', 'finished,0:00']),
    ['matches.csv:2:halfLength not-a-duration'],
  ],
  [
    'an unknown state',
    edited('matches.csv', ['2,1,finished', '2,1,done']),
    ['matches.csv:2:state not-one-of'],
  ],
  [
    'a formula for a number',
    edited('matches.csv', ['2,1,finished', '=1+1,1,finished']),
    ['matches.csv:2:homeScore not-a-number'],
  ],
  [
    'a player of another team',
    edited('lineups.csv', ['1,10,p1', '1,11,p1']),
    ['lineups.csv:2:player player-of-another-team'],
  ],
  ['a player twice', appended('lineups.csv', '1,10,p1'), ['lineups.csv:6:player already-in-lineup']],
  ['a lineup of strangers', appended('lineups.csv', '2,10,p1'), ['lineups.csv:6:team team-not-in-match']],
  [
    'an event too late',
    edited('events.csv', ['15,10,two', '26,10,two']),
    ['events.csv:5:minute time-out-of-stage'],
  ],
  [
    'a second of 60',
    edited('events.csv', ['3,20,goal', '3,60,goal']),
    ['events.csv:2:second number-out-of-range'],
  ],
  [
    'a stage that is none',
    edited('events.csv', ['1st_half,3', '3rd_half,3']),
    ['events.csv:2:stage not-one-of'],
  ],
  [
    'a goal of a leader',
    appended('events.csv', '1,1st_half,1,1,goal,10,p3'),
    ['events.csv:6:player leader-goal'],
  ],
  [
    'a goal before the match',
    appended('events.csv', '9,1st_half,1,1,goal,20,'),
    ['events.csv:6:match event-of-unplayed-match'],
  ],
  [
    'an unknown zone',
    settingsWith({ timeZone: 'Europe/Atlantis' }),
    ['tournament.json:6:timeZone time-zone-unknown'],
  ],
  [
    'an unknown criterion',
    settingsWith({ tieBreakers: ['points', 'beauty'] }),
    ['tournament.json:8:tieBreakers tie-breaker-unknown'],
  ],
  [
    'rules that are none',
    settingsWith({ rules: { 'points-win': 'two', 'walkover-of-withdrawn-teams': 1, beauty: true } }),
    [
      'tournament.json:16:points-win not-a-number',
      'tournament.json:17:walkover-of-withdrawn-teams not-one-of',
      'tournament.json:18:beauty not-one-of',
    ],
  ],
  ['rules as a list', settingsWith({ rules: ['points-win'] }), ['tournament.json:15:rules not-one-of']],
  ['no criteria', settingsWith({ tieBreakers: undefined }), ['tournament.json:-:tieBreakers required']],
  [
    'an end before the start',
    settingsWith({ endDate: '2026-03-27' }),
    ['tournament.json:5:endDate end-before-start'],
  ],
  [
    'an offset for a time zone',
    settingsWith({ timeZone: '+02:00' }),
    ['tournament.json:6:timeZone time-zone-unknown'],
  ],
  ['half a character', settingsWith({ name: 'Cup \uD800' }), ['tournament.json:2:name text-damaged']],
  [
    'a criterion nested deeper than a stack',
    edited('tournament.json', ['"points"', `${'['.repeat(20_000)}1${']'.repeat(20_000)}`]),
    ['tournament.json:8:tieBreakers tie-breaker-unknown'],
  ],
  [
    'a year that cannot be said',
    edited('tournament.json', ['2026', '{ "toString": 1 }']),
    ['tournament.json:3:year not-a-number'],
  ],
  ['a number for a name', settingsWith({ name: 7 }), ['tournament.json:2:name not-text']],
  [
    'a day of another age',
    settingsWith({ startDate: '1826-03-28' }),
    ['tournament.json:4:startDate not-a-date'],
  ],
  ['a year as text', settingsWith({ year: '2026' }), ['tournament.json:3:year not-a-number']],
  ['no JSON', { 'tournament.json': '{\n "name": "Cup",\n}' }, ['tournament.json:3:- json-invalid']],
  ['a list for an object', { 'tournament.json': '[]' }, ['tournament.json:1:- json-invalid']],
];

describe('a broken folder', () => {
  test.each(broken)('given %s, then exactly its errors are named', async (_, changes, expected) => {
    expect((await errorsOf(smallCup(changes))).sort()).toEqual([...expected].sort());
  });

  test('given errors in several files, then all of them are found in one reading', async () => {
    const changes = {
      ...edited('clubs.csv', ['CZ', 'XX']),
      ...edited('groups.csv', ['final', 'finale']),
      ...edited('events.csv', ['3,20,goal', '3,99,goal']),
    };
    expect(await errorsOf(smallCup(changes))).toEqual([
      'clubs.csv:2:country country-unknown',
      'groups.csv:3:round round-unknown',
      'events.csv:2:second number-out-of-range',
    ]);
  });

  test('given thousands of errors, then the first 200 are shown and all are counted', async () => {
    const lines = Array.from({ length: 3000 }, (_, index) => `${index + 100},99,MA,`);
    const reading = await readFolder(smallCup(appended('teams.csv', ...lines)));
    expect(reading).toMatchObject({ ok: false, count: 3000 });
    expect(reading.ok ? [] : reading.errors).toHaveLength(200);
  });

  test('given a line that cannot be read, then nobody is accused of naming what may stand in it', async () => {
    expect(await errorsOf(smallCup(edited('teams.csv', ['10,1,MA,', '10,1,MA'])))).toEqual([
      'teams.csv:2:- column-count',
    ]);
  });
});

describe('a hostile folder', () => {
  test('given lists and objects where words belong, then the error says so and quotes none of them', async () => {
    const reading = await readFolder(smallCup(settingsWith({ tieBreakers: [['points'], { a: 1 }, 7] })));
    const values = reading.ok ? [] : reading.errors.map(({ parameters }) => parameters['value']);
    expect(values).toEqual(['a list', 'an object', '7']);
  });

  test('given a socket instead of a file, then nothing is asked of it', async () => {
    const folder = smallCup({ 'halls.csv': null });
    const socket = createServer().listen(join(folder, 'halls.csv'));
    await once(socket, 'listening');
    expect(await errorsOf(folder)).toEqual(['halls.csv:-:- file-not-regular']);
    socket.close();
  });

  test('given a link instead of a file, then it is not followed', async () => {
    const folder = smallCup({ 'halls.csv': null });
    symlinkSync('/etc/passwd', join(folder, 'halls.csv'));
    expect(await errorsOf(folder)).toEqual(['halls.csv:-:- file-not-regular']);
  });

  test('given a pipe instead of a file, then nobody waits for it', async () => {
    const folder = smallCup({ 'halls.csv': null });
    execFileSync('mkfifo', [join(folder, 'halls.csv')]);
    expect(await errorsOf(folder)).toEqual(['halls.csv:-:- file-not-regular']);
  });

  test('given a folder instead of a file, then it is refused', async () => {
    const folder = smallCup({ 'halls.csv': null });
    mkdirSync(join(folder, 'halls.csv'));
    expect(await errorsOf(folder)).toEqual(['halls.csv:-:- file-not-regular']);
  });

  test('given a cell that would steer a terminal, then the sentence does not', async () => {
    const reading = await readFolder(smallCup(edited('events.csv', ['3,20,goal', '\u001B[2J,20,goal'])));
    expect(reading.ok ? [] : reading.errors.map(errorSentence)).toEqual([
      'events.csv, line 2, column minute: “\uFFFD[2J” is not a whole number.',
    ]);
  });

  test('given a path as an id, then it is text and opens nothing', async () => {
    const folder = smallCup(edited('clubs.csv', ['TJ Lhota', '../../../etc/passwd']));
    expect(await errorsOf(folder)).toEqual([]);
  });

  test('given formulas in names, then they are just text', async () => {
    const folder = smallCup(
      edited('clubs.csv', ['TJ Lhota', '=HYPERLINK("http://x.test")'.replaceAll('"', "'")]),
    );
    const reading = await readFolder(folder);
    expect(reading.ok && reading.good.tournament.clubs[0]?.name).toBe("=HYPERLINK('http://x.test')");
  });

  test('given a path to nothing or to a file, then one sentence', async () => {
    const folder = smallCup();
    writeFileSync(join(folder, 'x'), '');
    for (const path of [join(folder, 'nowhere'), join(folder, 'x')]) {
      const reading = await readFolder(path);
      const sentences = reading.ok ? [] : reading.errors.map(errorSentence);
      expect(sentences).toEqual([`${path}: there is no such folder.`]);
    }
    rmSync(join(folder, 'x'));
  });

  test('given a ring of ten thousand groups, then the reader neither overflows nor hangs', async () => {
    const count = 10_000;
    const groups = Array.from({ length: count }, (_, index) => `g${index},MA,G${index},main,`);
    const seats = Array.from({ length: count }, (_, index) => `g${index},1,,g${(index + 1) % count},1`);
    const folder = smallCup({ ...appended('groups.csv', ...groups), ...appended('seats.csv', ...seats) });
    expect(await errorsOf(folder)).toEqual([`seats.csv:${count + 11}:fromGroup seat-cycle`]);
  });
});
