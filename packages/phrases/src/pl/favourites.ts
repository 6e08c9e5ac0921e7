import type { favourites as english } from '../en/favourites.ts';
import type { Shape } from '../words.ts';

export const favourites = {
  heading: 'Moje drużyny',
  hint: 'Oznacz drużynę gwiazdką, a jej następny mecz będzie czekał tutaj.',
  find: 'Szukaj drużyny',
  add: 'Dodaj drużynę',
  mine: 'Moja drużyna',
  follow: 'Moja drużyna: {team}',
  bell: 'Powiadomienia',
  bellOf: 'Powiadomienia: {team}',
  bellOn: 'Powiadomienia, włączone: {team}',
  bellAway: 'Bez połączenia nie można teraz wybrać powiadomień.',
  added: '{team} jest teraz wśród moich drużyn.',
  removed: '{team} nie jest już wśród moich drużyn.',
  full: {
    one: 'Można obserwować najwyżej {count} drużynę.',
    few: 'Można obserwować najwyżej {count} drużyny.',
    many: 'Można obserwować najwyżej {count} drużyn.',
    other: 'Można obserwować najwyżej {count} drużyn.',
  },
  matches: 'Mecze moich drużyn',
  all: {
    one: '{count} drużyna',
    few: 'Wszystkie {count} drużyny',
    many: 'Wszystkie drużyny ({count})',
    other: 'Wszystkie drużyny ({count})',
  },
  country: 'Kraj',
  team: 'Drużyna',
  category: 'Kategoria',
  rest: 'Moje drużyny nie mają teraz zaplanowanych meczów.',
  waiting: 'Moje drużyny pojawią się po nawiązaniu połączenia.',
} as const satisfies Shape<typeof english>;
