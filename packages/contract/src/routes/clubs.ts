import * as z from 'zod';
import { clubOperations as operations } from '../club-operations.ts';
import { route } from '../route.ts';
import {
  ClubDetail,
  ClubUser,
  ClubUserCheck,
  ClubUserCheckBody,
  ClubUserCreateBody,
  ClubUserUpdateBody,
  ClubUsers,
  OwnDashboard,
} from '../schemas/clubs.ts';
import { PathId } from '../schemas/common.ts';

const tag = 'clubs';
const params = z.object({ id: PathId });
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
  clubUserCheck: route(operations.clubUserCheck, {
    tag,
    summary: 'Whether somebody with this address has an account; answers admins of the club, seldom',
    params,
    body: ClubUserCheckBody,
    answers: { 200: ClubUserCheck },
  }),
  clubUserCreate: route(operations.clubUserCreate, {
    tag,
    summary: 'Gives somebody permissions in the club; who has no account yet is invited by mail',
    params,
    body: ClubUserCreateBody,
    answers: { 201: ClubUser },
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
};
