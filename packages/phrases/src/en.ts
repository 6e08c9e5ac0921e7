import { auth } from './en/auth.ts';
import { dates } from './en/dates.ts';
import { errors } from './en/errors.ts';
import { results } from './en/results.ts';
import { shell } from './en/shell.ts';
import { states } from './en/states.ts';

/** The words of the public pages; a zone that loads later brings a file like this one of its own. */
export const en = { auth, dates, errors, results, shell, states } as const;
