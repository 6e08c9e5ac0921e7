import { usualTeamTimeouts } from '@sevenmetre/rules/match';
import { eventTypeCodes } from '@sevenmetre/rules/vocabulary';
import type { SheetEventType, SheetPerson, MatchSheet } from './match-sheet.ts';

const plain = {
  penaltyMatchStop: false,
  penaltyDuration: 0,
  scoreIncrease: 0,
  secondaryParticipantAllowed: false,
  isOffered: true,
} as const;

const types: readonly SheetEventType[] = [
  { ...plain, id: 1, code: 'goal', category: 'goal', scoreIncrease: 1, nameCs: 'Gól', nameEn: 'Goal' },
  {
    ...plain,
    id: 2,
    code: 'seven-metre-goal',
    category: 'goal',
    scoreIncrease: 1,
    nameCs: 'Gól ze 7 m',
    nameEn: '7 m goal',
  },
  {
    ...plain,
    id: 3,
    code: 'shootout-goal',
    category: 'shootout',
    scoreIncrease: 1,
    nameCs: 'Gól v rozstřelu',
    nameEn: 'Shoot-out goal',
  },
  {
    ...plain,
    id: 4,
    code: 'shootout-miss',
    category: 'shootout',
    nameCs: 'Neproměněný hod',
    nameEn: 'Shoot-out miss',
  },
  {
    ...plain,
    id: 5,
    code: 'yellow-card',
    category: 'card',
    nameCs: 'Žlutá karta',
    nameEn: 'Yellow card',
  },
  {
    ...plain,
    id: 6,
    code: 'two-minutes',
    category: 'suspension',
    penaltyDuration: 120,
    nameCs: '2 minuty',
    nameEn: '2 minutes',
  },
  {
    ...plain,
    id: 7,
    code: 'red-card',
    category: 'card',
    penaltyDuration: 120,
    nameCs: 'Červená karta',
    nameEn: 'Red card',
  },
  {
    ...plain,
    id: 8,
    code: 'blue-card',
    category: 'card',
    penaltyDuration: 120,
    nameCs: 'Modrá karta',
    nameEn: 'Blue card',
  },
];

/** Types that an edition offers unless it turns them off: whoever has practised meets no button for the first time in a match. */
const optionalTypes: readonly SheetEventType[] = [
  {
    ...plain,
    id: 9,
    code: 'seven-metre-miss',
    category: 'other',
    nameCs: 'Neproměněná sedmička',
    nameEn: '7 m missed',
  },
  {
    ...plain,
    id: 10,
    code: 'team-timeout',
    category: 'other',
    nameCs: 'Oddechový čas',
    nameEn: 'Team time-out',
  },
  {
    ...plain,
    id: 11,
    code: 'empty-goal',
    category: 'goal',
    scoreIncrease: 1,
    nameCs: 'Gól do prázdné branky',
    nameEn: 'Goal into the empty net',
  },
];

const home = [
  '1 Kříž',
  '2 Beneš',
  '4 Vávra',
  '5 Šimek',
  '7 Dvořák',
  '9 Novák',
  '10 Růžička',
  '11 Čech',
  '14 Němec',
  '19 Řezníček',
  '22 Malý',
  '24 Hájek',
  'A Veselý',
  'B Horák',
];
const away = [
  '3 Becker',
  '4 Wolf',
  '6 Schäfer',
  '7 Krüger',
  '10 Hofmann',
  '12 Lange',
  '15 Krause',
  '18 Vogel',
  '20 Günther',
  '21 Brandt',
  '27 Peters',
  'A Fischer',
  'B Bauer',
];

/** A match with invented teams, and ids that no server knows, with the types that every edition has. */
export const practiceSheet: MatchSheet = {
  squads: { home: [], away: [] },
  matchId: 1,
  slug: 'practice',
  matchNumber: 0,
  groupLabel: 'TEST',
  hall: null,
  day: null,
  time: null,
  halfLength: 900,
  playersOnCourt: 7,
  timeouts: usualTeamTimeouts,
  extraTimes: 0,
  teams: { home: { name: 'Sokol Lhota II', short: 'LHOT' }, away: { name: 'SV Nordhafen', short: 'NORD' } },
  people: [...peopleOf('home', home, 100), ...peopleOf('away', away, 200)],
  referees: [],
  types,
  stageIds: {
    not_started: 1,
    '1st_half': 2,
    '2nd_half': 3,
    shootout: 4,
    waiting_for_approval: 5,
    finished: 6,
    extra1_1st_half: 7,
    extra1_2nd_half: 8,
    extra2_1st_half: 9,
    extra2_2nd_half: 10,
  },
  defaultEventTypePosition: 0,
  walkoverGoals: 5,
  isKnockout: true,
  scouting: 'off',
  stage: 'not_started',
  stageStartedAt: null,
  walkOver: null,
  keptAt: 0,
};

/** The match to try everything on, with the buttons in the order of a new edition. */
export const practiceMatch: MatchSheet = {
  ...practiceSheet,
  types: [...types, ...optionalTypes].toSorted((one, other) => placeOf(one) - placeOf(other)),
};

function placeOf({ code }: SheetEventType): number {
  return eventTypeCodes.findIndex((known) => known === code);
}

function peopleOf(side: 'home' | 'away', lines: readonly string[], from: number): SheetPerson[] {
  return lines.map((line, index) => {
    const [label = '?', name = ''] = line.split(' ');
    return { id: from + index, side, isLeader: /^[A-Z]$/.test(label), label, name };
  });
}
