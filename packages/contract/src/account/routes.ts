import * as z from 'zod';
import { PathId } from '../common.ts';
import { SigningPin } from '../participants/schemas.ts';
import { route } from '../route.ts';
import { CurrentUser } from './current-user.ts';
import { accountOperations } from './operations.ts';
import {
  Account,
  AccountBody,
  AccountEmailBody,
  AccountPasswordBody,
  AuthenticatorBody,
  AuthenticatorSetup,
  PasskeyBody,
  PasskeyCreation,
  PasskeyNameBody,
  PasswordBody,
  RecoveryCodes,
} from './schemas.ts';

const tag = 'account';
const changed = { 200: Account } as const;
const id = z.object({ id: PathId });
const Done = z.object({ status: z.literal('ok') });

/** Calls of signed-in users about their own account. */
export const accountRoutes = {
  me: route(accountOperations.me, {
    tag,
    summary: 'The user of this session',
    answers: {
      200: CurrentUser,
    },
  }),
  account: route(accountOperations.account, {
    tag,
    summary: 'The own account with its sessions and ways to sign in',
    answers: { 200: Account },
  }),
  accountUpdate: route(accountOperations.accountUpdate, {
    tag,
    summary: 'Change name, phone and language',
    body: AccountBody,
    answers: changed,
  }),
  accountEmail: route(accountOperations.accountEmail, {
    tag,
    summary:
      'Ask for another address; it takes the place of the old one when the link sent to it is followed',
    body: AccountEmailBody,
    answers: changed,
  }),
  accountVerification: route(accountOperations.accountVerification, {
    tag,
    summary: 'Send the link that verifies the user’s address again',
    answers: changed,
  }),
  accountPin: route(accountOperations.accountPin, {
    tag,
    summary: 'A new PIN with which the caller signs records of matches; shown once',
    answers: { 200: SigningPin },
  }),
  accountPassword: route(accountOperations.accountPassword, {
    tag,
    summary: 'Change the password; ends all other sessions',
    body: AccountPasswordBody,
    answers: changed,
  }),
  accountSessionEnd: route(accountOperations.accountSessionEnd, {
    tag,
    summary: 'End one session',
    params: id,
    answers: changed,
  }),
  accountSessionsEnd: route(accountOperations.accountSessionsEnd, {
    tag,
    summary: 'End all sessions but this one',
    answers: changed,
  }),
  authenticatorStart: route(accountOperations.authenticatorStart, {
    tag,
    summary: 'Begin to set up an authenticator app',
    body: PasswordBody,
    answers: { 200: AuthenticatorSetup },
  }),
  authenticatorConfirm: route(accountOperations.authenticatorConfirm, {
    tag,
    summary: 'Finish setting it up with one of its codes',
    body: AuthenticatorBody,
    answers: { 200: RecoveryCodes },
  }),
  authenticatorRemove: route(accountOperations.authenticatorRemove, {
    tag,
    summary: 'Do without an authenticator app',
    body: PasswordBody,
    answers: changed,
  }),
  recoveryCodesRenew: route(accountOperations.recoveryCodesRenew, {
    tag,
    summary: 'New recovery codes; the old ones work no more',
    body: PasswordBody,
    answers: { 200: RecoveryCodes },
  }),
  passkeyOptions: route(accountOperations.passkeyOptions, {
    tag,
    summary: 'Begin to add a passkey',
    body: PasswordBody,
    answers: { 200: PasskeyCreation },
  }),
  passkeyCreate: route(accountOperations.passkeyCreate, {
    tag,
    summary: 'Add a passkey',
    body: PasskeyBody,
    answers: changed,
  }),
  passkeyRename: route(accountOperations.passkeyRename, {
    tag,
    summary: 'Rename a passkey',
    params: id,
    body: PasskeyNameBody,
    answers: changed,
  }),
  passkeyRemove: route(accountOperations.passkeyRemove, {
    tag,
    summary: 'Remove a passkey',
    params: id,
    body: PasswordBody,
    answers: changed,
  }),
  accountClose: route(accountOperations.accountClose, {
    tag,
    summary: 'Close the account: nothing of the person is left in it',
    body: PasswordBody,
    answers: { 200: Done },
  }),
};
