export { type CommonPasswords, isCommonPassword } from './is-common.ts';
export {
  longestPassword,
  passwordFault,
  type PasswordFault,
  type PasswordOwner,
  shortestPassword,
} from './password-fault.ts';
