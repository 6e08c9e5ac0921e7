import { dates } from './cs/dates.ts';
import { results } from './cs/results.ts';
import { shell } from './cs/shell.ts';
import { states } from './cs/states.ts';
import type { Translation } from './translator.ts';

export const cs = { dates, results, shell, states } as const satisfies Partial<Translation>;
