import type { hallScreens as en } from '../en/hall-screens.ts';
import type { Shape } from '../words.ts';

export const hallScreens = {
  title: 'Anzeigen',
  lead: 'Was die Anzeigen der Hallen und des Foyers nacheinander zeigen. Eine Anzeige folgt sofort; eine Adresse mit eigenen Seiten behält sie.',
  hint: 'Eine Durchsage erscheint sofort. Stehen Durchsagen unter den Seiten, wartet sie, bis sie an der Reihe ist.',
  wall: 'Anzeige aller Hallen',
  halls: 'Alle Hallen ohne eigene Seiten',
  hall: 'Halle {code}',
  slide: 'Seite {number}',
  none: 'keine',
  seconds: 'Sekunden je Seite',
  add: 'Eigene Seiten für eine Halle',
  choose: 'Halle wählen',
  remove: 'Seiten von {code} entfernen',
} as const satisfies Shape<typeof en>;
