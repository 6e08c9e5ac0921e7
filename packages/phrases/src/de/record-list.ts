import type { recordList as english } from '../en/record-list.ts';
import type { Shape } from '../words.ts';

export const recordList = {
  open: 'Liste importieren…',
  title: { halls: 'Hallen aus einer Liste', officials: 'Schiedsrichter aus einer Liste' },
  back: { halls: 'Orte', officials: 'Schiedsrichter' },
  hint: {
    halls:
      'Eine Tabelle mit Spaltennamen einfügen oder eine XLSX- oder CSV-Datei wählen. Spalten: Name, Adresse, Ort, Koordinaten wie 49.68, 18.35, Spielfelder, Plätze. Vor der Bestätigung wird nichts gespeichert.',
    officials:
      'Eine Tabelle mit Spaltennamen einfügen oder eine XLSX- oder CSV-Datei wählen. Spalten: Name, E-Mail, Telefon, Land, Lizenz, Partner. Vor der Bestätigung wird nichts gespeichert, und niemand erhält eine Mail.',
  },
  invite: { one: '1 Offiziellen einladen', other: '{count} Offizielle einladen' },
  inviteHint:
    'Jeder erhält ein Konto und eine Mail mit dem Link, der das Passwort setzt. Danach sieht und ändert er seine Anmeldung. Wer mit der Adresse schon ein Konto hat, findet die Anmeldung dort, ohne Mail. Eingeladene bleiben, auch wenn der Import zurückgenommen wird.',
  invited:
    'Per Mail eingeladen: {invited}. Zu Konten hinzugefügt: {linked}. Ausgelassen, weil sie schon ein Konto haben oder ihr Konto die Adresse nicht bestätigt hat: {left}.',
  done: {
    halls: 'Importiert: {created} neue Hallen, {updated} ergänzt.',
    officials:
      'Importiert: {created} neue Schiedsrichter, {updated} ergänzt. Neue warten bei den Schiedsrichtern auf die Bestätigung.',
  },
  paste: 'Tabelle mit Spaltennamen',
  none: 'In dieser Liste ist nichts, was die Ausgabe ändern würde.',
  aside: { one: '1 Zeile ist kein Eintrag: {lines}', other: '{count} Zeilen sind keine Einträge: {lines}' },
  unknown: 'Nicht gelesene Spalten: {columns}',
  missing: 'Eine Spalte mit den Namen fehlt.',
  isNew: 'Es ist ein anderer Eintrag',
  details: 'Einzelheiten',
  isRecord: 'Es ist {name}',
  column: {
    name: 'Halle',
    code: 'Kürzel',
    address: 'Adresse',
    city: 'Ort',
    coordinates: 'Koordinaten',
    courts: 'Spielfelder',
    seats: 'Plätze',
    note: 'Bemerkung',
    lastName: 'Nachname',
    firstName: 'Vorname',
    email: 'E-Mail',
    phone: 'Telefon',
    country: 'Land',
    licence: 'Lizenz',
    licenceNumber: 'Lizenznummer',
    partner: 'Partner',
    street: 'Straße',
    zip: 'PLZ',
  },
  violation: {
    'name-missing': 'Der Name fehlt.',
    'text-too-long': 'Dieser Text ist zu lang: {field}',
    'code-invalid': 'Ein Kürzel hat nur Buchstaben und Ziffern, ohne Leerzeichen.',
    'code-taken': 'Das Kürzel {code} hat eine andere Halle.',
    'courts-invalid': 'Spielfelder sind eine Zahl von 1 bis 9.',
    'seats-invalid': 'Plätze sind eine Zahl.',
    'coordinates-invalid': 'Koordinaten sind Breite und Länge, etwa 49.68, 18.35.',
    'country-unknown': 'Das Land {text} ist nicht bekannt.',
    'email-invalid': 'Das ist keine E-Mail-Adresse.',
    'same-record': 'Ein ähnlicher Eintrag ist schon da. Ist es derselbe?',
    'name-order': 'Bitte prüfen, was der Vorname ist.',
    encoding: 'Bitte die Buchstaben prüfen.',
    kept: 'Bleibt, wie es gespeichert ist: {field}',
  },
} as const satisfies Shape<typeof english>;
