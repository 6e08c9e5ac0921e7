import type { Handlers } from '../../platform/http/index.ts';
import { readClosingSteps } from './read-closing-steps.use-case.ts';
import { type ContentsContext, readContents } from './read-contents.use-case.ts';
import { readPreparation } from './read-preparation.use-case.ts';

/** The frame of the organiser's pages, what is prepared before clubs register, and what is left after the last match. */
export function contentsHandlers(
  context: ContentsContext,
): Handlers<'contents' | 'preparation' | 'closingSteps'> {
  return {
    contents: ({ query: { edition = null } }) => readContents(context, edition),
    closingSteps: () => readClosingSteps(context),
    preparation: ({ query: { edition = null } }) => readPreparation(context, edition),
  };
}
