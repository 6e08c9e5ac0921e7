import type { undo as english } from '../en/undo.ts';
import type { Shape } from '../words.ts';

export const undo = {
  title: 'Vrátit',
  lead: 'Změny za posledních deset minut',
  undo: 'Vrátit',
  undone: 'Vráceno',
  done: 'Změna je vrácená. Kdo o ní dostal e-mail, dostane nový.',
  doneUnmailed: 'Změna je vrácená. E-mail kvůli tomu nikdo nedostane.',
  until: 'do {time}',
  by: '{name}, {time}',
  more: { one: '{count} dřívější změna', few: '{count} dřívější změny', other: '{count} dřívějších změn' },
  kinds: {
    'club-states': { one: 'Stav {count} klubu', few: 'Stavy {count} klubů', other: 'Stavy {count} klubů' },
    'team-states': { one: 'Stav {count} týmu', few: 'Stavy {count} týmů', other: 'Stavy {count} týmů' },
    'referee-states': {
      one: 'Stav {count} rozhodčího',
      few: 'Stavy {count} rozhodčích',
      other: 'Stavy {count} rozhodčích',
    },
    beds: { one: 'Lůžka {count} hosta', few: 'Lůžka {count} hostů', other: 'Lůžka {count} hostů' },
    appointments: {
      one: 'Rozhodčí {count} zápasu',
      few: 'Rozhodčí {count} zápasů',
      other: 'Rozhodčí {count} zápasů',
    },
    'referee-halls': {
      one: 'Haly {count} rozhodčího',
      few: 'Haly {count} rozhodčích',
      other: 'Haly {count} rozhodčích',
    },
    'referee-pairs': {
      one: '{count} dvojice rozhodčích',
      few: '{count} dvojice rozhodčích',
      other: '{count} dvojic rozhodčích',
    },
    'reporter-halls': {
      one: 'Haly {count} zapisovatele',
      few: 'Haly {count} zapisovatelů',
      other: 'Haly {count} zapisovatelů',
    },
    'shift-people': {
      one: '{count} člověk na směně',
      few: '{count} lidé na směnách',
      other: '{count} lidí na směnách',
    },
    shifts: { one: '{count} směna', few: '{count} směny', other: '{count} směn' },
    volunteers: {
      one: 'Smazán {count} pomocník',
      few: 'Smazáni {count} pomocníci',
      other: 'Smazáno {count} pomocníků',
    },
  },
} satisfies Shape<typeof english>;
