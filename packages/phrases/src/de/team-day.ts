import type { teamDay as english } from '../en/team-day.ts';
import type { Shape } from '../words.ts';

export const teamDay = {
  heading: 'Heute und als Nächstes',
  next: 'Als Nächstes',
  later: 'Danach',
  last: 'Letztes Spiel:',
  directions: 'Route',
  elsewhere: '(öffnet die Karte)',
  calendar: 'Kalender',
  onFootFrom: '{minutes} min zu Fuß von {hall}',
  sameHall: 'gleiche Halle',
  leaveBy: 'spätestens um {time} losgehen',
  against: 'gegen {team}',
  ifWin: 'Bei einem Sieg',
  ifBeat: 'Bei einem Sieg gegen {team}',
  ifLoss: 'Bei einer Niederlage',
  ifNot: 'Sonst',
  ifPlace: 'Als {place} in {group}',
  placeIn: '{place} in {group}',
  finalPlace: '{place} Platz',
  waiting: 'Spiele erscheinen hier, sobald sie geplant sind.',
  overlap: 'Überschneidung',
  overlapFar:
    'Überschneidung: Das Spiel um {time} endet etwa um {ends}, zwischen den Hallen sind es {minutes} min zu Fuß.',
  overlapNear: 'Überschneidung: Das Spiel um {time} endet etwa um {ends}.',
} as const satisfies Shape<typeof english>;
