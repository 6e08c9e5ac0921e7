import type { bracket as english } from '../en/bracket.ts';
import type { Shape } from '../words.ts';

export const bracket = {
  heading: 'Play-off {letter}',
  title: 'Play-off {letter} {category}',
  description:
    'Play-off {letter} der Kategorie {category}: alle Spiele auf dem Weg ins Finale. {tournament}.',
  sentence: 'Alle Spiele auf dem Weg ins Finale',
  back: 'Kategorie {code}',
  teams: { one: '{count} Team', other: '{count} Teams' },
  progress: { one: '{played} von {count} Spiel gespielt', other: '{played} von {count} Spielen gespielt' },
  winner: 'Sieger: {team}',
  siblings: 'Play-offs der Kategorie',
  views: 'Ansicht',
  view: { rounds: 'Runden', tree: 'Turnierbaum', list: 'Liste' },
  rounds: 'Runden',
  round: 'Runde {number}',
  finals: 'Finalspiele',
  titleTree: 'Der Weg zum Titel',
  places: 'Plätze {from}–{to}',
  singles: 'Platzierungsspiele',
  directSeat: 'Direkt qualifiziert',
  bye: 'Freilos',
  leads: '→ {group}',
  road: {
    label: 'Weg von',
    none: 'Team wählen',
    clear: 'Weg von {team} ausblenden',
    show: 'Weg des Teams zeigen',
  },
  zoom: {
    region: 'Turnierbaum. Pfeiltasten verschieben, Plus und Minus zoomen.',
    controls: 'Zoom',
    in: 'Vergrößern',
    out: 'Verkleinern',
    fit: 'An Breite anpassen',
  },
  list: {
    caption: 'Play-off {letter} {category} als Liste',
    time: 'Zeit',
    match: 'Spiel',
    score: 'Ergebnis',
    number: 'Nr.',
    next: 'Sieger nach',
  },
  unknown: {
    heading: 'Dieses Play-off gibt es nicht',
    text: 'In der Kategorie {code} gibt es kein Play-off {letter}.',
  },
  empty: {
    heading: 'Die Auslosung steht noch aus',
    text: 'Die Spiele dieses Play-offs sind noch nicht veröffentlicht.',
  },
} as const satisfies Shape<typeof english>;
