import type { PlanMatch, PlanTeam, ScheduleFileContext } from '../index.ts';

const team = (id: string, club: string, number = 1, category = 'MA'): PlanTeam => ({
  id,
  category,
  name: `${club} ${number === 1 ? 'I' : 'II'}`,
  own: null,
  club,
  number,
  country: 'CZ',
});
const match = (
  key: string,
  home: string | null,
  away: string | null,
  over: Partial<PlanMatch> = {},
): PlanMatch => ({
  key,
  category: 'MA',
  number: null,
  group: 'A',
  level: 'preliminary',
  isBracket: false,
  home,
  away,
  isFixed: false,
  isLocked: false,
  to: null,
  ...over,
});
const bracket = { isBracket: true, home: null, away: null };

/** A small plan with two halls, one of them with two courts. */
export const scheduleContext: ScheduleFileContext = {
  days: ['2026-06-13', '2026-06-14'],
  timeZone: 'Europe/Prague',
  categories: [
    { code: 'MA', words: ['Chlapci U15', 'Boys U15'], isDrawn: true },
    { code: 'WA', words: ['Dívky', 'Girls'], isDrawn: false },
    { code: 'WB', words: ['Mladší žačky'], isDrawn: false },
  ],
  teams: [
    team('1', 'TJ Lípa'),
    team('2', 'HK Dub', 1),
    team('3', 'HK Dub', 2),
    team('4', 'Slavoj Žďár'),
    team('5', 'TJ Lípa', 1, 'WA'),
    team('6', 'HK Dub', 1, 'WA'),
  ],
  courts: [
    { key: '10', hall: 10, number: 1, hallWords: ['H01', 'Hala Sever', 'North Hall'], name: null },
    { key: '11', hall: 11, number: 1, hallWords: ['H02', 'Hala Jih', 'South Hall'], name: null },
    { key: '11/2', hall: 11, number: 2, hallWords: ['H02', 'Hala Jih', 'South Hall'], name: 'B' },
  ],
  matches: [
    match('MA A:1-2', '1', '2', { number: 1 }),
    match('MA A:1-3', '1', '3', { number: 2 }),
    match('MA A:1-4', '1', '4', { number: 3 }),
    match('MA A:2-3', '2', '3'),
    match('MA SF1', null, null, { ...bracket, group: 'A SF1', level: 'semifinal', number: 7 }),
    match('MA SF2', null, null, { ...bracket, group: 'A SF2', level: 'semifinal', number: 8 }),
    match('MA F', null, null, { ...bracket, group: 'A F', level: 'final' }),
    match('WA A:1-2', null, null, { category: 'WA' }),
  ],
};
