import * as z from 'zod';
import { PathId } from '../common.ts';
import { route } from '../route.ts';
import { invitationOperations } from './operations.ts';
import {
  ClubInvitation,
  ClubInvitationBody,
  ClubUserCheck,
  ClubUserCheckBody,
  InvitationAnswerBody,
  InvitationLinkBody,
  LinkedInvitation,
} from './schemas.ts';

const tag = 'invitations';
const Done = z.object({ status: z.literal('ok') });
const params = z.object({ id: PathId });
const ofInvitation = z.object({ id: PathId, invitationId: PathId });

/** Invitations. No answer to a call without a session reveals whether an account exists. */
export const invitationRoutes = {
  invitationOfLink: route(invitationOperations.invitationOfLink, {
    tag,
    summary: 'What the link of a mail invites to',
    body: InvitationLinkBody,
    answers: { 200: LinkedInvitation },
  }),
  invitationOfLinkDecline: route(invitationOperations.invitationOfLinkDecline, {
    tag,
    summary: 'Decline an invitation with the link of its mail; no account is needed',
    body: InvitationLinkBody,
    answers: { 200: Done },
  }),
  ownInvitationAnswer: route(invitationOperations.ownInvitationAnswer, {
    tag,
    summary: 'Accept or decline an invitation to the user’s verified address',
    params: z.object({ id: PathId }),
    body: InvitationAnswerBody,
    answers: { 200: Done },
  }),
  clubUserCheck: route(invitationOperations.clubUserCheck, {
    tag,
    summary:
      'Whether an address has an account, so that name and phone need not be filled in; for club admins with a proven address, 30 times in 24 hours, and logged',
    params,
    body: ClubUserCheckBody,
    answers: { 200: ClubUserCheck },
  }),
  clubInvitationCreate: route(invitationOperations.clubInvitationCreate, {
    tag,
    summary:
      'Offers permissions in the club to an address by mail; the answer is the same whether it has an account or not',
    params,
    body: ClubInvitationBody,
    answers: { 201: ClubInvitation },
  }),
  clubInvitationDelete: route(invitationOperations.clubInvitationDelete, {
    tag,
    summary: 'Withdraws an invitation, or removes one that was declined from the list',
    params: ofInvitation,
    answers: { 204: null },
  }),
};
