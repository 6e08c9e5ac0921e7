import type { ErrorCode } from '@sevenmetre/contract';
import type { CurrentUser } from '@sevenmetre/contract/account/current-user';
import { accountApi } from '../api/account-api.ts';
import { askForPasskey } from './passkeys.ts';

export type PasskeyOutcome =
  | { readonly user: CurrentUser }
  | { readonly user?: undefined; readonly error: ErrorCode | 'network' | 'cancelled' };

/** Asks the device for a passkey of this portal and signs in with it. */
export async function signInByPasskey(): Promise<PasskeyOutcome> {
  try {
    const begun = await accountApi.loginPasskeyOptions({});
    if (begun.status !== 200) return { error: begun.body.error };
    const credential = await askForPasskey(begun.body.options);
    if (!credential) return { error: 'cancelled' };
    const answer = await accountApi.loginPasskey({ body: { token: begun.body.token, credential } });
    return answer.status === 200 ? { user: answer.body } : { error: answer.body.error };
  } catch {
    return { error: 'network' };
  }
}
