import { dates } from './de/dates.ts';
import { results } from './de/results.ts';
import { shell } from './de/shell.ts';
import { states } from './de/states.ts';
import type { Translation } from './translator.ts';

export const de = { dates, results, shell, states } as const satisfies Partial<Translation>;
