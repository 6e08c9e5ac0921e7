import type { ErrorCode } from '@sevenmetre/contract';
import type { SecondStep } from '@sevenmetre/contract/sign-in/schemas';
import type { CurrentUser } from '@sevenmetre/contract/account/current-user';
import { accountApi } from '../../../lib/api/account-api.ts';

export type SignInOutcome =
  | { readonly user: CurrentUser }
  /** The password was right; a code or a passkey is asked for. */
  | { readonly user?: undefined; readonly secondStep: SecondStep }
  | { readonly user?: undefined; readonly secondStep?: undefined; readonly error: ErrorCode | 'network' };

let typed = { email: '', password: '' };

/** What was typed at the sign-up, for the sign-in that follows. It is in no storage and in no history entry. */
export function keepTyped(email: string, password: string): void {
  typed = { email, password };
}

/** The password that was typed at the sign-up with this address, once; '' for none. */
export function takePassword(email: string): string {
  const password = typed.email === email ? typed.password : '';
  typed = { email: '', password: '' };
  return password;
}

/** Signs in; refusals and network failures are outcomes, not exceptions. */
export async function signIn(email: string, password: string): Promise<SignInOutcome> {
  try {
    const answer = await accountApi.login({ body: { email: email.trim(), password } });
    if (answer.status === 202) return { secondStep: answer.body };
    return answer.status === 200 ? { user: answer.body } : { error: answer.body.error };
  } catch {
    return { error: 'network' };
  }
}
