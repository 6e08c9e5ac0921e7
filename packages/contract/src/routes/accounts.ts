import * as z from 'zod';
import { operations } from '../operations.ts';
import { route } from '../route.ts';
import {
  EmailConfirmationBody,
  PasskeyRequest,
  PasskeySignInBody,
  PasswordForgottenBody,
  PasswordResetBody,
  RegistrationBody,
  SecondStepBody,
} from '../schemas/accounts.ts';
import { CurrentUser } from '../schemas/auth.ts';
import { refusals } from './responses.ts';

const tag = 'accounts';
const Done = z.object({ status: z.literal('ok') });
const asked = {
  400: refusals[400],
  403: refusals[403],
  413: refusals[413],
  415: refusals[415],
  429: refusals[429],
  500: refusals[500],
} as const;

/** What nobody has to be signed in for. No answer tells whether there is an account. */
export const accountRoutes = {
  register: route(operations.register, {
    tag,
    summary: 'Make an account; an address that has one gets a mail that says so, and the answer is the same',
    body: RegistrationBody,
    responses: { 200: Done, ...asked, 422: refusals[422] },
  }),
  passwordForgotten: route(operations.passwordForgotten, {
    tag,
    summary: 'Send a link for a new password; the answer is the same for every address',
    body: PasswordForgottenBody,
    responses: { 200: Done, ...asked },
  }),
  passwordReset: route(operations.passwordReset, {
    tag,
    summary: 'Set a new password with the link of a mail, once; ends all sessions of the user',
    body: PasswordResetBody,
    responses: { 200: Done, ...asked, 422: refusals[422] },
  }),
  emailConfirm: route(operations.emailConfirm, {
    tag,
    summary: 'Prove an address with the link of a mail: the own one, or the one that takes its place',
    body: EmailConfirmationBody,
    responses: { 200: Done, ...asked },
  }),
  loginSecondStep: route(operations.loginSecondStep, {
    tag,
    summary: 'The second step of a sign-in: a code of the authenticator, or a recovery code',
    body: SecondStepBody,
    responses: { 200: CurrentUser, ...asked, 401: refusals[401] },
  }),
  loginPasskeyOptions: route(operations.loginPasskeyOptions, {
    tag,
    summary: 'Begin a sign-in by passkey',
    responses: { 200: PasskeyRequest, 403: refusals[403], 429: refusals[429], 500: refusals[500] },
  }),
  loginPasskey: route(operations.loginPasskey, {
    tag,
    summary: 'Sign in by passkey',
    body: PasskeySignInBody,
    responses: { 200: CurrentUser, ...asked, 401: refusals[401] },
  }),
};
