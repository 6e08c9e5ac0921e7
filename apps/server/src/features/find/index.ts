import type { Handlers } from '../../platform/http/index.ts';
import type { UseCaseContext } from '../../platform/use-case/index.ts';
import { readFindIndex } from './read-find-index.use-case.ts';

/** What an organiser can jump to, from any page. */
export function findHandlers(context: UseCaseContext): Handlers<'findIndex'> {
  return { findIndex: () => readFindIndex(context) };
}
