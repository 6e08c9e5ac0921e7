import type { diplomas as english } from '../en/diplomas.ts';
import type { Shape } from '../words.ts';

export const diplomas = {
  title: 'Konečné poradie a diplomy',
  category: 'Kategória',
  choose: 'Vyberte kategóriu',
  team: 'Tím',
  all: 'Všetky tímy',
  ranking: 'Konečné poradie (PDF)',
  download: 'Diplomy (PDF)',
  heading: 'Diplom',
  place: '{place} miesto',
  signature: 'za usporiadateľa',
  file: 'diplomy',
} as const satisfies Shape<typeof english>;
