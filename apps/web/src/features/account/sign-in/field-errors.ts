import type { ErrorCode } from '@sevenmetre/contract';
import type { Translator } from '@sevenmetre/phrases';
import { passwordFault } from '@sevenmetre/rules/passwords';
import type { PasswordOwner } from '@sevenmetre/rules/passwords';
import { email as emailFault } from '@sevenmetre/rules/validation';

/** What is wrong, by field; `form` belongs to none. */
export type Faults<Name extends string> = Partial<Record<Name | 'form', string>>;

export function faultOfEmail(t: Translator, email: string): string | null {
  if (email.trim() === '') return t('signIn.required');
  return emailFault(email) === null ? null : t('signIn.emailInvalid');
}

/** What a page can know; common passwords are known to the server only. */
export function faultOfNewPassword(t: Translator, password: string, owner: PasswordOwner): string | null {
  if (password === '') return t('signIn.required');
  const fault = passwordFault(password, owner);
  return fault === null ? null : t(`errors.${fault}`);
}

/** Whether a refusal is about the password that was chosen. */
export function isAboutPassword(error: ErrorCode): boolean {
  return error.startsWith('password-');
}

/** Leaves out what has no fault. */
export function compact<Name extends string>(faults: Readonly<Record<Name, string | null>>): Faults<Name> {
  const found = Object.entries<string | null>(faults).filter(([, text]) => text !== null);
  return Object.fromEntries(found) as Faults<Name>;
}
