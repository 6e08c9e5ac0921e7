import type { closing as original } from '../en/closing.ts';
import type { Shape } from '../words.ts';

export const closing = {
  title: 'Nach dem letzten Spiel',
  ready: 'Bereit zum Abschließen.',
  notReady: 'Noch nicht bereit zum Abschließen.',
  closed: 'Diese Ausgabe ist abgeschlossen.',
  missing: 'Noch offen: {names}. Alles andere kann warten.',
  notNeeded: 'Zum Abschließen nicht nötig.',
  lacks: {
    results: 'Ergebnisse',
    protests: 'Proteste',
    money: 'Schulden der Vereine',
  },
  name: {
    results: 'Ergebnisse',
    protests: 'Proteste',
    reports: 'Schriftliche Berichte',
    shown: 'Ergebnisse für Besucher',
    payments: 'Zahlungen',
    money: 'Schulden der Vereine',
    presence: 'Wer im Dienst war',
    next: 'Nächste Ausgabe',
    closing: 'Ausgabe abschließen',
  },
  action: {
    results: 'Spiele ansehen',
    protests: 'Entscheiden',
    reports: 'Aufgaben ansehen',
    shown: 'Zeigen',
    payments: 'Zuordnen',
    money: 'Schulden ansehen',
    presence: 'Anwesenheit eintragen',
    next: 'Vorbereiten',
    closing: 'Abschließen',
  },
  text: {
    results: 'Alle Ergebnisse sind bestätigt.',
    protests: 'Kein Protest ist offen.',
    money: 'Alle Vereine haben bezahlt.',
    reports: {
      zero: 'Kein Spielbericht wartet auf einen schriftlichen Bericht.',
      one: 'Ein Spielbericht wartet auf den schriftlichen Bericht zu einer blauen Karte.',
      other: '{count} Spielberichte warten auf den schriftlichen Bericht zu einer blauen Karte.',
    },
    payments: {
      zero: 'Jede Zahlung gehört zu einem Verein.',
      one: 'Eine Zahlung gehört noch zu keinem Verein.',
      other: '{count} Zahlungen gehören noch zu keinem Verein.',
    },
    presence: {
      zero: 'Es ist bekannt, wer da war; die Dankesliste ist vollständig.',
      one: 'Von einer Person ist nicht bekannt, ob sie da war: Die Dankesliste ist nicht vollständig.',
      other:
        'Von {count} Personen ist nicht bekannt, ob sie da waren: Die Dankesliste ist nicht vollständig.',
    },
    shown: 'Besucher sehen die Ergebnisse.',
    hidden: 'Besucher sehen die Ergebnisse nicht.',
    noNext: 'Noch keine ist vorbereitet.',
    closed: 'Spiele, Kader und Anmeldungen können nicht mehr geändert werden.',
    closing: 'Danach ändert niemand mehr Spiele, Kader und Anmeldungen. Sie kann wieder geöffnet werden.',
  },
} as const satisfies Shape<typeof original>;
