import * as z from 'zod';
import { CurrentUser } from '../account/current-user.ts';
import { route } from '../route.ts';
import { signInOperations } from './operations.ts';
import {
  CodeAccountBody,
  CodeEntryBody,
  CodeNext,
  DeviceBody,
  EmailConfirmationBody,
  LoginBody,
  PasskeyRequest,
  PasskeySignInBody,
  PasswordForgottenBody,
  PasswordResetBody,
  RegistrationBody,
  SecondStep,
  SecondStepBody,
  SetupBody,
} from './schemas.ts';

const tag = 'sign in';
const Done = z.object({ status: z.literal('ok') });

/** Calls without a session. No answer reveals whether an account exists. */
export const signInRoutes = {
  login: route(signInOperations.login, {
    tag,
    summary: 'Sign in with e-mail and password; 202 asks for a second step',
    body: LoginBody,
    answers: {
      200: CurrentUser,
      202: SecondStep,
    },
  }),
  loginSecondStep: route(signInOperations.loginSecondStep, {
    tag,
    summary: 'The second step of a sign-in: a code of the authenticator, or a recovery code',
    body: SecondStepBody,
    answers: { 200: CurrentUser },
  }),
  loginCodeSend: route(signInOperations.loginCodeSend, {
    tag,
    summary:
      'Mail a code with which this browser signs in, or makes an account; the answer is the same for every address',
    body: PasswordForgottenBody,
    answers: { 200: Done },
  }),
  loginCode: route(signInOperations.loginCode, {
    tag,
    summary: 'Sign in with the code of a mail; 202 asks for a second step, or for the names of a new account',
    body: CodeEntryBody,
    answers: { 200: CurrentUser, 202: CodeNext },
  }),
  loginCodeAccount: route(signInOperations.loginCodeAccount, {
    tag,
    summary: 'Make an account without a password for the address that the code of this browser has proven',
    body: CodeAccountBody,
    answers: { 200: CurrentUser },
  }),
  loginDeviceLink: route(signInOperations.loginDeviceLink, {
    tag,
    summary:
      'Send a link that frees a new device from delays that others cause; the answer is the same for every address',
    body: PasswordForgottenBody,
    answers: { 200: Done },
  }),
  loginDevice: route(signInOperations.loginDevice, {
    tag,
    summary: 'Make this browser known with the link of a mail, once; the password is still asked for',
    body: DeviceBody,
    answers: { 200: Done },
  }),
  loginPasskeyOptions: route(signInOperations.loginPasskeyOptions, {
    tag,
    summary: 'Begin a sign-in by passkey',
    answers: { 200: PasskeyRequest },
  }),
  loginPasskey: route(signInOperations.loginPasskey, {
    tag,
    summary: 'Sign in by passkey',
    body: PasskeySignInBody,
    answers: { 200: CurrentUser },
  }),
  logout: route(signInOperations.logout, {
    tag,
    summary: 'End this session; without one nothing happens',
    answers: { 200: Done },
  }),
  setup: route(signInOperations.setup, {
    tag,
    summary: 'Make the first super admin with the token printed on the console',
    body: SetupBody,
    answers: {
      201: CurrentUser,
    },
  }),
  register: route(signInOperations.register, {
    tag,
    summary: 'Make an account; an address that has one gets a mail that says so, and the answer is the same',
    body: RegistrationBody,
    answers: { 200: Done },
  }),
  passwordForgotten: route(signInOperations.passwordForgotten, {
    tag,
    summary: 'Send a link for a new password; the answer is the same for every address',
    body: PasswordForgottenBody,
    answers: { 200: Done },
  }),
  passwordReset: route(signInOperations.passwordReset, {
    tag,
    summary: 'Set a new password with the link of a mail, once; ends all sessions of the user',
    body: PasswordResetBody,
    answers: { 200: Done },
  }),
  emailConfirm: route(signInOperations.emailConfirm, {
    tag,
    summary: 'Prove an address with the link of a mail: that of the account, or the one that takes its place',
    body: EmailConfirmationBody,
    answers: { 200: Done },
  }),
};
