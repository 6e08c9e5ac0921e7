import type { share as english } from '../en/share.ts';
import type { Shape } from '../words.ts';

export const share = {
  calendar: 'Spiele im eigenen Kalender',
  calendarText: 'Zeiten und Hallen bleiben von selbst aktuell.',
  subscribe: 'Zum Kalender hinzufügen',
  calendarAddress: 'Für Kalender, die eine Adresse verlangen:',
  data: 'Für Tabellenprogramme',
  download: 'Als CSV herunterladen',
  embed: 'Auf der eigenen Website',
  embedText:
    'Fügen Sie das dort ein, wo die Ergebnisse stehen sollen. Sie bleiben live und setzen keine Cookies.',
  code: 'Code für die Website',
  copy: 'Kopieren',
  copied: 'Kopiert.',
  copyFailed: 'Kopieren ist hier nicht erlaubt. Markieren Sie den Text und kopieren Sie ihn selbst.',
  link: 'Link senden',
  send: 'Diese Seite teilen',
} as const satisfies Shape<typeof english>;
