import type { outlook as english } from '../en/outlook.ts';
import type { Shape } from '../words.ts';

export const outlook = {
  question: 'Was ist noch nötig?',
  exact: {
    one: '{count} Spiel ist noch offen. Das gilt, egal wie es ausgeht.',
    other: '{count} Spiele sind noch offen. Das gilt, egal wie sie ausgehen.',
  },
  bound: {
    one: '{count} Spiel ist noch offen.',
    other:
      '{count} Spiele sind noch offen: zu viele, um jeden Ausgang durchzurechnen. Was hier steht, folgt allein aus den Punkten; es kann mehr schon sicher sein.',
  },
  nothingYet: 'Noch ist nichts sicher und nichts ausgeschlossen.',
  mark: {
    place: 'Platz ist sicher',
    zone: 'sicher in {aim}',
  },
  aim: {
    playoff: 'Play-off\u00A0{name}',
    group: '{label} · {round}',
    place: 'den {place} Platz',
    placeOrBetter: 'den {place} Platz oder besser',
  },
  certainPlace: 'Der {place} Platz ist sicher.',
  certain: 'Sicher weiter: {aim}.',
  out: 'Kann nicht mehr weiterkommen.',
  notFirst: 'Kann nicht mehr Erster werden.',
  tie: 'Ein Unentschieden im letzten Spiel reicht für {aim}.',
  loss: {
    one: 'Auch eine Niederlage mit einem Tor im letzten Spiel reicht für {aim}.',
    other: 'Auch eine Niederlage mit bis zu {count} Toren im letzten Spiel reicht für {aim}.',
  },
  allWins: {
    one: 'Ein Sieg im letzten Spiel reicht für {aim}.',
    other: 'Siege in allen {count} restlichen Spielen reichen für {aim}.',
  },
  points: {
    one: '{count} Punkt aus den restlichen Spielen reicht für {aim}.',
    other: '{count} Punkte aus den restlichen Spielen reichen für {aim}.',
  },
  pointsBound: {
    one: '{count} Punkt aus den restlichen Spielen reicht sicher für {aim}, vielleicht auch weniger.',
    other: '{count} Punkte aus den restlichen Spielen reichen sicher für {aim}, vielleicht auch weniger.',
  },
  atLeast: {
    one: 'Braucht für {aim} noch mindestens {count} Punkt.',
    other: 'Braucht für {aim} noch mindestens {count} Punkte.',
  },
  beating: 'Schon ein Sieg gegen {teams} allein genügt.',
  nothingLess: 'Weniger reicht nicht.',
  margin: {
    one: 'Ein Sieg mit {count} Tor Abstand reicht für {aim}.',
    other:
      'Ein Sieg mit {count} Toren Abstand oder mehr reicht für {aim}; bei einem knapperen entscheiden Tore.',
  },
  goalsWin: 'Selbst bei einem Sieg entscheiden Tore über {aim}.',
  goalsWins: 'Selbst bei Siegen in allen restlichen Spielen entscheiden Tore über {aim}.',
  goalsDone: 'Alles gespielt: Tore in anderen Spielen entscheiden über {aim}.',
  othersDone: 'Alles gespielt: Andere Spiele entscheiden über {aim}.',
  othersWin: 'Braucht für {aim} einen Sieg und Schützenhilfe.',
  othersTie: 'Braucht für {aim} mindestens ein Unentschieden und Schützenhilfe.',
  othersPoints: {
    one: 'Braucht für {aim} mindestens {count} Punkt und Schützenhilfe.',
    other: 'Braucht für {aim} mindestens {count} Punkte und Schützenhilfe.',
  },
  others: 'Braucht für {aim} Schützenhilfe.',
} as const satisfies Shape<typeof english>;
