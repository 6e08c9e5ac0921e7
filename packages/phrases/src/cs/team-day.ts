import type { teamDay as english } from '../en/team-day.ts';
import type { Shape } from '../words.ts';

export const teamDay = {
  heading: 'Dnes a dál',
  next: 'Příště',
  later: 'Potom',
  last: 'Poslední zápas:',
  directions: 'Cesta',
  elsewhere: '(otevře mapu)',
  calendar: 'Kalendář',
  onFootFrom: '{minutes} min pěšky z haly {hall}',
  sameHall: 'stejná hala',
  leaveBy: 'vyjděte do {time}',
  against: 'soupeř: {team}',
  ifWin: 'Když vyhrajete',
  ifBeat: 'Když porazíte tým {team}',
  ifLoss: 'Když prohrajete',
  ifNot: 'Jinak',
  ifPlace: 'Jako {place} v {group}',
  placeIn: '{place} v {group}',
  finalPlace: '{place} místo',
  waiting: 'Zápasy se objeví, jakmile budou naplánované.',
  overlap: 'Překryv',
  overlapFar: 'Překryv: zápas v {time} skončí asi v {ends}, mezi halami je to {minutes} min pěšky.',
  overlapNear: 'Překryv: zápas v {time} skončí asi v {ends}.',
} as const satisfies Shape<typeof english>;
