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
import { refusals } from './responses.ts';

const tag = 'own account';
const Done = z.object({ status: z.literal('ok') });
const id = z.object({ id: PathId });
const read = { 401: refusals[401], 429: refusals[429], 500: refusals[500] } as const;
const written = {
  ...read,
  400: refusals[400],
  403: refusals[403],
  404: refusals[404],
  409: refusals[409],
  413: refusals[413],
  415: refusals[415],
  422: refusals[422],
} as const;
const changed = { 200: Account, ...written } as const;

/** The account of whoever is signed in, and of nobody else. */
export const ownAccountRoutes = {
  account: route(operations.account, {
    tag,
    summary: 'The own account with its sessions and ways to sign in',
    responses: { 200: Account, ...read },
  }),
  accountUpdate: route(operations.accountUpdate, {
    tag,
    summary: 'Change name, phone and language',
    body: AccountBody,
    responses: changed,
  }),
  accountEmail: route(operations.accountEmail, {
    tag,
    summary:
      'Ask for another address; it takes the place of the old one when the link sent to it is followed',
    body: AccountEmailBody,
    responses: changed,
  }),
  accountVerification: route(operations.accountVerification, {
    tag,
    summary: 'Send the link that proves the own address again',
    responses: changed,
  }),
  accountPassword: route(operations.accountPassword, {
    tag,
    summary: 'Change the password; ends all other sessions',
    body: AccountPasswordBody,
    responses: changed,
  }),
  accountSessionEnd: route(operations.accountSessionEnd, {
    tag,
    summary: 'End one session',
    params: id,
    responses: changed,
  }),
  accountSessionsEnd: route(operations.accountSessionsEnd, {
    tag,
    summary: 'End all sessions but this one',
    responses: changed,
  }),
  authenticatorStart: route(operations.authenticatorStart, {
    tag,
    summary: 'Begin to set up an authenticator app',
    body: PasswordBody,
    responses: { 200: AuthenticatorSetup, ...written },
  }),
  authenticatorConfirm: route(operations.authenticatorConfirm, {
    tag,
    summary: 'Finish setting it up with one of its codes',
    body: AuthenticatorBody,
    responses: { 200: RecoveryCodes, ...written },
  }),
  authenticatorRemove: route(operations.authenticatorRemove, {
    tag,
    summary: 'Do without an authenticator app',
    body: PasswordBody,
    responses: changed,
  }),
  recoveryCodesRenew: route(operations.recoveryCodesRenew, {
    tag,
    summary: 'New recovery codes; the old ones work no more',
    body: PasswordBody,
    responses: { 200: RecoveryCodes, ...written },
  }),
  passkeyOptions: route(operations.passkeyOptions, {
    tag,
    summary: 'Begin to add a passkey',
    body: PasswordBody,
    responses: { 200: PasskeyCreation, ...written },
  }),
  passkeyCreate: route(operations.passkeyCreate, {
    tag,
    summary: 'Add a passkey',
    body: PasskeyBody,
    responses: changed,
  }),
  passkeyRename: route(operations.passkeyRename, {
    tag,
    summary: 'Rename a passkey',
    params: id,
    body: PasskeyNameBody,
    responses: changed,
  }),
  passkeyRemove: route(operations.passkeyRemove, {
    tag,
    summary: 'Remove a passkey',
    params: id,
    body: PasswordBody,
    responses: changed,
  }),
  accountClose: route(operations.accountClose, {
    tag,
    summary: 'Close the account: nothing of the person is left in it',
    body: PasswordBody,
    responses: { 200: Done, ...written },
  }),
};
