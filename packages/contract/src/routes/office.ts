import * as z from 'zod';
import { officeOperations as operations } from '../office-operations.ts';
import { route } from '../route.ts';
import { PathId } from '../schemas/common.ts';
import {
  AdminEditions,
  EditionCreateBody,
  EditionCreated,
  EditionPreview,
  EditionSwitchBody,
} from '../schemas/editions.ts';
import { AdminGroups, GroupCloseBody, GroupClosing } from '../schemas/group-closing.ts';
import {
  AdminMessage,
  AdminMessages,
  MessageCreateBody,
  MessageGone,
  MessageSendBody,
  MessageShownBody,
  MessageUpdateBody,
} from '../schemas/messages.ts';
import { UserDetail, UserListQuery, UserLockBody, UserRolesBody, Users } from '../schemas/users.ts';
import { refusals } from './responses.ts';

const tag = 'organiser';
const params = z.object({ id: PathId });
const read = {
  400: refusals[400],
  401: refusals[401],
  403: refusals[403],
  404: refusals[404],
  429: refusals[429],
  500: refusals[500],
  503: refusals[503],
} as const;
const written = {
  ...read,
  409: refusals[409],
  413: refusals[413],
  415: refusals[415],
  422: refusals[422],
} as const;

const messageRoutes = {
  adminMessages: route(operations.adminMessages, {
    tag,
    summary: 'Messages of the current edition, the newest first',
    responses: { 200: AdminMessages, ...read },
  }),
  adminMessage: route(operations.adminMessage, {
    tag,
    summary: 'A message with whom it would reach now and the mails as they would go',
    params,
    responses: { 200: AdminMessage, ...read },
  }),
  adminMessageCreate: route(operations.adminMessageCreate, {
    tag,
    summary: 'A new draft; a repeat under the same key answers the first one',
    body: MessageCreateBody,
    responses: { 200: AdminMessage, ...written },
  }),
  adminMessageUpdate: route(operations.adminMessageUpdate, {
    tag,
    summary: 'Changes a draft; a sent message is never changed',
    params,
    body: MessageUpdateBody,
    responses: { 200: AdminMessage, ...written },
  }),
  adminMessageDelete: route(operations.adminMessageDelete, {
    tag,
    summary: 'Removes a draft',
    params,
    responses: { 200: MessageGone, ...written },
  }),
  adminMessageSend: route(operations.adminMessageSend, {
    tag,
    summary: 'Puts a message on dashboards and writes its mails, once; a repeat changes nothing',
    params,
    body: MessageSendBody,
    responses: { 200: AdminMessage, ...written },
  }),
  adminMessageShown: route(operations.adminMessageShown, {
    tag,
    summary: 'Takes a sent message off the dashboards, or shows it there again',
    params,
    body: MessageShownBody,
    responses: { 200: AdminMessage, ...written },
  }),
};

const userRoutes = {
  users: route(operations.users, {
    tag,
    summary: 'Accounts, a page of those asked for',
    query: UserListQuery,
    responses: { 200: Users, ...read },
  }),
  userDetail: route(operations.userDetail, {
    tag,
    summary: 'An account with its roles, clubs, teams, registrations and history',
    params,
    responses: { 200: UserDetail, ...read },
  }),
  userRolesSave: route(operations.userRolesSave, {
    tag,
    summary: 'Gives an account these roles, and no others',
    params,
    body: UserRolesBody,
    responses: { 200: UserDetail, ...written },
  }),
  userLock: route(operations.userLock, {
    tag,
    summary: 'Locks an account, which ends its sessions, or unlocks it',
    params,
    body: UserLockBody,
    responses: { 200: UserDetail, ...written },
  }),
  userSessionsEnd: route(operations.userSessionsEnd, {
    tag,
    summary: 'Ends all sessions of an account',
    params,
    responses: { 200: UserDetail, ...written },
  }),
  userPasswordReset: route(operations.userPasswordReset, {
    tag,
    summary: 'Sends the account’s owner a link for a new password',
    params,
    responses: { 200: UserDetail, ...written },
  }),
};

const editionRoutes = {
  adminEditions: route(operations.adminEditions, {
    tag,
    summary: 'Every edition, the newest first',
    responses: { 200: AdminEditions, ...read },
  }),
  editionPreview: route(operations.editionPreview, {
    tag,
    summary: 'What a new edition would take over from this one, with its dates moved',
    params,
    query: z.strictObject({
      year: z
        .string()
        .regex(/^(19|20|21)\d\d$/)
        .optional(),
    }),
    responses: { 200: EditionPreview, ...read },
  }),
  editionCreate: route(operations.editionCreate, {
    tag,
    summary:
      'Prepares an edition from the settings of another one; a repeat under the same key makes no second one',
    body: EditionCreateBody,
    responses: { 200: EditionCreated, ...written },
  }),
  editionDelete: route(operations.editionDelete, {
    tag,
    summary: 'Removes an edition that is not current and has no clubs, referees or matches',
    params,
    responses: { 200: EditionCreated, ...written },
  }),
  editionSwitch: route(operations.editionSwitch, {
    tag,
    summary: 'Makes an edition the current one: the public pages are about it from then on',
    body: EditionSwitchBody,
    responses: { 200: AdminEditions, ...written },
  }),
};

const groupRoutes = {
  adminGroups: route(operations.adminGroups, {
    tag,
    summary: 'Groups of the current edition and what is open in them',
    responses: { 200: AdminGroups, ...read },
  }),
  groupClosingImpact: route(operations.groupClosingImpact, {
    tag,
    summary: 'What closing a group, or opening a closed one again, would change. Stores nothing',
    params,
    responses: { 200: GroupClosing, ...read },
  }),
  groupClose: route(operations.groupClose, {
    tag,
    summary: 'Closes a group although a match stayed unplayed, or opens it again',
    params,
    body: GroupCloseBody,
    responses: { 200: AdminGroups, ...written },
  }),
};

/** The organiser's calls about messages, accounts, editions and groups. */
export const officeRoutes = { ...messageRoutes, ...userRoutes, ...editionRoutes, ...groupRoutes };
