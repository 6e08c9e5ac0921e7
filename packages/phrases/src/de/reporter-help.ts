import type { reporterHelp as english } from '../en/reporter-help.ts';
import type { Shape } from '../words.ts';

/** Help at the table: what each dialog is for, the first minute of the practice match, and what to do when something is wrong. */
export const reporterHelp = {
  help: {
    open: 'Wofür ist das?',
    of: {
      all: 'Alle Ereignisse des Spiels, das neueste zuerst; antippen, um zu korrigieren oder zu löschen. Unsicher? Schließen: Ansehen ändert nichts.',
      check:
        'Vergleicht den Spielstand mit der Hallenanzeige und findet das Tor, das fehlt oder zu viel ist. Unsicher? Zuerst die Schiedsrichter fragen, auch die Anzeige kann falsch sein.',
      clock:
        'Stellt die Uhr nach der Hallenuhr; eingetragene Ereignisse verschieben sich nicht. Unsicher? Abbrechen: Erfassen geht auch mit falscher Uhr.',
      'clock-asked':
        'Fragt, bevor die Uhr startet oder stoppt, damit ein versehentlicher Druck nichts bewirkt. Unsicher? Abbrechen und beim Pfiff die Taste neben der Zeit halten.',
      difference:
        'Zeigt, worin sich die Ereignisse auf dem Server von den bestätigten unterscheiden. Unsicher? Weiter erfassen und den Veranstalter anrufen; bestätigt wird inzwischen nichts.',
      edit: 'Korrigiert ein Ereignis: Person, Art oder Zeit. Unsicher? Schließen: Ohne Auswahl ändert sich nichts.',
      erase:
        'Löscht alle Ereignisse dieses Spiels, etwa wenn im falschen Spiel erfasst wurde. Unsicher? Abbrechen: Einzelne Ereignisse werden unter „Alle Ereignisse“ gelöscht.',
      finish:
        'Beendet das Spiel: Das Ergebnis gilt, Tabellen werden berechnet. Unsicher? Abbrechen und zuerst mit der Hallenanzeige vergleichen.',
      'hand-over':
        'Übergibt das laufende Spiel an ein Ersatzgerät, etwa bei schwachem Akku. Unsicher? Datei speichern: Nichts geht verloren, nichts zählt doppelt.',
      history: 'Zeigt, wer wann was an diesem Spiel geändert hat. Hier lässt sich nichts ändern.',
      insert:
        'Trägt das fehlende Tor dort ein, wo es wahrscheinlich hingehört. Unklar, wer es war? „?“ wählen: Das Tor zählt, die Nummer kann folgen.',
      late: 'Trägt ein, was früher geschah: Zeit wählen, dann wie üblich Person und Ereignis. Zeit unklar? Die nächste Minute nehmen, sie lässt sich korrigieren.',
      more: 'Alles, was nicht jede Minute gebraucht wird, das Wichtigste zuerst. Unsicher? „Etwas stimmt nicht“ sagt, was zu tun ist.',
      reopen:
        'Öffnet ein bestätigtes Spiel zur Korrektur; abhängige Tabellen werden neu berechnet. Unsicher? Abbrechen und den Veranstalter anrufen.',
      'second-half':
        'Startet die 2. Halbzeit nachträglich und verschiebt inzwischen erfasste Ereignisse dorthin. Unsicher? Die Zeit der Hallenuhr nehmen, sie lässt sich neu stellen.',
      shootout:
        'Erfasst die Würfe nach Unentschieden im Play-off, abwechselnd. Unklar, wer wirft? „?“ oder jemanden antippen; unter „Alle Ereignisse“ lässt es sich korrigieren.',
      'sign-in':
        'Meldet dich wieder an, damit gesendet wird; erfassen geht auch ohne. Passwort vergessen? Weiter erfassen und den Veranstalter anrufen.',
      signatures:
        'Offizielle, Schiedsrichter und Tisch bestätigen den Bericht vor und nach dem Spiel. Jemand unterschreibt nicht? Weiter: Niemand muss, und eine Weigerung lässt sich festhalten.',
      stage:
        'Wählt den Abschnitt, der gespielt wird. Unsicher? Nehmen, was die Hallenanzeige zeigt; Ereignisse behalten ihre Halbzeit.',
      sync: 'Zeigt, was auf dem Server ist und was nur auf diesem Gerät. Etwas wartet? Weiter erfassen: Es wird automatisch gesendet.',
      walkover:
        'Setzt das Ergebnis, wenn ein Team nicht spielt oder gegen es gewertet wird. Unsicher? Abbrechen und den Veranstalter anrufen; erfasste Tore bleiben.',
    },
  },
  firstMinute: {
    title: 'Die erste Minute: Schritt {number} von {count}',
    clock: 'Uhr starten: die Taste neben der Zeit halten, bis sie voll ist.',
    goal: 'Ein Tor erfassen: Person antippen („?“, wenn die Nummer nicht zu sehen war), dann „{goal}“.',
    undo: 'Es war falsch: unten „{undo}“ antippen.',
    suspension: '2 Minuten geben: Person antippen, dann „{minutes}“.',
    end: 'Halbzeit: „{stage}“ antippen (auf einem quer gehaltenen Handy unter „{more}“) und die 2. Halbzeit wählen.',
    done: 'Wenn die 2. Halbzeit beginnt, die Taste wieder halten. Am Ende: „{more}“, dann „{finish}“. Stimmt etwas nicht: „{more}“, dann „{trouble}“.',
    skip: 'Überspringen',
    close: 'Fertig',
  },
  moreGroups: {
    sometimes: 'Manchmal',
    device: 'Gerät und Papier',
  },
  trouble: {
    title: 'Etwas stimmt nicht',
    calm: 'Weiter erfassen: Nichts Eingetragenes geht verloren.',
    wrongGoal: 'Ein Tor zu viel oder für das falsche Team',
    wrongGoalText:
      'Gerade eingetragen: „{undo}“ antippen. Früher: alle Ereignisse öffnen, antippen und löschen.',
    wrongPlayer: 'Falsche Person oder falsches Ereignis',
    wrongPlayerText:
      'Gerade eingetragen: „{fix}“ antippen. Früher: alle Ereignisse öffnen, antippen und richtig wählen.',
    missing: 'Etwas wurde nicht erfasst',
    missingText: 'Nachtragen: Zeit wählen, dann wie üblich Person und Ereignis antippen.',
    clock: 'Die Uhr stimmt nicht',
    clockText: 'Nach der Hallenuhr stellen. Eingetragene Ereignisse verschieben sich nicht.',
    device: 'Der Akku ist fast leer, oder das Gerät reagiert nicht',
    deviceText:
      'Das Spiel an ein Ersatzgerät übergeben. Schon aus: auf dem Ersatzgerät anmelden, das Spiel öffnen und vom Papierbogen nachtragen, was fehlt. Das alte später laden: Es sendet, was es noch hat.',
    network: 'Kein Empfang',
    networkText:
      'Weitermachen. Alles ist hier gespeichert und wird automatisch gesendet, sobald es Netz gibt.',
    else: 'Etwas anderes',
    call: 'Veranstalter anrufen: {name}',
    callText: 'Wenn du nicht weiterweißt, ruf an. Zeit auf Papier notieren und weitermachen.',
    noPhone: 'Frag den Veranstalter an der Information. Zeit auf Papier notieren und weitermachen.',
    organiser: 'Veranstalter',
  },
} as const satisfies Shape<typeof english>;
