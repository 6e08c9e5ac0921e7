import type { ErrorCode } from '@sevenmetre/contract';
import type { Translator } from '@sevenmetre/phrases';

/** Why a call of a page before the sign-in brought nothing. `null`: nothing answered. Needs the words `signIn` and `errors`. */
export function refusalText(
  t: Translator,
  answer: { readonly body: { readonly error: ErrorCode } } | null,
): string {
  return answer === null ? t('signIn.networkError') : t(`errors.${answer.body.error}`);
}
