import * as z from 'zod';
import { officeOperations as operations } from '../office-operations.ts';
import { route } from '../route.ts';
import { PathId } from '../schemas/common.ts';
import {
  Decisions,
  GroupSeats,
  LotsBody,
  LotsEffectBody,
  SeatBody,
  SeatEffectBody,
} from '../schemas/decisions.ts';
import {
  AdminEditions,
  EditionCreateBody,
  EditionCreated,
  EditionPreview,
  EditionSwitchBody,
} from '../schemas/editions.ts';
import { AdminGroups, GroupCloseBody, GroupClosing, TableEffect } from '../schemas/group-closing.ts';
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

const tag = 'organiser';
const params = z.object({ id: PathId });

const messageRoutes = {
  adminMessages: route(operations.adminMessages, {
    tag,
    summary: 'Messages of the current edition, the newest first',
    answers: { 200: AdminMessages },
  }),
  adminMessage: route(operations.adminMessage, {
    tag,
    summary: 'A message with whom it would reach now and the mails as they would go',
    params,
    answers: { 200: AdminMessage },
  }),
  adminMessageCreate: route(operations.adminMessageCreate, {
    tag,
    summary: 'A new draft; a repeat under the same key answers the first one',
    body: MessageCreateBody,
    answers: { 200: AdminMessage },
  }),
  adminMessageUpdate: route(operations.adminMessageUpdate, {
    tag,
    summary: 'Changes a draft; a sent message is never changed',
    params,
    body: MessageUpdateBody,
    answers: { 200: AdminMessage },
  }),
  adminMessageDelete: route(operations.adminMessageDelete, {
    tag,
    summary: 'Removes a draft',
    params,
    answers: { 200: MessageGone },
  }),
  adminMessageSend: route(operations.adminMessageSend, {
    tag,
    summary: 'Puts a message on dashboards and writes its mails, once; a repeat changes nothing',
    params,
    body: MessageSendBody,
    answers: { 200: AdminMessage },
  }),
  adminMessageShown: route(operations.adminMessageShown, {
    tag,
    summary: 'Takes a sent message off the dashboards, or shows it there again',
    params,
    body: MessageShownBody,
    answers: { 200: AdminMessage },
  }),
};

const userRoutes = {
  users: route(operations.users, {
    tag,
    summary: 'Accounts, a page of those asked for',
    query: UserListQuery,
    answers: { 200: Users },
  }),
  userDetail: route(operations.userDetail, {
    tag,
    summary: 'An account with its roles, clubs, teams, registrations and history',
    params,
    answers: { 200: UserDetail },
  }),
  userRolesSave: route(operations.userRolesSave, {
    tag,
    summary: 'Gives an account these roles, and no others',
    params,
    body: UserRolesBody,
    answers: { 200: UserDetail },
  }),
  userLock: route(operations.userLock, {
    tag,
    summary: 'Locks an account, which ends its sessions, or unlocks it',
    params,
    body: UserLockBody,
    answers: { 200: UserDetail },
  }),
  userSessionsEnd: route(operations.userSessionsEnd, {
    tag,
    summary: 'Ends all sessions of an account',
    params,
    answers: { 200: UserDetail },
  }),
  userPasswordReset: route(operations.userPasswordReset, {
    tag,
    summary: 'Sends the account’s owner a link for a new password',
    params,
    answers: { 200: UserDetail },
  }),
};

const editionRoutes = {
  adminEditions: route(operations.adminEditions, {
    tag,
    summary: 'Every edition, the newest first',
    answers: { 200: AdminEditions },
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
    answers: { 200: EditionPreview },
  }),
  editionCreate: route(operations.editionCreate, {
    tag,
    summary:
      'Prepares an edition from the settings of another one; a repeat under the same key makes no second one',
    body: EditionCreateBody,
    answers: { 200: EditionCreated },
  }),
  editionDelete: route(operations.editionDelete, {
    tag,
    summary: 'Removes an edition that is not current and has no clubs, referees or matches',
    params,
    answers: { 200: EditionCreated },
  }),
  editionSwitch: route(operations.editionSwitch, {
    tag,
    summary: 'Makes an edition the current one: the public pages are about it from then on',
    body: EditionSwitchBody,
    answers: { 200: AdminEditions },
  }),
};

const groupRoutes = {
  adminGroups: route(operations.adminGroups, {
    tag,
    summary: 'Groups of the current edition and what is open in them',
    answers: { 200: AdminGroups },
  }),
  groupClosingImpact: route(operations.groupClosingImpact, {
    tag,
    summary: 'What closing a group, or opening a closed one again, would change. Stores nothing',
    params,
    answers: { 200: GroupClosing },
  }),
  groupClose: route(operations.groupClose, {
    tag,
    summary: 'Closes a group although a match stayed unplayed, or opens it again',
    params,
    body: GroupCloseBody,
    answers: { 200: AdminGroups },
  }),
};

const decisionRoutes = {
  decisions: route(operations.decisions, {
    tag,
    summary: 'Ties that wait for lots and seats that only an organiser can settle; what was settled by hand',
    answers: { 200: Decisions },
  }),
  lotsEffect: route(operations.lotsEffect, {
    tag,
    summary: 'What lots drawn in this order, or taken back, would change. Stores nothing',
    params,
    body: LotsEffectBody,
    answers: { 200: TableEffect },
  }),
  lotsSave: route(operations.lotsSave, {
    tag,
    summary: 'Records drawn lots, has the server draw them, or takes them back; places and seats follow',
    params,
    body: LotsBody,
    answers: { 200: Decisions },
  }),
  groupSeats: route(operations.groupSeats, {
    tag,
    summary: 'Seats of a group that wait for places, and the teams that may be seated there',
    params,
    answers: { 200: GroupSeats },
  }),
  seatEffect: route(operations.seatEffect, {
    tag,
    summary:
      'What seating a team by hand, or giving the seat back to its table, would change. Stores nothing',
    body: SeatEffectBody,
    answers: { 200: TableEffect },
  }),
  seatSave: route(operations.seatSave, {
    tag,
    summary: 'Seats a team by hand, or gives the seat back to its table; matches follow at once',
    body: SeatBody,
    answers: { 200: Decisions },
  }),
};

/** The organiser's calls about messages, accounts, editions and groups. */
export const officeRoutes = {
  ...messageRoutes,
  ...userRoutes,
  ...editionRoutes,
  ...groupRoutes,
  ...decisionRoutes,
};
