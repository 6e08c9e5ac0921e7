import type { category as english } from '../en/category.ts';
import type { Shape } from '../words.ts';

export const category = {
  title: 'Kategorie {code}',
  description: '{category}: skupiny, play-off a týmy. {tournament}.',
  sentence: 'Skupiny, play-off a týmy kategorie',
  teams: { zero: 'zatím bez týmů', one: '{count} tým', few: '{count} týmy', other: '{count} týmů' },
  progress: { one: '{played} z {count} zápasu odehráno', other: '{played} z {count} zápasů odehráno' },
  finished: {
    one: 'Dohráno: jediný zápas',
    few: 'Dohráno: všechny {count} zápasy',
    other: 'Dohráno: všech {count} zápasů',
  },
  bar: 'Odehrané zápasy',
  statistics: 'Střelci a tresty',
  live: 'Právě se hraje',
  next: 'Následující zápasy',
  groups: 'Skupiny',
  groupProgress: '{played} z {total}',
  groupFinished: 'dohráno',
  liveCount: { one: '{count} živě', few: '{count} živě', other: '{count} živě' },
  points: 'bodů',
  playoffs: 'Play-off',
  playoff: 'Play-off {letter}',
  playoffFrom: 'od {day}',
  winner: 'Vítěz: {team}',
  brackets: 'Rozhodující zápasy',
  scorers: 'Nejlepší střelci',
  goals: { one: '{count} branka', few: '{count} branky', other: '{count} branek' },
  number: 'č. {number}',
  teamList: 'Týmy',
  unknown: { heading: 'Taková kategorie není', text: 'Kategorie {code} v tomto turnaji není.' },
  empty: {
    heading: 'Čeká se na losování',
    text: 'Skupiny této kategorie ještě nejsou rozlosovány.',
  },
  noTeams: 'Žádné týmy zatím nebyly přijaty.',
} as const satisfies Shape<typeof english>;
