import type { favourites as english } from '../en/favourites.ts';
import type { Shape } from '../words.ts';

export const favourites = {
  heading: 'Moje tímy',
  hint: 'Dajte tímu hviezdičku a jeho najbližší zápas na vás bude čakať tu.',
  find: 'Nájsť tím',
  add: 'Pridať tím',
  mine: 'Môj tím',
  follow: 'Môj tím: {team}',
  bell: 'Upozornenia',
  bellOf: 'Upozornenia: {team}',
  bellOn: 'Upozornenia, zapnuté: {team}',
  bellAway: 'Upozornenia teraz bez spojenia nemožno zvoliť.',
  added: '{team} je teraz medzi vašimi tímami.',
  removed: '{team} už nie je medzi vašimi tímami.',
  full: {
    one: 'Sledovať môžete najviac {count} tím.',
    few: 'Sledovať môžete najviac {count} tímy.',
    other: 'Sledovať môžete najviac {count} tímov.',
  },
  matches: 'Zápasy mojich tímov',
  all: { one: '{count} tím', few: 'Všetky {count} tímy', other: 'Všetkých {count} tímov' },
  country: 'Krajina',
  team: 'Tím',
  category: 'Kategória',
  rest: 'Vaše tímy teraz nemajú naplánovaný žiadny zápas.',
  waiting: 'Vaše tímy sa objavia, keď bude spojenie.',
} as const satisfies Shape<typeof english>;
