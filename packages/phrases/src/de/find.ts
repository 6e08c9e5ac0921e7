import type { find as english } from '../en/find.ts';
import type { Shape } from '../words.ts';

export const find = {
  title: 'Suchen',
  close: 'Schließen',
  open: 'noch offen',
  placeholder: 'Verein, Person, Symbol, Spiel, Einstellung',
  nothing: 'Nichts gefunden. Versuchen Sie weniger oder andere Wörter.',
  symbol: 'Symbol {symbol}',
  results: { zero: 'nichts gefunden', one: '{count} Treffer', other: '{count} Treffer' },
  more: { one: 'und {count} weiterer', other: 'und {count} weitere' },
  teams: { zero: 'kein Team', one: '{count} Team', other: '{count} Teams' },
  key: {
    actions: 'Aktionen',
    matches: 'Spiele',
    people: 'Personen',
    symbols: 'Symbole',
  },
  kind: {
    club: 'Vereine',
    team: 'Teams',
    person: 'Personen',
    document: 'Rechnungen und Symbole',
    match: 'Spiele',
    place: 'Orte',
    page: 'Seiten',
    action: 'Aktionen',
    setting: 'Einstellungen',
  },
  person: {
    account: 'Konto',
    referee: 'Schiedsrichter',
    contact: 'Kontakt eines Vereins',
    staff: 'Betreuer',
  },
  action: {
    writeMessage: 'Nachricht schreiben',
    importClubs: 'Vereine aus einer Liste',
    addPlace: 'Neuer Ort',
    changePlan: 'Etwas ist passiert: Plan ändern',
    checkInClub: 'Check-in: {club}',
    moneyOf: 'Rechnungen und Zahlungen: {club}',
  },
} as const satisfies Shape<typeof english>;
