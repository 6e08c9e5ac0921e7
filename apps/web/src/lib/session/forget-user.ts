import { forgetReporter } from './reporter-identity.ts';
import { dropAllDrafts } from '../drafts/draft.ts';
import { queryClient } from '../queries/query-client.ts';

/** Forgets what a user has read and typed here. For the press on “Sign out”, not for a session that ran out. */
export function forgetUser(): void {
  queryClient.clear();
  dropAllDrafts();
  forgetReporter();
}
