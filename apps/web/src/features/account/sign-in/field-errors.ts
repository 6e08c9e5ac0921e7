import type { ErrorCode } from '@sevenmetre/contract';
import type { Translator } from '@sevenmetre/phrases';
import { passwordError } from '@sevenmetre/rules/passwords';
import type { PasswordOwner } from '@sevenmetre/rules/passwords';
import { email as emailError } from '@sevenmetre/rules/validation';
import { refusalText } from '../../../lib/words/refusal-text.ts';

/** What is wrong, by field; `form` belongs to none. */
export type FieldErrors<Name extends string> = Partial<Record<Name | 'form', string>>;

export function errorOfEmail(t: Translator, email: string): string | null {
  if (email.trim() === '') return t('signIn.required');
  return emailError(email) === null ? null : t('signIn.emailInvalid');
}

/** What a page can know; common passwords are known to the server only. */
export function errorOfNewPassword(t: Translator, password: string, owner: PasswordOwner): string | null {
  if (password === '') return t('signIn.required');
  const error = passwordError(password, owner);
  return error === null ? null : t(`errors.${error}`);
}

/** Why a call with a new password was refused, beside the field if it is about the password. */
export function refusalOfPassword(
  t: Translator,
  answer: { readonly body: { readonly error: ErrorCode } } | null,
): FieldErrors<'password'> {
  const isAboutIt = answer?.body.error.startsWith('password-') ?? false;
  return { [isAboutIt ? 'password' : 'form']: refusalText(t, answer) };
}

/** Leaves out what has no error. */
export function compact<Name extends string>(
  errors: Readonly<Record<Name, string | null>>,
): FieldErrors<Name> {
  const found = Object.entries<string | null>(errors).filter(([, text]) => text !== null);
  return Object.fromEntries(found) as FieldErrors<Name>;
}
