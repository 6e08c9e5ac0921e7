import type { schedule as english } from '../en/schedule.ts';
import type { Shape } from '../words.ts';

export const schedule = {
  title: 'Spielplan',
  sentence: 'Alle Spiele eines Tages nach Zeit',
  description: '{day}: alle Spiele nach Zeit. {tournament}.',
  days: 'Tage',
  filter: 'Gezeigte Spiele',
  matches: { one: '{count} Spiel', other: '{count} Spiele' },
  played: { one: '{count} gespielt', other: '{count} gespielt' },
  toCome: { one: '{count} folgt', other: '{count} folgen' },
  all: 'Alle {count}',
  mine: 'Meine Teams {count}',
  live: { one: '{count} live', other: '{count} live' },
  liveNow: 'Jetzt live',
  halls: 'Hallen',
  now: 'Jetzt {time}',
  nowLine: '{time} jetzt',
  none: 'Kein Spiel',
  noneText: 'Kein Spiel dieses Tages passt. „Alle“ zeigt den ganzen Tag.',
  notYet: 'Noch kein Spielplan',
  notYetText: 'Er steht hier, sobald der Veranstalter ihn veröffentlicht.',
  pane: 'Gewähltes Spiel',
  open: 'Spiel öffnen',
  unknownHeading: 'An diesem Tag keine Spiele',
  unknown: 'An diesem Tag wird nicht gespielt.',
} as const satisfies Shape<typeof english>;
