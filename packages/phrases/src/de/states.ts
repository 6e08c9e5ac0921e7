import type { states as english } from '../en/states.ts';
import type { Shape } from '../words.ts';

export const states = {
  loading: 'Wird geladen',
  error: {
    heading: 'Der ging an den Pfosten',
    text: 'Der Server hat nicht geantwortet. Nächster Versuch in {seconds} s.',
    now: 'Der Server hat nicht geantwortet. Neuer Versuch…',
    tryNow: 'Jetzt versuchen',
  },
  offline: {
    heading: 'Außer Reichweite',
    text: 'Diese Seite wurde auf diesem Gerät noch nicht geöffnet, und es gibt keine Verbindung. Sobald es eine gibt, öffnet sie sich von selbst.',
  },
  emptyGroup: {
    heading: 'Die Auslosung steht noch aus',
    text: 'Diese Gruppe hat noch keine Teams.',
  },
  emptyMatches: {
    heading: 'Das Spielfeld ist noch frei',
    text: 'Für diese Gruppe sind noch keine Spiele angesetzt.',
  },
  noEdition: {
    heading: 'Aufwärmen',
    text: 'Es ist noch kein Turnier vorbereitet. Die Ergebnisse erscheinen hier.',
  },
  notFound: {
    title: 'Seite nicht gefunden',
    heading: 'Im Seitenaus',
    text: 'Diese Seite gibt es nicht, oder sie ist mit dem Programm vom letzten Jahr verschwunden.',
    home: 'Zu den Ergebnissen',
  },
  groupUnknown: {
    heading: 'Diese Gruppe gibt es nicht',
    text: 'In diesem Turnier gibt es keine Gruppe {label}.',
  },
  unauthorized: {
    title: 'Keine Berechtigung',
    heading: 'Wechselfehler',
    text: 'Ihre Berechtigungen reichen nicht aus',
    home: 'Zu den Ergebnissen',
  },
  support: {
    title: 'Hilfe',
    heading: 'Auszeit',
    text: 'Die Anwendung konnte nicht laden, was sie braucht. Versuchen Sie es noch einmal. Wenn das nicht hilft, wenden Sie sich an die Turnierhilfe.',
    plain:
      'Etwas funktioniert nicht? Laden Sie zuerst die Seite neu. Wenn das nicht hilft, wenden Sie sich an das Turnierbüro und sagen Sie, was Sie gerade getan haben.',
    again: 'Erneut versuchen',
    home: 'Zu den Ergebnissen',
  },
} as const satisfies Shape<typeof english>;
