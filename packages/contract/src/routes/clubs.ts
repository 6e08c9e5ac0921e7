import * as z from 'zod';
import { clubOperations as operations } from '../club-operations.ts';
import { route } from '../route.ts';
import { ClubDetail, ClubUser, ClubUserUpdateBody, ClubUsers, OwnDashboard } from '../schemas/clubs.ts';
import { PathId } from '../schemas/common.ts';
import { ClubInvitation, ClubInvitationBody } from '../schemas/club-invitations.ts';

const tag = 'clubs';
const params = z.object({ id: PathId });
const ofInvitation = z.object({ id: PathId, invitationId: PathId });
const ofUser = z.object({ id: PathId, userId: PathId });

export const clubRoutes = {
  ownDashboard: route(operations.ownDashboard, {
    tag,
    summary: 'Registrations, windows, documents and halls of the user of this session',
    answers: { 200: OwnDashboard },
  }),
  clubDetail: route(operations.clubDetail, {
    tag,
    summary: 'A club of the current tournament: for its admins, leaders of its teams and organisers',
    params,
    answers: { 200: ClubDetail },
  }),
  clubUsers: route(operations.clubUsers, {
    tag,
    summary: 'Who may act for a club; for its admins alone',
    params,
    answers: { 200: ClubUsers },
  }),
  clubUserUpdate: route(operations.clubUserUpdate, {
    tag,
    summary: "Changes a user's permissions in the club",
    params: ofUser,
    body: ClubUserUpdateBody,
    answers: { 200: ClubUser },
  }),
  clubUserDelete: route(operations.clubUserDelete, {
    tag,
    summary: "Takes all of a user's permissions in the club away; the account stays",
    params: ofUser,
    answers: { 204: null },
  }),
  clubInvitationCreate: route(operations.clubInvitationCreate, {
    tag,
    summary:
      'Offers permissions in the club to an address by mail; the answer is the same whether it has an account or not',
    params,
    body: ClubInvitationBody,
    answers: { 201: ClubInvitation },
  }),
  clubInvitationDelete: route(operations.clubInvitationDelete, {
    tag,
    summary: 'Withdraws an invitation, or removes one that was declined from the list',
    params: ofInvitation,
    answers: { 204: null },
  }),
};
