import type { Handlers } from '../../platform/http/index.ts';
import { type ContentsContext, readContents } from './read-contents.use-case.ts';
import { readPreparation } from './read-preparation.use-case.ts';

/** The frame of the organiser's pages, and what is prepared before clubs register. */
export function contentsHandlers(context: ContentsContext): Handlers<'contents' | 'preparation'> {
  return {
    contents: ({ query: { edition = null } }) => readContents(context, edition),
    preparation: ({ query: { edition = null } }) => readPreparation(context, edition),
  };
}
