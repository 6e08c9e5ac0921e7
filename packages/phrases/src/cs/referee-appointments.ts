import type { refereeAppointments as original } from '../en/referee-appointments.ts';
import type { Shape } from '../words.ts';

export const refereeAppointments = {
  title: 'Moje zápasy',
  level: 'úroveň {level}',
  next: 'Další zápas za {minutes} min',
  nextLater: 'Další zápas',
  nextNow: 'Další zápas právě teď',
  count: { one: '{count} zápas', few: '{count} zápasy', other: '{count} zápasů' },
  number: 'č. {number}',
  kept: 'potvrzeno',
  asked: 'Nové',
  moved: 'Přesunuto, potvrďte',
  yes: 'Budu tam',
  no: 'Nemohu…',
  why: 'Proč ne (přečte si to pořadatel)',
  giveBack: 'Vrátit zápas',
  cancel: 'Zrušit',
  answeredYes: 'Děkujeme, pořadatel o tom ví.',
  answeredNo: 'Zápas se vrátil pořadateli.',
  navigate: 'Navigovat',
  calendar: 'Přidat do kalendáře',
  confirmAll: {
    one: 'Potvrdit {count} zápas',
    few: 'Potvrdit {count} zápasy',
    other: 'Potvrdit {count} zápasů',
  },
  none: 'Zatím nemáte žádné zápasy. Až vás pořadatel nominuje, přijde vám zpráva.',
  noPair: 'Zatím nejste v žádné dvojici. Dvojice sestavuje pořadatel ze schválených rozhodčích.',
  matches: 'zápasů',
  fee: 'odměna',
  halls: 'haly',
} as const satisfies Shape<typeof original>;
