import type { favourites as english } from '../en/favourites.ts';
import type { Shape } from '../words.ts';

export const favourites = {
  heading: 'Moje týmy',
  hint: 'Označte tým hvězdičkou a jeho příští zápas najdete tady.',
  find: 'Najít tým',
  add: 'Přidat tým',
  mine: 'Můj tým',
  follow: 'Můj tým: {team}',
  bell: 'Upozornění',
  bellOf: 'Upozornění: {team}',
  bellOn: 'Upozornění, zapnutá: {team}',
  bellAway: 'Upozornění nelze bez připojení nastavit.',
  added: '{team} je teď mezi vašimi týmy.',
  removed: '{team} už není mezi vašimi týmy.',
  full: {
    one: 'Sledovat můžete nejvýš {count} tým.',
    few: 'Sledovat můžete nejvýš {count} týmy.',
    other: 'Sledovat můžete nejvýš {count} týmů.',
  },
  matches: 'Zápasy mých týmů',
  all: { one: '{count} tým', few: 'Všechny {count} týmy', other: 'Všech {count} týmů' },
  country: 'Země',
  team: 'Tým',
  category: 'Kategorie',
  rest: 'Vaše týmy teď nemají naplánovaný žádný zápas.',
  waiting: 'Vaše týmy se tu objeví, jakmile se připojíte.',
} as const satisfies Shape<typeof english>;
