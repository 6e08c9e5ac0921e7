import { dates } from './cs/dates.ts';
import { errors } from './cs/errors.ts';
import { results } from './cs/results.ts';
import { shell } from './cs/shell.ts';
import { states } from './cs/states.ts';
import type { Translation } from './translator.ts';

export const cs = { dates, errors, results, shell, states } as const satisfies Partial<Translation>;
