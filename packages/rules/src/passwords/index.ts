export { type CommonPasswords, isCommonPassword } from './is-common.ts';
export {
  isTournamentName,
  passwordError,
  type PasswordError,
  type PasswordOwner,
  shortestPassword,
} from './password-error.ts';
