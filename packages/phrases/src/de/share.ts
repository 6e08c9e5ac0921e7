import type { share as english } from '../en/share.ts';
import type { Shape } from '../words.ts';

export const share = {
  close: 'Schließen',
  what: 'Was',
  thisMatch: 'Dieses Spiel',
  thisTeam: 'Dieses Team',
  thisGroup: 'Diese Gruppe',
  thisCategory: 'Diese Kategorie',
  theseDates: 'Diese Termine',
  thisHall: 'Diese Halle',
  calendar: 'Kalender',
  file: 'Datei .ics',
  alarm: 'Erinnerung',
  minutesBefore: '{minutes} min vorher',
  noAlarm: 'Keine Erinnerung',
  calendarText: 'Google, Apple und Outlook übernehmen Änderungen von Zeit und Halle. Die Datei nicht.',
  push: 'Nachrichten auf dieses Gerät',
  address: 'Adresse der Seite',
  copy: 'Kopieren',
  copyFailed: 'Kopieren ist hier nicht erlaubt. Markieren Sie den Text und kopieren Sie ihn selbst.',
  picture: 'Bild',
  print: 'Drucken',
  data: 'Tabelle (CSV)',
  embed: 'In eine andere Website einbetten',
  embedText:
    'Fügen Sie das dort ein, wo die Ergebnisse stehen sollen. Sie bleiben live und setzen keine Cookies.',
  code: 'Code für die Website',
  away: 'Kalender und Bilder brauchen ein Netz. Die Adresse lässt sich auch ohne kopieren.',
  feedTitle: '{tournament}: Ergebnisse und Durchsagen',
} as const satisfies Shape<typeof english>;
