import type { diplomas as english } from '../en/diplomas.ts';
import type { Shape } from '../words.ts';

export const diplomas = {
  title: 'Endplatzierungen und Urkunden',
  category: 'Kategorie',
  choose: 'Wählen Sie eine Kategorie',
  team: 'Team',
  all: 'Alle Teams',
  ranking: 'Endplatzierung (PDF)',
  download: 'Urkunden (PDF)',
  heading: 'Urkunde',
  place: '{place} Platz',
  signature: 'für den Veranstalter',
  file: 'urkunden',
} as const satisfies Shape<typeof english>;
