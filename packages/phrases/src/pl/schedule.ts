import type { schedule as english } from '../en/schedule.ts';
import type { Shape } from '../words.ts';

export const schedule = {
  title: 'Terminarz',
  sentence: 'Wszystkie mecze dnia według godziny',
  description: '{day}: wszystkie mecze według godziny. {tournament}.',
  days: 'Dni',
  filter: 'Pokaż mecze',
  matches: { one: '{count} mecz', few: '{count} mecze', many: '{count} meczów', other: '{count} meczów' },
  played: {
    one: '{count} rozegrany',
    few: '{count} rozegrane',
    many: '{count} rozegranych',
    other: '{count} rozegranych',
  },
  toCome: {
    one: '{count} przed nami',
    few: '{count} przed nami',
    many: '{count} przed nami',
    other: '{count} przed nami',
  },
  all: 'Wszystkie {count}',
  mine: 'Moje drużyny {count}',
  live: { one: '{count} na żywo', few: '{count} na żywo', many: '{count} na żywo', other: '{count} na żywo' },
  liveNow: 'Teraz grają',
  halls: 'Hale',
  now: 'Teraz {time}',
  nowLine: '{time} teraz',
  none: 'Brak meczów',
  noneText: 'Żaden mecz tego dnia nie pasuje do wyboru. Cały dzień pokazuje „Wszystkie”.',
  notYet: 'Nie ma jeszcze terminarza',
  notYetText: 'Pojawi się tutaj, gdy tylko organizator go opublikuje.',
  pane: 'Wybrany mecz',
  open: 'Otwórz mecz',
  unknownHeading: 'Tego dnia nie ma meczów',
  unknown: 'Tego dnia nie ma żadnego meczu.',
} as const satisfies Shape<typeof english>;
