import type { undo as english } from '../en/undo.ts';
import type { Shape } from '../words.ts';

export const undo = {
  title: 'Rückgängig',
  lead: 'Änderungen der letzten zehn Minuten',
  undo: 'Rückgängig machen',
  undone: 'Rückgängig gemacht',
  done: 'Die Änderung ist rückgängig gemacht. Wer darüber eine E-Mail bekam, bekommt eine neue.',
  doneUnmailed: 'Die Änderung ist rückgängig gemacht. Niemand bekommt deswegen eine E-Mail.',
  until: 'bis {time}',
  by: '{name}, {time}',
  more: { one: 'Eine frühere Änderung', other: '{count} frühere Änderungen' },
  kinds: {
    'club-states': { one: 'Status eines Vereins', other: 'Status von {count} Vereinen' },
    'team-states': { one: 'Status eines Teams', other: 'Status von {count} Teams' },
    'referee-states': {
      one: 'Status einer Schiedsrichterin oder eines Schiedsrichters',
      other: 'Status von {count} Schiedsrichtern',
    },
    beds: { one: 'Betten eines Gastes', other: 'Betten von {count} Gästen' },
    appointments: {
      one: 'Schiedsrichter eines Spiels',
      other: 'Schiedsrichter von {count} Spielen',
    },
    'referee-halls': {
      one: 'Hallen einer Schiedsrichterin oder eines Schiedsrichters',
      other: 'Hallen von {count} Schiedsrichtern',
    },
    'referee-pairs': { one: 'Ein Schiedsrichterpaar', other: '{count} Schiedsrichterpaare' },
    'reporter-halls': {
      one: 'Hallen einer Person am Kampfgericht',
      other: 'Hallen von {count} Personen am Kampfgericht',
    },
    'shift-people': { one: 'Eine Person in einer Schicht', other: '{count} Personen in Schichten' },
    shifts: { one: 'Eine Schicht', other: '{count} Schichten' },
    volunteers: { one: 'Eine Person im Einsatz gelöscht', other: '{count} Personen im Einsatz gelöscht' },
  },
} satisfies Shape<typeof english>;
