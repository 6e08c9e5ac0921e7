import { dates } from './en/dates.ts';
import { results } from './en/results.ts';
import { shell } from './en/shell.ts';
import { states } from './en/states.ts';

/** Phrases of the first load. A page with further phrases names their group, see `en-all.ts`. */
export const en = { dates, results, shell, states } as const;
