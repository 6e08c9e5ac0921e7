import { useQueryClient } from '@tanstack/react-query';
import type { CallInput } from '@sevenmetre/contract/client';
import type { OperationName } from '@sevenmetre/contract/operations';
import type { Account } from '@sevenmetre/contract/account/schemas';
import { showToast } from '../../../lib/page/toasts.ts';
import { useSession } from '../../../lib/session/session.ts';
import { useWords } from '../../../lib/words/words.ts';
import { callServer } from '../../../lib/queries/call.ts';
import type { Outcome } from '../../../lib/queries/call.ts';
import { failureText } from '../../../lib/queries/failure-words.ts';

/** Changes the user's account; the page then shows the account in the answer. */
export function useChange() {
  const queries = useQueryClient();
  const { ensure } = useSession();
  return async <N extends OperationName>(name: N, input: CallInput<N>): Promise<Outcome<N>> => {
    const outcome = await callServer(name, input);
    if (!outcome.ok) return outcome;
    const account = accountIn(outcome.body);
    if (account) queries.setQueryData(['account', null, null], account);
    else await queries.invalidateQueries({ queryKey: ['account'] });
    // Name and rights may have changed.
    void ensure({ force: true });
    return outcome;
  };
}

/** The same from a button without a form, whose result is said in a toast. */
export function useChangePress() {
  const t = useWords();
  const change = useChange();
  return async <N extends OperationName>(name: N, input: CallInput<N>, done: string): Promise<boolean> => {
    const outcome = await change(name, input);
    showToast(outcome.ok ? 'done' : 'error', outcome.ok ? done : failureText(t, outcome.failure));
    return outcome.ok;
  };
}

function accountIn(body: unknown): Account | null {
  const whole: unknown = typeof body === 'object' && body !== null && 'account' in body ? body.account : body;
  return isAccount(whole) ? whole : null;
}

function isAccount(body: unknown): body is Account {
  return typeof body === 'object' && body !== null && 'sessions' in body && 'passkeys' in body;
}
