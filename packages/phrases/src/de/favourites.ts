import type { favourites as english } from '../en/favourites.ts';
import type { Shape } from '../words.ts';

export const favourites = {
  heading: 'Meine Teams',
  hint: 'Markieren Sie ein Team mit dem Stern, dann steht hier sein nächstes Spiel.',
  find: 'Team suchen',
  add: 'Team hinzufügen',
  mine: 'Mein Team',
  follow: 'Mein Team: {team}',
  bell: 'Benachrichtigungen',
  bellOf: 'Benachrichtigungen: {team}',
  bellOn: 'Benachrichtigungen, ein: {team}',
  bellAway: 'Ohne Verbindung lassen sich Benachrichtigungen jetzt nicht wählen.',
  added: '{team} gehört jetzt zu Ihren Teams.',
  removed: '{team} gehört nicht mehr zu Ihren Teams.',
  full: {
    one: 'Sie können höchstens {count} Team folgen.',
    other: 'Sie können höchstens {count} Teams folgen.',
  },
  matches: 'Spiele meiner Teams',
  all: { one: '{count} Team', other: 'Alle {count} Teams' },
  country: 'Land',
  team: 'Team',
  category: 'Kategorie',
  rest: 'Für Ihre Teams ist gerade kein Spiel angesetzt.',
  waiting: 'Ihre Teams erscheinen hier, sobald es eine Verbindung gibt.',
} as const satisfies Shape<typeof english>;
