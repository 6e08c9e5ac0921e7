import type { dayHistory as english } from '../en/day-history.ts';
import type { Shape } from '../words.ts';

export const dayHistory = {
  title: 'Heute',
  empty: 'Heute ist noch nichts geschehen.',
  named: '{text}: {name}',
  all: 'Alle {count} anzeigen',
  kinds: {
    'club-registered': { one: 'Verein angemeldet', other: '{count} Vereine angemeldet' },
    'club-new': { one: 'Anmeldung wieder geöffnet', other: '{count} Anmeldungen wieder geöffnet' },
    'club-approved': { one: 'Verein angenommen', other: '{count} Vereine angenommen' },
    'club-processed': { one: 'Anmeldung abgeschlossen', other: '{count} Anmeldungen abgeschlossen' },
    'club-declined': { one: 'Anmeldung abgelehnt', other: '{count} Anmeldungen abgelehnt' },
    'team-accepted': { one: 'Teams angenommen', other: 'Teams von {count} Vereinen angenommen' },
    'team-waiting': {
      one: 'Teams auf die Warteliste gesetzt',
      other: 'Teams von {count} Vereinen auf die Warteliste gesetzt',
    },
    'team-withdrawn': { one: 'Teams abgemeldet', other: 'Teams von {count} Vereinen abgemeldet' },
    'referee-registered': { one: 'Schiedsrichter angemeldet', other: '{count} Schiedsrichter angemeldet' },
    'referee-approved': { one: 'Schiedsrichter angenommen', other: '{count} Schiedsrichter angenommen' },
    'referee-declined': { one: 'Schiedsrichter abgelehnt', other: '{count} Schiedsrichter abgelehnt' },
    'checked-in': { one: 'Verein eingecheckt', other: '{count} Vereine eingecheckt' },
    'invoice-issued': { one: 'Rechnung gestellt', other: 'Rechnungen an {count} Vereine gestellt' },
    'invoice-credited': {
      one: 'Rechnung gutgeschrieben',
      other: 'Rechnungen von {count} Vereinen gutgeschrieben',
    },
    'payment-recorded': { one: 'Zahlung erfasst', other: 'Zahlungen von {count} Vereinen erfasst' },
    'bank-imported': {
      one: 'Eine Zahlung von der Bank eingelesen',
      other: '{count} Zahlungen von der Bank eingelesen',
    },
    'message-sent': { one: 'Nachricht gesendet', other: '{count} Nachrichten gesendet' },
    'plan-published': { one: 'Spielplan veröffentlicht', other: 'Spielplan veröffentlicht' },
    'appointments-published': {
      one: 'Ansetzungen der Schiedsrichter veröffentlicht',
      other: 'Ansetzungen der Schiedsrichter veröffentlicht',
    },
    'draw-revealed': { one: 'Eine Kategorie ausgelost', other: '{count} Kategorien ausgelost' },
    'group-closed': {
      one: 'Eine Gruppe von Hand geschlossen',
      other: '{count} Gruppen von Hand geschlossen',
    },
    'protest-filed': { one: 'Protest eingelegt', other: 'Proteste gegen {count} Spiele eingelegt' },
    'protest-decided': { one: 'Protest entschieden', other: 'Proteste gegen {count} Spiele entschieden' },
    'settings-changed': { one: 'Eine Einstellung geändert', other: '{count} Einstellungen geändert' },
    'prices-changed': { one: 'Preisliste geändert', other: 'Preisliste geändert: {count} Posten' },
    'places-changed': { one: 'Ein Ort geändert', other: '{count} Orte geändert' },
    'lists-changed': { one: 'Listen geändert', other: 'Listen geändert: {count} Einträge' },
  },
} as const satisfies Shape<typeof english>;
