import type { diplomas as english } from '../en/diplomas.ts';
import type { Shape } from '../words.ts';

export const diplomas = {
  title: 'Klasyfikacje końcowe i dyplomy',
  category: 'Kategoria',
  choose: 'Proszę wybrać kategorię',
  team: 'Drużyna',
  all: 'Wszystkie drużyny',
  ranking: 'Klasyfikacja końcowa (PDF)',
  download: 'Dyplomy (PDF)',
  heading: 'Dyplom',
  place: '{place} miejsce',
  signature: 'w imieniu organizatora',
  file: 'dyplomy',
} as const satisfies Shape<typeof english>;
