import { plainText } from './plain.ts';

/** Unicode characters: an emoji has one or a few. */
export const shortestPassword = 12;
const longestPassword = 128;
/** Minimal number of characters besides the own name or address. */
const leastBesideOwn = 8;

export type PasswordError =
  | 'password-too-short'
  | 'password-too-long'
  /** Little more than the own name or e-mail. */
  | 'password-own'
  /** Leaked, or a variation of leaked words. */
  | 'password-common';

/** Owner of the password. */
export interface PasswordOwner {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
}

/**
 * Validates a password as far as pages can (PW1, PW2); null: valid. All characters are allowed, and a
 * character with two encodings counts once.
 */
export function passwordError(password: string, owner: PasswordOwner): PasswordError | null {
  const length = password.normalize('NFC').match(/./gsu)?.length ?? 0;
  if (length < shortestPassword) return 'password-too-short';
  if (length > longestPassword) return 'password-too-long';
  return isOwn(password, owner) ? 'password-own' : null;
}

function isOwn(password: string, { email, firstName, lastName }: PasswordOwner): boolean {
  const [local = '', domain = ''] = email.split('@');
  const parts = [...local.split(/[^\p{L}]+/u), domain.split('.')[0] ?? ''];
  const words = [email, local, domain, ...parts, firstName, lastName]
    .map(plainText)
    .filter((word) => word.length >= 3)
    .toSorted((one, other) => other.length - one.length);
  const whole = plainText(password);
  const rest = words.reduce((text, word) => text.replaceAll(word, ''), whole);
  return rest !== whole && rest.length < leastBesideOwn;
}
