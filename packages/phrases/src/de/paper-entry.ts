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
  problem: {
    unreadable: 'Diese Zeile ist nicht lesbar. Schreiben Sie zum Beispiel 12 A 7 oder 12 A 7 S.',
    'no-minute': 'Schreiben Sie zuerst die Minute: Es gibt keine vorige Zeile.',
    'minute-outside': 'Diese Minute liegt nach dem Ende des Spiels.',
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
