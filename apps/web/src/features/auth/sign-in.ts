import type { ErrorCode } from '@sevenmetre/contract';
import type { CurrentUser } from '@sevenmetre/contract/schemas/auth';
import { laterApi } from '../../lib/later-api.ts';

export type SignInOutcome =
  | { readonly user: CurrentUser }
  | { readonly user?: undefined; readonly error: ErrorCode | 'network' };

/** Signs in; a refusal and a silent network are outcomes. */
export async function signIn(email: string, password: string): Promise<SignInOutcome> {
  try {
    const answer = await laterApi.login({ body: { email: email.trim(), password } });
    return answer.status === 200 ? { user: answer.body } : { error: answer.body.error };
  } catch {
    return { error: 'network' };
  }
}
