import { plainText, withoutStandIns } from './plain.ts';

/** Unicode characters: an emoji has one or a few. */
export const shortestPassword = 12;
const longestPassword = 128;
/** Minimal number of characters besides the user's name, address and the names of tournaments. */
const leastBesideOwn = 8;

export type PasswordError =
  | 'password-too-short'
  | 'password-too-long'
  /** Little more than one’s own name or e-mail. */
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
    .filter((word) => word.length >= 3);
  return isMostly(plainText(password), words);
}

/**
 * Whether a password is little more than the name of a tournament, in any order of its words and with a year (PW4).
 * @param names of the editions of the portal
 */
export function isTournamentName(password: string, names: readonly string[]): boolean {
  const words = names
    .flatMap((name) => [name, ...name.split(/[^\p{L}\p{N}]+/u)])
    .map((word) => lettersAndDigits(plainText(word)))
    .filter((word) => word.length >= 3);
  const yearless = plainText(password).replace(/(?:19|20)\d\d/g, '');
  return [yearless, withoutStandIns(yearless)].some((text) => isMostly(lettersAndDigits(text), words));
}

function lettersAndDigits(text: string): string {
  return text.replace(/[^\p{L}\p{N}]/gu, '');
}

/** Whether too little remains of a text without these words. */
function isMostly(whole: string, words: readonly string[]): boolean {
  const rest = words
    .toSorted((one, other) => other.length - one.length)
    .reduce((text, word) => text.replaceAll(word, ''), whole);
  return rest !== whole && rest.length < leastBesideOwn;
}
