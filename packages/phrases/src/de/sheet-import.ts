import type { sheetImport as english } from '../en/sheet-import.ts';
import type { Shape } from '../words.ts';

export const sheetImport = {
  read: 'Liste lesen',
  choose: 'Datei wählen',
  chooseAnother: 'Andere Datei wählen',
  reading: 'Liste wird gelesen…',
  preview: 'Noch ist nichts gespeichert. Das würde geschehen:',
  confirm: { one: '1 Zeile importieren', other: '{count} Zeilen importieren' },
  waiting: { one: '1 Zeile wartet auf eine Antwort', other: '{count} Zeilen warten auf eine Antwort' },
  leftOut: { one: '1 Zeile wird übersprungen', other: '{count} Zeilen werden übersprungen' },
  line: 'Zeile {line}',
  result: {
    create: 'Neu',
    update: 'Geändert',
    same: 'Unverändert',
    refused: 'Ausgelassen',
    asked: 'Offen',
  },
  reason: {
    heading: 'Spaltennamen',
    'heading-again': 'Spaltennamen',
    title: 'Titel',
    team: 'Team',
    total: 'Summe',
    text: 'Text',
    joined: 'gehört zur Zeile darüber',
  },
  edit: 'Zeile {line} bearbeiten',
  editShort: 'Bearbeiten',
  leaveOut: 'Zeile {line} weglassen',
  leaveOutShort: 'Weglassen',
  apply: 'Übernehmen',
  close: 'Ohne Änderung schließen',
  firstIs: 'Vorname {name}',
  encoding: 'Die Datei sagt nicht, wie ihre Buchstaben geschrieben sind. Welche Lesart stimmt?',
} as const satisfies Shape<typeof english>;
