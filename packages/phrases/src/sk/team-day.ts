import type { teamDay as english } from '../en/team-day.ts';
import type { Shape } from '../words.ts';

export const teamDay = {
  heading: 'Dnes a ďalej',
  next: 'Ďalší zápas',
  later: 'Potom',
  last: 'Posledný zápas:',
  directions: 'Cesta',
  elsewhere: '(otvorí mapu)',
  calendar: 'Kalendár',
  onFootFrom: '{minutes} min pešo z haly {hall}',
  sameHall: 'rovnaká hala',
  leaveBy: 'vyrazte do {time}',
  against: 'súper: {team}',
  ifWin: 'Keď vyhráte',
  ifBeat: 'Keď porazíte tím {team}',
  ifLoss: 'Keď prehráte',
  ifNot: 'Inak',
  ifPlace: 'Ako {place} v {group}',
  placeIn: '{place} v {group}',
  finalPlace: '{place} miesto',
  waiting: 'Zápasy sa objavia, keď budú naplánované.',
  overlap: 'Prekrytie',
  overlapFar: 'Prekrytie: zápas o {time} sa skončí asi o {ends}, medzi halami je to {minutes} min pešo.',
  overlapNear: 'Prekrytie: zápas o {time} sa skončí asi o {ends}.',
} as const satisfies Shape<typeof english>;
