import { useQueryClient } from '@tanstack/react-query';
import type { CallInput } from '@sevenmetre/contract/client';
import type { OperationName } from '@sevenmetre/contract/operations';
import type { Account } from '@sevenmetre/contract/account/schemas';
import { useSession } from '../../../lib/session/session.ts';
import { useWords } from '../../../lib/words/words.ts';
import { callServer } from '../../../lib/queries/call.ts';
import type { BodyOf } from '../../../lib/queries/call.ts';
import { failureText } from '../../../lib/queries/failure-words.ts';

/** How a change went: its answer, or the sentence that says why not. */
export type Changed<N extends OperationName> =
  | { readonly body: BodyOf<N>; readonly error?: undefined }
  | { readonly body?: undefined; readonly error: string };

/** Changes the user's account; the page then shows the account in the answer. */
export function useChange() {
  const t = useWords();
  const queries = useQueryClient();
  const { ensure } = useSession();
  return async <N extends OperationName>(name: N, input: CallInput<N>): Promise<Changed<N>> => {
    const outcome = await callServer(name, input);
    if (!outcome.ok) return { error: failureText(t, outcome.failure) };
    const account = accountIn(outcome.body);
    if (account) queries.setQueryData(['account', null, null], account);
    else await queries.invalidateQueries({ queryKey: ['account'] });
    // Name and rights may have changed.
    void ensure({ force: true });
    return { body: outcome.body };
  };
}

function accountIn(body: unknown): Account | null {
  const whole: unknown = typeof body === 'object' && body !== null && 'account' in body ? body.account : body;
  return isAccount(whole) ? whole : null;
}

function isAccount(body: unknown): body is Account {
  return typeof body === 'object' && body !== null && 'sessions' in body && 'passkeys' in body;
}
