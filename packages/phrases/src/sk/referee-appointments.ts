import type { refereeAppointments as original } from '../en/referee-appointments.ts';
import type { Shape } from '../words.ts';

export const refereeAppointments = {
  title: 'Moje zápasy',
  level: 'úroveň {level}',
  next: 'Ďalší zápas o {minutes} min',
  nextLater: 'Ďalší zápas',
  nextNow: 'Ďalší zápas práve teraz',
  count: { one: '{count} zápas', few: '{count} zápasy', other: '{count} zápasov' },
  number: 'č. {number}',
  kept: 'potvrdené',
  asked: 'Nové',
  moved: 'Presunuté, potvrďte',
  yes: 'Budem tam',
  no: 'Nemôžem…',
  why: 'Prečo nie (prečíta si to organizátor)',
  giveBack: 'Vrátiť zápas',
  cancel: 'Zrušiť',
  answeredYes: 'Ďakujeme, organizátor o tom vie.',
  answeredNo: 'Zápas sa vrátil organizátorovi.',
  navigate: 'Navigovať',
  calendar: 'Do kalendára',
  confirmAll: {
    one: 'Potvrdiť {count} zápas',
    few: 'Potvrdiť {count} zápasy',
    other: 'Potvrdiť {count} zápasov',
  },
  none: 'Zatiaľ nemáte žiadne zápasy. Keď vás organizátor nominuje, príde vám správa.',
  noPair: 'Zatiaľ nie ste v žiadnej dvojici. Dvojice zostavuje organizátor zo schválených rozhodcov.',
  matches: 'zápasov',
  fee: 'odmena',
  halls: 'haly',
} as const satisfies Shape<typeof original>;
