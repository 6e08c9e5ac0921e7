import type { teamDay as english } from '../en/team-day.ts';
import type { Shape } from '../words.ts';

export const teamDay = {
  heading: 'Dziś i dalej',
  next: 'Następny',
  later: 'Potem',
  last: 'Ostatni mecz:',
  directions: 'Dojazd',
  elsewhere: '(otwiera mapę)',
  calendar: 'Kalendarz',
  onFootFrom: '{minutes} min pieszo z hali {hall}',
  sameHall: 'ta sama hala',
  leaveBy: 'wyjdźcie do {time}',
  against: 'rywal: {team}',
  ifWin: 'Jeśli wygracie',
  ifBeat: 'Jeśli pokonacie drużynę {team}',
  ifLoss: 'Jeśli przegracie',
  ifNot: 'Jeśli nie',
  ifPlace: 'Jako {place} w {group}',
  placeIn: '{place} w {group}',
  finalPlace: '{place} miejsce',
  waiting: 'Mecze pojawią się, gdy zostaną zaplanowane.',
  overlap: 'Kolizja',
  overlapFar:
    'Mecze się nakładają: ten o {time} skończy się około {ends}, między halami jest {minutes} min pieszo.',
  overlapNear: 'Mecze się nakładają: ten o {time} skończy się około {ends}.',
} as const satisfies Shape<typeof english>;
