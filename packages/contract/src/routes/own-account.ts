import * as z from 'zod';
import { operations } from '../operations.ts';
import { route } from '../route.ts';
import {
  Account,
  AccountBody,
  AccountEmailBody,
  AccountPasswordBody,
  AuthenticatorBody,
  AuthenticatorSetup,
  PasskeyBody,
  PasskeyNameBody,
  PasskeyCreation,
  PasswordBody,
  RecoveryCodes,
} from '../schemas/accounts.ts';
import { PathId } from '../schemas/common.ts';

const tag = 'own account';
const Done = z.object({ status: z.literal('ok') });
const id = z.object({ id: PathId });
const changed = { 200: Account } as const;

/** The account of whoever is signed in, and of nobody else. */
export const ownAccountRoutes = {
  account: route(operations.account, {
    tag,
    summary: 'The own account with its sessions and ways to sign in',
    answers: { 200: Account },
  }),
  accountUpdate: route(operations.accountUpdate, {
    tag,
    summary: 'Change name, phone and language',
    body: AccountBody,
    answers: changed,
  }),
  accountEmail: route(operations.accountEmail, {
    tag,
    summary:
      'Ask for another address; it takes the place of the old one when the link sent to it is followed',
    body: AccountEmailBody,
    answers: changed,
  }),
  accountVerification: route(operations.accountVerification, {
    tag,
    summary: 'Send the link that verifies the user’s address again',
    answers: changed,
  }),
  accountPassword: route(operations.accountPassword, {
    tag,
    summary: 'Change the password; ends all other sessions',
    body: AccountPasswordBody,
    answers: changed,
  }),
  accountSessionEnd: route(operations.accountSessionEnd, {
    tag,
    summary: 'End one session',
    params: id,
    answers: changed,
  }),
  accountSessionsEnd: route(operations.accountSessionsEnd, {
    tag,
    summary: 'End all sessions but this one',
    answers: changed,
  }),
  authenticatorStart: route(operations.authenticatorStart, {
    tag,
    summary: 'Begin to set up an authenticator app',
    body: PasswordBody,
    answers: { 200: AuthenticatorSetup },
  }),
  authenticatorConfirm: route(operations.authenticatorConfirm, {
    tag,
    summary: 'Finish setting it up with one of its codes',
    body: AuthenticatorBody,
    answers: { 200: RecoveryCodes },
  }),
  authenticatorRemove: route(operations.authenticatorRemove, {
    tag,
    summary: 'Do without an authenticator app',
    body: PasswordBody,
    answers: changed,
  }),
  recoveryCodesRenew: route(operations.recoveryCodesRenew, {
    tag,
    summary: 'New recovery codes; the old ones work no more',
    body: PasswordBody,
    answers: { 200: RecoveryCodes },
  }),
  passkeyOptions: route(operations.passkeyOptions, {
    tag,
    summary: 'Begin to add a passkey',
    body: PasswordBody,
    answers: { 200: PasskeyCreation },
  }),
  passkeyCreate: route(operations.passkeyCreate, {
    tag,
    summary: 'Add a passkey',
    body: PasskeyBody,
    answers: changed,
  }),
  passkeyRename: route(operations.passkeyRename, {
    tag,
    summary: 'Rename a passkey',
    params: id,
    body: PasskeyNameBody,
    answers: changed,
  }),
  passkeyRemove: route(operations.passkeyRemove, {
    tag,
    summary: 'Remove a passkey',
    params: id,
    body: PasswordBody,
    answers: changed,
  }),
  accountClose: route(operations.accountClose, {
    tag,
    summary: 'Close the account: nothing of the person is left in it',
    body: PasswordBody,
    answers: { 200: Done },
  }),
};
