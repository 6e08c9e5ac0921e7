import type { schedule as english } from '../en/schedule.ts';
import type { Shape } from '../words.ts';

export const schedule = {
  title: 'Program',
  sentence: 'Všetky zápasy dňa podľa času',
  description: '{day}: všetky zápasy podľa času. {tournament}.',
  days: 'Dni',
  filter: 'Zobraziť zápasy',
  matches: { one: '{count} zápas', few: '{count} zápasy', other: '{count} zápasov' },
  played: { one: '{count} odohraný', few: '{count} odohrané', other: '{count} odohraných' },
  toCome: { one: '{count} nasleduje', few: '{count} nasledujú', other: '{count} nasleduje' },
  all: 'Všetko {count}',
  mine: 'Moje tímy {count}',
  live: { one: '{count} sa hrá', few: '{count} sa hrajú', other: '{count} sa hrá' },
  liveNow: 'Práve sa hrá',
  halls: 'Haly',
  now: 'Teraz {time}',
  nowLine: '{time} teraz',
  none: 'Žiadny zápas',
  noneText: 'Výberu nezodpovedá žiadny zápas tohto dňa. Celý deň zobrazíte voľbou Všetko.',
  notYet: 'Program ešte nie je',
  notYetText: 'Objaví sa tu, hneď ako ho organizátor zverejní.',
  pane: 'Vybraný zápas',
  open: 'Otvoriť zápas',
  unknownHeading: 'V tento deň sa nehrá',
  unknown: 'V tento deň nie je žiadny zápas.',
} as const satisfies Shape<typeof english>;
