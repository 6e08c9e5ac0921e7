import type { refereeAppointments as english } from '../en/referee-appointments.ts';
import type { Shape } from '../words.ts';

export const refereeAppointments = {
  title: 'Meine Spiele',
  level: 'Stufe {level}',
  next: 'Nächstes Spiel in {minutes} min',
  nextLater: 'Nächstes Spiel',
  nextNow: 'Nächstes Spiel jetzt',
  count: { one: '{count} Spiel', other: '{count} Spiele' },
  number: 'Nr.\u00a0{number}',
  kept: 'bestätigt',
  asked: 'Neu',
  cancelled: 'Abgesagt: ein Team hat zurückgezogen',
  calledOff: 'Abgesagt',
  noTime: 'Verlegt, neue Zeit folgt',
  moved: 'Verlegt, bitte bestätigen',
  yes: 'Ich bin dabei',
  no: 'Ich kann nicht…',
  why: 'Warum nicht (liest der Veranstalter)',
  giveBack: 'Zurückgeben',
  cancel: 'Abbrechen',
  answeredYes: 'Danke, der Veranstalter weiß Bescheid.',
  answeredNo: 'Das Spiel geht an den Veranstalter zurück.',
  navigate: 'Route',
  calendar: 'In meinen Kalender',
  confirmAll: { one: '{count} Spiel bestätigen', other: '{count} Spiele bestätigen' },
  none: 'Sie haben keine Spiele. Sobald Sie angesetzt werden, erhalten Sie eine Nachricht.',
  noPair:
    'Sie gehören noch zu keinem Gespann. Der Veranstalter bildet Gespanne aus Schiedsrichtern, deren Meldung angenommen ist.',
  matches: { one: 'Spiel', other: 'Spiele' },
  fee: 'Honorar',
  halls: { one: 'Halle', other: 'Hallen' },
} as const satisfies Shape<typeof english>;
