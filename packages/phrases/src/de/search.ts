import type { search as english } from '../en/search.ts';
import type { Shape } from '../words.ts';

export const search = {
  title: 'Suche',
  close: 'Suche schließen',
  clear: 'Leeren',
  hint: 'Akzente und Tippfehler stören nicht: „zdarna“ findet Žďárná.',
  loading: 'Die Suche wird vorbereitet…',
  results: { zero: 'Nichts gefunden', one: '{count} Treffer', other: '{count} Treffer' },
  nothing: 'Nichts passt zu „{question}“. Versuchen Sie es mit weniger oder anderen Wörtern.',
  offline: 'Sie sind offline: Gesucht wird in dem, was zuletzt auf diesem Gerät gespeichert wurde.',
  unprepared: 'Sie sind offline, und auf diesem Gerät ist noch nichts zum Durchsuchen gespeichert.',
  failed: 'Die Suche konnte nicht vorbereitet werden.',
  again: 'Erneut versuchen',
  kind: {
    team: 'Teams',
    club: 'Vereine',
    player: 'Spieler',
    match: 'Spiele',
    hall: 'Hallen',
    category: 'Kategorien',
    group: 'Gruppen und Runden',
    statistics: 'Statistik',
    referee: 'Schiedsrichter',
    country: 'Länder',
  },
  more: { one: 'und {count} weiterer', other: 'und {count} weitere' },
  number: 'Nr.\u00a0{number}',
  match: '{home} – {away}',
  open: 'noch offen',
  teams: { one: '{count} Team', other: '{count} Teams' },
} as const satisfies Shape<typeof english>;
