import type { schedule as english } from '../en/schedule.ts';
import type { Shape } from '../words.ts';

export const schedule = {
  title: 'Program',
  sentence: 'Všechny zápasy dne podle času',
  description: '{day}: všechny zápasy podle času. {tournament}.',
  days: 'Dny',
  filter: 'Zobrazit zápasy',
  matches: { one: '{count} zápas', few: '{count} zápasy', other: '{count} zápasů' },
  played: { one: '{count} odehrán', few: '{count} odehrány', other: '{count} odehráno' },
  toCome: { one: '{count} následuje', few: '{count} následují', other: '{count} následuje' },
  all: 'Vše {count}',
  mine: 'Moje týmy {count}',
  live: { one: '{count} se hraje', few: '{count} se hrají', other: '{count} se hraje' },
  liveNow: 'Právě se hraje',
  halls: 'Haly',
  now: 'Teď {time}',
  nowLine: '{time} teď',
  none: 'Žádný zápas',
  noneText: 'Výběru neodpovídá žádný zápas tohoto dne. Celý den zobrazíte volbou Vše.',
  notYet: 'Program ještě není',
  notYetText: 'Objeví se tu, jakmile ho pořadatel zveřejní.',
  pane: 'Vybraný zápas',
  open: 'Otevřít zápas',
  unknownHeading: 'V tento den se nehraje',
  unknown: 'V tento den není žádný zápas.',
} as const satisfies Shape<typeof english>;
