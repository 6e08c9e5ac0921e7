export { type CommonPasswords, isCommonPassword } from './is-common.ts';
export { passwordFault, type PasswordFault, type PasswordOwner, shortestPassword } from './password-fault.ts';
