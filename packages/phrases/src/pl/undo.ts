import type { undo as english } from '../en/undo.ts';
import type { Shape } from '../words.ts';

export const undo = {
  title: 'Cofnij',
  lead: 'Zmiany z ostatnich dziesięciu minut',
  undo: 'Cofnij',
  undone: 'Cofnięto',
  done: 'Zmiana została cofnięta. Kto dostał o niej e-mail, dostanie nowy.',
  doneUnmailed: 'Zmiana została cofnięta. Nikt nie dostanie z tego powodu e-maila.',
  until: 'do {time}',
  by: '{name}, {time}',
  more: {
    one: '{count} wcześniejsza zmiana',
    few: '{count} wcześniejsze zmiany',
    many: '{count} wcześniejszych zmian',
    other: '{count} wcześniejszej zmiany',
  },
  kinds: {
    'club-states': {
      one: 'Status {count} klubu',
      few: 'Statusy {count} klubów',
      many: 'Statusy {count} klubów',
      other: 'Statusy {count} klubu',
    },
    'team-states': {
      one: 'Status {count} drużyny',
      few: 'Statusy {count} drużyn',
      many: 'Statusy {count} drużyn',
      other: 'Statusy {count} drużyny',
    },
    'referee-states': {
      one: 'Status {count} sędziego',
      few: 'Statusy {count} sędziów',
      many: 'Statusy {count} sędziów',
      other: 'Statusy {count} sędziego',
    },
    beds: {
      one: 'Łóżka {count} gościa',
      few: 'Łóżka {count} gości',
      many: 'Łóżka {count} gości',
      other: 'Łóżka {count} gościa',
    },
    appointments: {
      one: 'Sędziowie {count} meczu',
      few: 'Sędziowie {count} meczów',
      many: 'Sędziowie {count} meczów',
      other: 'Sędziowie {count} meczu',
    },
    'referee-halls': {
      one: 'Hale {count} sędziego',
      few: 'Hale {count} sędziów',
      many: 'Hale {count} sędziów',
      other: 'Hale {count} sędziego',
    },
    'referee-pairs': {
      one: '{count} para sędziów',
      few: '{count} pary sędziów',
      many: '{count} par sędziów',
      other: '{count} pary sędziów',
    },
    'reporter-halls': {
      one: 'Hale {count} protokolanta',
      few: 'Hale {count} protokolantów',
      many: 'Hale {count} protokolantów',
      other: 'Hale {count} protokolanta',
    },
    'shift-people': {
      one: '{count} osoba na zmianie',
      few: '{count} osoby na zmianach',
      many: '{count} osób na zmianach',
      other: '{count} osoby na zmianach',
    },
    shifts: {
      one: '{count} zmiana',
      few: '{count} zmiany',
      many: '{count} zmian',
      other: '{count} zmiany',
    },
    volunteers: {
      one: 'Usunięto {count} wolontariusza',
      few: 'Usunięto {count} wolontariuszy',
      many: 'Usunięto {count} wolontariuszy',
      other: 'Usunięto {count} wolontariusza',
    },
  },
} satisfies Shape<typeof english>;
