import type { undo as english } from '../en/undo.ts';
import type { Shape } from '../words.ts';

export const undo = {
  title: 'Vrátiť',
  lead: 'Zmeny za posledných desať minút',
  undo: 'Vrátiť',
  undone: 'Vrátené',
  done: 'Zmena je vrátená. Kto o nej dostal e-mail, dostane nový.',
  doneUnmailed: 'Zmena je vrátená. E-mail kvôli tomu nikto nedostane.',
  until: 'do {time}',
  by: '{name}, {time}',
  more: { one: '{count} skoršia zmena', few: '{count} skoršie zmeny', other: '{count} skorších zmien' },
  kinds: {
    'club-states': { one: 'Stav {count} klubu', few: 'Stavy {count} klubov', other: 'Stavy {count} klubov' },
    'team-states': { one: 'Stav {count} tímu', few: 'Stavy {count} tímov', other: 'Stavy {count} tímov' },
    'referee-states': {
      one: 'Stav {count} rozhodcu',
      few: 'Stavy {count} rozhodcov',
      other: 'Stavy {count} rozhodcov',
    },
    beds: { one: 'Lôžka {count} hosťa', few: 'Lôžka {count} hostí', other: 'Lôžka {count} hostí' },
    appointments: {
      one: 'Rozhodcovia {count} zápasu',
      few: 'Rozhodcovia {count} zápasov',
      other: 'Rozhodcovia {count} zápasov',
    },
    'referee-halls': {
      one: 'Haly {count} rozhodcu',
      few: 'Haly {count} rozhodcov',
      other: 'Haly {count} rozhodcov',
    },
    'referee-pairs': {
      one: '{count} dvojica rozhodcov',
      few: '{count} dvojice rozhodcov',
      other: '{count} dvojíc rozhodcov',
    },
    'reporter-halls': {
      one: 'Haly {count} zapisovateľa',
      few: 'Haly {count} zapisovateľov',
      other: 'Haly {count} zapisovateľov',
    },
    'shift-people': {
      one: '{count} človek na zmene',
      few: '{count} ľudia na zmenách',
      other: '{count} ľudí na zmenách',
    },
    shifts: { one: '{count} zmena', few: '{count} zmeny', other: '{count} zmien' },
    volunteers: {
      one: 'Zmazaný {count} pomocník',
      few: 'Zmazaní {count} pomocníci',
      other: 'Zmazaných {count} pomocníkov',
    },
  },
} satisfies Shape<typeof english>;
