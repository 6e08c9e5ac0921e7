import type { Handlers } from '../../platform/http/index.ts';
import { readPrivate } from './read-private.use-case.ts';
import type { RefereesContext } from './read-private.use-case.ts';

/** Handlers of data of referees that are not public. */
export function refereeHandlers(context: RefereesContext): Handlers<'refereePrivate'> {
  return {
    refereePrivate: ({ params, actor }) => readPrivate(context, actor, params.id),
  };
}
