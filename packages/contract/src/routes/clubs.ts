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
import { refusals } from './responses.ts';

const tag = 'clubs';
const params = z.object({ id: PathId });
const ofUser = z.object({ id: PathId, userId: PathId });
const { 400: malformed, 401: signedOut, 404: unknown, 429: tooMany, 500: fault, 503: away } = refusals;
const always = { 401: signedOut, 404: unknown, 429: tooMany, 500: fault, 503: away } as const;
const reading = { 400: malformed, ...always } as const;
const writing = {
  ...reading,
  403: refusals[403],
  409: refusals[409],
  413: refusals[413],
  415: refusals[415],
  422: refusals[422],
} as const;

export const clubRoutes = {
  ownDashboard: route(operations.ownDashboard, {
    tag,
    summary: 'Registrations, windows, documents and halls of the user of this session',
    responses: { 200: OwnDashboard, ...always },
  }),
  clubDetail: route(operations.clubDetail, {
    tag,
    summary: 'A club of the current tournament: for its admins, leaders of its teams and organisers',
    params,
    responses: { 200: ClubDetail, ...reading },
  }),
  clubUsers: route(operations.clubUsers, {
    tag,
    summary: 'Who may act for a club; for its admins alone',
    params,
    responses: { 200: ClubUsers, ...reading },
  }),
  clubUserCheck: route(operations.clubUserCheck, {
    tag,
    summary: 'Whether somebody with this address has an account; answers admins of the club, seldom',
    params,
    body: ClubUserCheckBody,
    responses: { 200: ClubUserCheck, ...writing },
  }),
  clubUserCreate: route(operations.clubUserCreate, {
    tag,
    summary: 'Gives somebody permissions in the club; who has no account yet is invited by mail',
    params,
    body: ClubUserCreateBody,
    responses: { 201: ClubUser, ...writing },
  }),
  clubUserUpdate: route(operations.clubUserUpdate, {
    tag,
    summary: "Changes a user's permissions in the club",
    params: ofUser,
    body: ClubUserUpdateBody,
    responses: { 200: ClubUser, ...writing },
  }),
  clubUserDelete: route(operations.clubUserDelete, {
    tag,
    summary: "Takes all of a user's permissions in the club away; the account stays",
    params: ofUser,
    responses: { 204: null, ...writing },
  }),
};
