import { dates } from './pl/dates.ts';
import { results } from './pl/results.ts';
import { shell } from './pl/shell.ts';
import { states } from './pl/states.ts';
import type { Translation } from './translator.ts';

export const pl = { dates, results, shell, states } as const satisfies Partial<Translation>;
