import { forgetReporter } from '../reporter-identity.ts';
import { dropAllDrafts } from './draft.ts';
import { queryClient } from './query-client.ts';

/** Forgets what a user has read and typed here. For the press on “Sign out”, not for a session that ran out. */
export function forgetUser(): void {
  queryClient.clear();
  dropAllDrafts();
  forgetReporter();
}
