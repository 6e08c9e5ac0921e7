import type { reporterFinish as english } from '../en/reporter-finish.ts';
import type { Shape } from '../words.ts';

export const reporterFinish = {
  finish: {
    title: 'Mit Freigabe abschließen',
    ask: 'Nach der Freigabe lässt sich am Spiel nichts mehr ändern. Freigeben?',
    hold: 'Zum Freigeben halten',
    score: 'Spielstand stimmt mit der Anzeigetafel überein',
    notChecked: 'Spielstand nicht mit der Anzeigetafel verglichen',
    compare: 'Vergleichen',
    referee: 'Schiedsrichter 1 ist eingetragen',
    noReferee: 'Schiedsrichter 1 muss angegeben werden',
    rosters: 'Aufstellungen bestätigt',
    noRosters: 'Aufstellungen nicht bestätigt',
    fill: 'Aufstellung',
    unsent: {
      one: '{count} Ereignis wartet auf das Netz: Freigabe, sobald es auf dem Server ist',
      other: '{count} Ereignisse warten auf das Netz: Freigabe, sobald sie auf dem Server sind',
    },
    attention: 'Einige Ereignisse müssen zuerst geklärt werden',
    show: 'Zeigen',
    approvals: 'Mannschaftsverantwortliche geben das Ergebnis frei',
    official: 'Verantwortlich für {team}',
    approveResult: 'Freigeben',
    approvedBy: '{team}: freigegeben von {name}',
    takeBack: 'Zurücknehmen',
    remarks: 'Bemerkungen für den Bericht (freiwillig)',
    questions: {
      'player-unknown': 'Spieler noch nicht erfasst: {what}',
      'third-suspension-without-red': 'Dritte Zeitstrafe für {who} ohne Rote Karte',
      'time-outside-stage': 'Zeit außerhalb der Halbzeit: {what}',
    },
  },
  difference: {
    title: 'Was abweicht',
    show: 'Abweichungen ansehen',
    added: 'Nicht in dem, was Sie freigegeben haben',
    removed: 'Von Ihnen freigegeben, aber nicht mehr vorhanden',
    changed: 'Seit Ihrer Freigabe geändert',
    refused: 'Vom Server nicht angenommen. Die Freigabe verwirft es.',
    before: 'vorher: {what}',
    none: 'Es weicht nichts mehr ab. Geben Sie noch einmal frei.',
    on: 'Weiter erfassen',
    now: 'Ergebnis jetzt',
  },
  secondHalf: {
    title: '2. Halbzeit starten',
    ask: 'Was zeigt die Hallenuhr?',
    moves: {
      one: '{count} Ereignis wechselt in die 2. Halbzeit:',
      other: '{count} Ereignisse wechseln in die 2. Halbzeit:',
    },
    start: 'Bei {time} starten',
    open: '2. Halbzeit starten…',
    missing: 'Es wurde keine 2. Halbzeit erfasst',
    ended: 'Das Spiel endete so',
  },
} as const satisfies Shape<typeof english>;
