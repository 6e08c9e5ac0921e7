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
  whichSheet: 'Mehrere Blätter der Datei enthalten eine Liste. Welches soll gelesen werden?',
  sheetRead: 'Gelesen ist das Blatt {name}. Ein anderes nehmen:',
  hidden: {
    rows: {
      left: {
        one: '1 ausgeblendete Zeile wurde nicht gelesen: {names}',
        other: '{count} ausgeblendete Zeilen wurden nicht gelesen: {names}',
      },
      read: {
        one: '1 ausgeblendete Zeile wird gelesen: {names}',
        other: '{count} ausgeblendete Zeilen werden gelesen: {names}',
      },
    },
    columns: {
      left: {
        one: '1 ausgeblendete Spalte wurde nicht gelesen: {names}',
        other: '{count} ausgeblendete Spalten wurden nicht gelesen: {names}',
      },
      read: {
        one: '1 ausgeblendete Spalte wird gelesen: {names}',
        other: '{count} ausgeblendete Spalten werden gelesen: {names}',
      },
    },
    sheets: {
      left: {
        one: '1 ausgeblendetes Blatt mit einer Liste wurde nicht gelesen: {names}',
        other: '{count} ausgeblendete Blätter mit einer Liste wurden nicht gelesen: {names}',
      },
      read: {
        one: '1 ausgeblendetes Blatt wird auch gelesen: {names}',
        other: '{count} ausgeblendete Blätter werden auch gelesen: {names}',
      },
    },
    read: 'Auch lesen',
    leave: 'Nicht lesen',
  },
  sample: 'Muster herunterladen',
  sampleName: 'muster',
  recent: 'Importe des letzten Tages',
  pasted: 'Eingefügte Liste',
  kind: { roster: 'Personen', clubs: 'Vereine', halls: 'Hallen', officials: 'Schiedsrichter' },
  records: { one: '1 Eintrag', other: '{count} Einträge' },
  undo: 'Import rückgängig machen',
  undoHint: 'Entfernt, was der Import angelegt hat, und stellt wieder her, was er geändert hat.',
  undone: { one: '1 Eintrag ist wie vor dem Import.', other: '{count} Einträge sind wie vor dem Import.' },
  kept: { one: '1 Eintrag ist geblieben:', other: '{count} Einträge sind geblieben:' },
  keptReason: { changed: 'seitdem geändert', used: 'wird verwendet', gone: 'nicht mehr da' },
} as const satisfies Shape<typeof english>;
