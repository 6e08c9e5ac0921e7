import type { contents as english } from '../en/contents.ts';
import type { Shape } from '../words.ts';

export const contents = {
  always: 'Immer',
  allPages: 'Alle Seiten',
  find: 'Finden',
  findWhat: 'Verein, Person, Kennung, Spiel, Einstellung',
  now: 'jetzt',
  waiting: { one: 'eins wartet', other: '{count} warten' },
  ofCurrent: 'der aktuellen Ausgabe',
  group: { registration: 'Anmeldung', planning: 'Planung', play: 'Spielbetrieb', setup: 'Vorbereitung' },
  phase: {
    before: 'Vor der Anmeldung',
    registration: 'Anmeldung',
    planning: 'Planung',
    play: 'Spielbetrieb',
    after: 'Danach',
  },
  phaseOf: 'Phase der Ausgabe',
  byDates: 'Nach Terminen und Spielen',
  left: { zero: 'letzter Tag', one: 'noch ein Tag', other: 'noch {count} Tage' },
  day: 'Tag {day} von {of}',
  editions: 'Ausgaben',
  workIn: 'Sie arbeiten an',
  here: 'hier',
  newEdition: 'Neue Ausgabe…',
  publicPages: 'Öffentliche Seiten',
  account: 'Ihr Konto',
  unfold: 'Inhalt ausklappen',
  keys: 'Tasten',
  keysOf: {
    find: 'alles finden',
    search: 'in dieser Liste suchen',
    contents: 'Inhalt ein- und ausklappen',
    edition: 'die zweite Ausgabe der Liste',
    close: 'schließen, was oben liegt',
  },
} as const satisfies Shape<typeof english>;
