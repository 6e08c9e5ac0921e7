export { CategoryTalliesStore } from './category-tallies.ts';
export type { TalliesSource } from './category-tallies.ts';
export { loadMatches, loadNames } from './load-matches.use-case.ts';
