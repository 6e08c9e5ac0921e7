import { locales } from '@sevenmetre/rules/vocabulary';
import * as z from 'zod';
import { Day, PathId, StoredId, workbookLanguage } from '../common.ts';
import { route } from '../route.ts';
import { dutyOperations as operations } from './operations.ts';
import {
  CalendarToken,
  Duty,
  DutyChoices,
  DutyInvitation,
  DutyInvitationBody,
  DutyJoinBody,
  DutyLinkBody,
  DutyMessageBody,
  DutyMessages,
  DutyToken,
  HallDuty,
  HallDutyBody,
  OwnDuty,
  OwnDutyAnswerBody,
  OwnDutyHoursBody,
  OwnDutyTakeBody,
  ShiftBody,
  ShiftCandidates,
  ShiftPersonBody,
  ShiftRenewal,
  ShiftsFilled,
  ShiftSplitBody,
  ShiftsRenewBody,
  VolunteerBody,
} from './schemas.ts';

const tag = 'duty';
const params = z.object({ id: PathId });
const onShift = z.object({ id: PathId, volunteerId: PathId });
const Done = z.object({ status: z.literal('ok') });

/** People on duty. Their data are never public; answers by link are private and not cached. */
export const dutyRoutes = {
  duty: route(operations.duty, {
    tag,
    summary: 'Shifts with who is on them, volunteers, reporters and invitations',
    answers: { 200: Duty },
  }),
  dutyChoices: route(operations.dutyChoices, {
    tag,
    summary: 'Teams and reporters’ accounts that a volunteer may belong to',
    answers: { 200: DutyChoices },
  }),
  dutyWorkbook: route(operations.dutyWorkbook, {
    tag,
    summary: 'Volunteers with shifts, hours and days on duty, for thanks and lunches, as a workbook',
    query: z.strictObject(workbookLanguage),
    answers: {
      200: { contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' },
    },
  }),
  shiftsRenew: route(operations.shiftsRenew, {
    tag,
    summary:
      'Makes shifts from the published schedule, or says what that would change; they keep their people',
    body: ShiftsRenewBody,
    answers: { 200: ShiftRenewal },
  }),
  shiftsFill: route(operations.shiftsFill, {
    tag,
    summary: 'Puts free people on shifts with gaps and asks them',
    answers: { 200: ShiftsFilled },
  }),
  shiftSave: route(operations.shiftSave, {
    tag,
    summary: 'Changes the times of a shift by hand, and how many it needs',
    params,
    body: ShiftBody,
    answers: { 200: Done },
  }),
  shiftDelete: route(operations.shiftDelete, {
    tag,
    summary: 'Removes a shift with who is on it; the next renewal proposes it again',
    params,
    answers: { 204: null },
  }),
  shiftSplit: route(operations.shiftSplit, {
    tag,
    summary: 'Divides a shift into two with the same people',
    params,
    body: ShiftSplitBody,
    answers: { 200: Done },
  }),
  shiftCandidates: route(operations.shiftCandidates, {
    tag,
    summary: 'Who can take a shift, and what keeps the others from it',
    params,
    answers: { 200: ShiftCandidates },
  }),
  shiftPersonSave: route(operations.shiftPersonSave, {
    tag,
    summary: 'Puts somebody on a shift, or records their answer and presence',
    params: onShift,
    body: ShiftPersonBody,
    answers: { 200: Done },
  }),
  shiftPersonDelete: route(operations.shiftPersonDelete, {
    tag,
    summary: 'Takes somebody off a shift; again changes nothing',
    params: onShift,
    answers: { 204: null },
  }),
  volunteerCreate: route(operations.volunteerCreate, {
    tag,
    summary: 'Adds a volunteer',
    body: VolunteerBody,
    answers: { 201: StoredId },
  }),
  volunteerUpdate: route(operations.volunteerUpdate, {
    tag,
    summary: 'Changes a volunteer',
    params,
    body: VolunteerBody,
    answers: { 200: Done },
  }),
  volunteerDelete: route(operations.volunteerDelete, {
    tag,
    summary: 'Deletes a volunteer with everything about them',
    params,
    answers: { 204: null },
  }),
  volunteerLink: route(operations.volunteerLink, {
    tag,
    summary: 'Makes a link of a volunteer’s own page; the former one ends',
    params,
    answers: { 200: DutyToken },
  }),
  dutyMessages: route(operations.dutyMessages, {
    tag,
    summary: 'The newest messages to shifts, with what became of their mails',
    answers: { 200: DutyMessages },
  }),
  dutyMessageSend: route(operations.dutyMessageSend, {
    tag,
    summary: 'Mails a message to everybody on some shifts who has an address; a repeat sends nothing',
    body: DutyMessageBody,
    answers: { 200: Done },
  }),
  dutyInvitationCreate: route(operations.dutyInvitationCreate, {
    tag,
    summary: 'Makes a link by which people without an account join, for a shift or for any',
    body: DutyInvitationBody,
    answers: { 201: DutyToken },
  }),
  dutyInvitationDelete: route(operations.dutyInvitationDelete, {
    tag,
    summary: 'Revokes an invitation by link; who came by it stays',
    params,
    answers: { 204: null },
  }),
  dutyInvitationOfLink: route(operations.dutyInvitationOfLink, {
    tag,
    summary: 'What a link invites to',
    body: DutyLinkBody,
    answers: { 200: DutyInvitation },
  }),
  dutyJoin: route(operations.dutyJoin, {
    tag,
    summary: 'Joins by a link, without an account; the answer is the token of the volunteer’s page',
    body: DutyJoinBody,
    answers: { 201: DutyToken },
  }),
  ownDuty: route(operations.ownDuty, {
    tag,
    summary: 'A volunteer’s own page, by the token of its link',
    body: DutyLinkBody,
    answers: { 200: OwnDuty },
  }),
  ownDutyAnswer: route(operations.ownDutyAnswer, {
    tag,
    summary: 'A volunteer will come, cannot come, or is here',
    body: OwnDutyAnswerBody,
    answers: { 200: OwnDuty },
  }),
  ownDutyHours: route(operations.ownDutyHours, {
    tag,
    summary: 'When a volunteer can come',
    body: OwnDutyHoursBody,
    answers: { 200: OwnDuty },
  }),
  ownDutyTake: route(operations.ownDutyTake, {
    tag,
    summary: 'A volunteer takes a shift that somebody looks for a replacement for',
    body: OwnDutyTakeBody,
    answers: { 200: OwnDuty },
  }),
  hallDuty: route(operations.hallDuty, {
    tag,
    summary: 'Reporters and volunteers of a hall on a day, with who is there, for those who report in it',
    params,
    query: z.strictObject({ day: Day }),
    answers: { 200: HallDuty },
  }),
  hallDutySave: route(operations.hallDutySave, {
    tag,
    summary: 'Ticks at the table that somebody is there, or takes it back',
    params,
    body: HallDutyBody,
    answers: { 200: HallDuty },
  }),
  dutyCalendar: route(operations.dutyCalendar, {
    tag,
    summary: 'A volunteer’s shifts as a calendar (iCalendar), by a token that opens nothing else',
    params: z.object({ token: CalendarToken }),
    query: z.strictObject({ lang: z.enum(locales).default('en') }),
    answers: { 200: { contentType: 'text/calendar; charset=utf-8' } },
  }),
};
