import type { diplomas as english } from '../en/diplomas.ts';
import type { Shape } from '../words.ts';

export const diplomas = {
  title: 'Konečné pořadí a diplomy',
  category: 'Kategorie',
  choose: 'Vyberte kategorii',
  team: 'Tým',
  all: 'Všechny týmy',
  ranking: 'Konečné pořadí (PDF)',
  download: 'Diplomy (PDF)',
  heading: 'Diplom',
  place: '{place} místo',
  signature: 'za pořadatele',
  file: 'diplomy',
} as const satisfies Shape<typeof english>;
