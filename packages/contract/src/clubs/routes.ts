import * as z from 'zod';
import { PathId, StoredId } from '../common.ts';
import { route } from '../route.ts';
import { clubOperations } from './operations.ts';
import { ClubAdminBody, ClubDetail, ClubUser, ClubUserUpdateBody, ClubUsers } from './schemas.ts';

const tag = 'clubs';
const params = z.object({ id: PathId });
const ofUser = z.object({ id: PathId, userId: PathId });

/** Calls of organisers that several pages share: histories, open editions, criteria of tables. */
export const clubRoutes = {
  clubDetail: route(clubOperations.clubDetail, {
    tag,
    summary: 'A club of the current tournament: for its admins, leaders of its teams and organisers',
    params,
    answers: { 200: ClubDetail },
  }),
  clubUsers: route(clubOperations.clubUsers, {
    tag,
    summary: 'Who may act for a club; for its admins alone',
    params,
    answers: { 200: ClubUsers },
  }),
  clubUserUpdate: route(clubOperations.clubUserUpdate, {
    tag,
    summary: "Changes a user's permissions in the club",
    params: ofUser,
    body: ClubUserUpdateBody,
    answers: { 200: ClubUser },
  }),
  clubUserDelete: route(clubOperations.clubUserDelete, {
    tag,
    summary: "Takes all of a user's permissions in the club away; the account stays",
    params: ofUser,
    answers: { 204: null },
  }),
  clubAdminAppoint: route(clubOperations.clubAdminAppoint, {
    tag,
    summary: 'Makes somebody an admin of a club; who has no account yet is invited by mail',
    params,
    body: ClubAdminBody,
    answers: { 200: ClubUser },
  }),
  clubAdminDismiss: route(clubOperations.clubAdminDismiss, {
    tag,
    summary: 'Takes the rights of a club’s admin away; the club keeps one at least',
    params: z.object({ id: PathId, userId: PathId }),
    answers: { 200: StoredId },
  }),
};
