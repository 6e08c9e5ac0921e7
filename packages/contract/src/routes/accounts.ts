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
import { InvitationAnswerBody, InvitationLinkBody, LinkedInvitation } from '../schemas/club-invitations.ts';
import { PathId } from '../schemas/common.ts';

const tag = 'accounts';
const Done = z.object({ status: z.literal('ok') });

/** What nobody has to be signed in for. No answer tells whether there is an account. */
export const accountRoutes = {
  register: route(operations.register, {
    tag,
    summary: 'Make an account; an address that has one gets a mail that says so, and the answer is the same',
    body: RegistrationBody,
    answers: { 200: Done },
  }),
  passwordForgotten: route(operations.passwordForgotten, {
    tag,
    summary: 'Send a link for a new password; the answer is the same for every address',
    body: PasswordForgottenBody,
    answers: { 200: Done },
  }),
  passwordReset: route(operations.passwordReset, {
    tag,
    summary: 'Set a new password with the link of a mail, once; ends all sessions of the user',
    body: PasswordResetBody,
    answers: { 200: Done },
  }),
  emailConfirm: route(operations.emailConfirm, {
    tag,
    summary: 'Prove an address with the link of a mail: the own one, or the one that takes its place',
    body: EmailConfirmationBody,
    answers: { 200: Done },
  }),
  loginSecondStep: route(operations.loginSecondStep, {
    tag,
    summary: 'The second step of a sign-in: a code of the authenticator, or a recovery code',
    body: SecondStepBody,
    answers: { 200: CurrentUser },
  }),
  loginPasskeyOptions: route(operations.loginPasskeyOptions, {
    tag,
    summary: 'Begin a sign-in by passkey',
    answers: { 200: PasskeyRequest },
  }),
  loginPasskey: route(operations.loginPasskey, {
    tag,
    summary: 'Sign in by passkey',
    body: PasskeySignInBody,
    answers: { 200: CurrentUser },
  }),
  ownInvitationAnswer: route(operations.ownInvitationAnswer, {
    tag,
    summary: 'Accept or decline an invitation to the user’s verified address',
    params: z.object({ id: PathId }),
    body: InvitationAnswerBody,
    answers: { 200: Done },
  }),
  invitationOfLink: route(operations.invitationOfLink, {
    tag,
    summary: 'What the link of a mail invites to',
    body: InvitationLinkBody,
    answers: { 200: LinkedInvitation },
  }),
  invitationOfLinkDecline: route(operations.invitationOfLinkDecline, {
    tag,
    summary: 'Decline an invitation with the link of its mail; no account is needed',
    body: InvitationLinkBody,
    answers: { 200: Done },
  }),
};
