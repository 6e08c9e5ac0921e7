import { isCommonPassword, isTournamentName, passwordError } from '@sevenmetre/rules/passwords';
import type { CommonPasswords, PasswordError, PasswordOwner } from '@sevenmetre/rules/passwords';
import type { Db } from '../../platform/database/index.ts';
import { findEditionNames } from '../competition/index.ts';

/** Number of words from the start of the list, which is ordered by frequency. */
const frequent = 1000;

/** Words of the portal in two languages that the international list lacks. */
const local = [
  'heslo',
  'tajneheslo',
  'hazena',
  'handball',
  'hazenkar',
  'polanka',
  'polankacup',
  'sevenmetre',
  'turnaj',
  'mojeheslo',
];

let list: Promise<CommonPasswords> | null = null;

/** Checks a new password of this owner (PW1–PW4). null: valid. */
export async function checkPassword(
  password: string,
  owner: PasswordOwner,
  db: Db,
): Promise<PasswordError | null> {
  const error = passwordError(password, owner);
  if (error !== null) return error;
  if (isTournamentName(password, await findEditionNames(db))) return 'password-common';
  list ??= loadList();
  return isCommonPassword(password, await list) ? 'password-common' : null;
}

/** The list of zxcvbn-ts (MIT): 49,000 passwords from breaches. Loaded lazily. */
async function loadList(): Promise<CommonPasswords> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const words = dictionary['passwords-common'].map(String).filter((word) => word.length >= 4);
  const all = new Set([...words, ...local]);
  const often = new Set([...words.slice(0, frequent), ...local]);
  return { has: (word) => all.has(word), isFrequent: (word) => often.has(word) };
}
