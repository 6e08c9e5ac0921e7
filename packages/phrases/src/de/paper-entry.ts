import type { paperEntry as en } from '../en/paper-entry.ts';
import type { Shape } from '../words.ts';

/** Late entry from the paper sheet by the keyboard. */
export const paperEntry = {
  title: 'Vom Papierbogen',
  line: 'Zeile, dann Enter (zum Beispiel 12 A 7)',
  record: 'Erfassen',
  help: 'So schreibt man eine Zeile',
  example:
    'Minute, A (Heim) oder B (Gäste), Nummer, Buchstabe. Ohne Minute gilt die vorige. O und ein Buchstabe ist ein Offizieller. Die Zeile − nimmt das letzte Ereignis zurück.',
  shootout:
    'X statt einer Minute ist das Siebenmeterwerfen: X A 7 ist ein Tor, X A 7 M ein Fehlwurf. Minuten nach dem Ende sind Verlängerung.',
  photos: {
    title: 'Fotos des Papierbogens',
    take: 'Bogen fotografieren',
    name: 'Foto {number}',
    sent: 'auf dem Server',
    waiting: 'auf diesem Gerät, noch nicht gesendet',
    erase: 'Löschen',
    eraseSure: 'Wirklich löschen',
    private:
      'Nur wer dieses Spiel erfassen darf, sieht die Fotos. Sie werden mit den Namen der Ausgabe gelöscht.',
    unreadable: 'Dieses Bild ist nicht lesbar. Fotografieren Sie den Bogen noch einmal.',
    full: 'Auf dem Gerät ist kein Platz für das Foto: Es wurde nicht gespeichert. Schaffen Sie Platz und fotografieren Sie noch einmal.',
    away: 'Das Foto konnte nicht gelöscht werden: Der Server ist nicht erreichbar.',
  },
  problem: {
    unreadable: 'Diese Zeile ist nicht lesbar. Schreiben Sie zum Beispiel 12 A 7 oder 12 A 7 S.',
    'no-minute': 'Schreiben Sie zuerst die Minute: Es gibt keine vorige Zeile.',
    'minute-outside': 'Diese Minute liegt nach dem Ende des Spiels.',
    'no-shootout': 'In einem Gruppenspiel gibt es kein Siebenmeterwerfen.',
    'number-unknown':
      'Diese Nummer hat niemand im Kader. Ergänzen Sie den Kader, oder lassen Sie die Nummer weg.',
    'official-cannot-score': 'Ein Offizieller kann kein Tor werfen.',
  },
  key: {
    goal: '–',
    'seven-metre-goal': 'P',
    'seven-metre-miss': 'M',
    'two-minutes': 'S',
    'yellow-card': 'Y, Z',
    'red-card': 'R',
    'blue-card': 'B',
    'team-timeout': 'T',
  },
} as const satisfies Shape<typeof en>;
