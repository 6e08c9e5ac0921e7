import { dates } from './sk/dates.ts';
import { results } from './sk/results.ts';
import { shell } from './sk/shell.ts';
import { states } from './sk/states.ts';
import type { Translation } from './translator.ts';

export const sk = { dates, results, shell, states } as const satisfies Partial<Translation>;
