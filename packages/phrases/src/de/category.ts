import type { category as english } from '../en/category.ts';
import type { Shape } from '../words.ts';

export const category = {
  title: 'Kategorie {code}',
  description: '{category}: Gruppen, Play-offs und Teams. {tournament}.',
  sentence: 'Gruppen, Play-offs und Teams einer Kategorie',
  teams: { zero: 'noch keine Teams', one: '{count} Team', other: '{count} Teams' },
  progress: { one: '{played} von {count} Spiel gespielt', other: '{played} von {count} Spielen gespielt' },
  finished: {
    one: 'Beendet: das einzige Spiel ist gespielt',
    other: 'Beendet: alle {count} Spiele gespielt',
  },
  bar: 'Gespielte Spiele',
  parts: 'Teile der Seite',
  statistics: 'Torschützen und Strafen',
  ranking: 'Endplatzierung',
  live: 'Jetzt live',
  next: 'Nächste Spiele',
  groups: 'Gruppen',
  groupProgress: '{played} von {total}',
  groupFinished: 'beendet',
  liveCount: { one: '{count} live', other: '{count} live' },
  playoffs: 'Play-off',
  playoff: 'Play-off {letter}',
  playoffFrom: 'ab {day}',
  winner: 'Sieger: {team}',
  brackets: 'Entscheidungsspiele',
  scorers: 'Beste Torschützen',
  scorersNotKept: 'Auf diesem Gerät sind sie nicht gespeichert; sie kommen, sobald Netz da ist.',
  goals: { one: '{count} Tor', other: '{count} Tore' },
  number: 'Nr.\u00a0{number}',
  moreTeams: { one: '{count} weiteres Team', other: '{count} weitere Teams' },
  teamList: 'Teams',
  unknown: {
    heading: 'Diese Kategorie gibt es nicht',
    text: 'In diesem Turnier gibt es keine Kategorie {code}.',
  },
  empty: {
    heading: 'Die Auslosung steht noch aus',
    text: 'Die Gruppen dieser Kategorie sind noch nicht ausgelost.',
  },
  noTeams: 'Es ist noch kein Team angenommen.',
} as const satisfies Shape<typeof english>;
