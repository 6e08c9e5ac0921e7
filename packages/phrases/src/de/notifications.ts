import type { notifications as english } from '../en/notifications.ts';
import type { Shape } from '../words.ts';

export const notifications = {
  start: 'Das Spiel hat begonnen',
  goal: 'Tor · {home}:{away}',
  result: 'Endstand · {home}:{away}',
  walkover: 'Wertung · {home}:{away}',
  correction: 'Ergebnis korrigiert · {home}:{away}',
  moved: 'Spiel verlegt · {when}',
  movedOpen: 'Spiel verlegt · neue Zeit noch offen',
  cancelled: 'Spiel abgesagt',
  next: 'Als Nächstes: {when} · {hall}',
  nextWithoutHall: 'Als Nächstes: {when}',
  stop: 'Nichts mehr von {team}',
  title: 'Benachrichtigungen',
  about: 'Benachrichtigungen zu Spielen von {team}',
  chooseStart: 'Wenn ein Spiel beginnt',
  chooseGoals: 'Jedes Tor',
  chooseGoalsNote: 'Etwa vierzig pro Spiel; jede ersetzt die vorige.',
  chooseResult: 'Der Endstand',
  save: 'Speichern',
  off: 'Ausschalten',
  close: 'Benachrichtigungen schließen',
  everywhere: 'Sie kommen auf dieses Gerät, auch wenn das Portal geschlossen ist.',
  whileOpen: 'Sie kommen, solange das Portal in diesem Browser geöffnet ist.',
  willAsk: 'Ihr Browser fragt, ob er sie anzeigen darf.',
  homeScreen:
    'Auf einem iPhone oder iPad kommen sie auch bei geschlossenem Portal: Tippen Sie auf „Teilen“, legen Sie das Portal auf den Home-Bildschirm und öffnen Sie es von dort.',
  denied:
    'Dieser Browser darf keine Benachrichtigungen des Portals anzeigen. Sie können das in seinen Einstellungen für diese Website ändern; bis dahin kommen sie, solange das Portal geöffnet ist.',
  unsupported:
    'Dieser Browser kann bei geschlossenem Portal keine Benachrichtigungen empfangen. Sie kommen, solange es geöffnet ist.',
  offline:
    'Es gibt gerade keine Verbindung. Ihre Wahl ist gespeichert und wird eingerichtet, sobald es eine gibt.',
  failed:
    'Ihre Wahl ist gespeichert, aber der Browser konnte nicht angemeldet werden. Beim nächsten Besuch wird es noch einmal versucht.',
  saved: 'Sie erhalten Benachrichtigungen zu {team}.',
  stopped: 'Sie erhalten keine Benachrichtigungen mehr zu {team}.',
  full: {
    one: 'Benachrichtigungen sind für höchstens {count} Team möglich.',
    other: 'Benachrichtigungen sind für höchstens {count} Teams möglich.',
  },
} as const satisfies Shape<typeof english>;
