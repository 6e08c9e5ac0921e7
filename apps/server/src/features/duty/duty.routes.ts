import { attachmentHeaders } from '../../platform/http/index.ts';
import type { Handlers, Limits } from '../../platform/http/index.ts';
import { refuse } from '../../platform/outcome/index.ts';
import type { RandomContext } from '../../platform/use-case/index.ts';
import {
  deleteShift,
  fillGaps,
  removePerson,
  renewShiftsOf,
  savePerson,
  saveShift,
  splitShift,
} from './change-shifts.use-case.ts';
import {
  createInvitation,
  createVolunteer,
  deleteVolunteer,
  makeLink,
  revokeInvitation,
  updateVolunteer,
} from './change-volunteers.use-case.ts';
import { readCalendar } from './duty-calendar.use-case.ts';
import { exportDuty } from './export-duty.use-case.ts';
import { readMessages, sendMessage } from './duty-messages.use-case.ts';
import { readHallDuty, saveHallDuty } from './hall-duty.use-case.ts';
import {
  answerShift,
  join,
  type OwnDutyContext,
  readInvitation,
  readOwn,
  saveHours,
  takeShift,
} from './own-duty.use-case.ts';
import { readCandidates, readChoices, readDuty } from './read-duty.use-case.ts';

const byLink = [{ max: 120, seconds: 120 }];

/** Of calls with a link; tokens are too long to be guessed, and invitations have places. */
export const dutyLimits = {
  dutyInvitationOfLink: byLink,
  dutyJoin: [{ max: 30, seconds: 600 }],
  ownDuty: byLink,
  ownDutyAnswer: byLink,
  ownDutyHours: byLink,
  ownDutyTake: byLink,
  dutyCalendar: byLink,
} satisfies Limits;

type ForOrganisers =
  | 'duty'
  | 'dutyChoices'
  | 'dutyWorkbook'
  | 'dutyMessages'
  | 'dutyMessageSend'
  | 'shiftsRenew'
  | 'shiftsFill'
  | 'shiftSave'
  | 'shiftDelete'
  | 'shiftSplit'
  | 'shiftCandidates'
  | 'shiftPersonSave'
  | 'shiftPersonDelete'
  | 'volunteerCreate'
  | 'volunteerUpdate'
  | 'volunteerDelete'
  | 'volunteerLink'
  | 'dutyInvitationCreate'
  | 'dutyInvitationDelete';

type AtTables = 'hallDuty' | 'hallDutySave';

/** People on duty: for organisers, by links of volunteers, and at the tables of halls. */
export function dutyHandlers(
  context: OwnDutyContext,
): Handlers<ForOrganisers | AtTables | keyof typeof dutyLimits> {
  return { ...organiserHandlers(context), ...tableHandlers(context), ...linkHandlers(context) };
}

function tableHandlers(context: RandomContext): Handlers<AtTables> {
  return {
    hallDuty: ({ actor, params: { id }, query: { day } }) =>
      readHallDuty(context, actor, { placeId: id, day }),
    hallDutySave: ({ actor, params: { id }, body }) => saveHallDuty(context, actor, id, body),
  };
}

function organiserHandlers(context: RandomContext): Handlers<ForOrganisers> {
  return {
    duty: () => readDuty(context),
    dutyChoices: () => readChoices(context),
    dutyWorkbook: async ({ query }) => {
      const body = await exportDuty(context, query.locale);
      if (!body) return refuse('edition-missing');
      return { status: 200, body, headers: attachmentHeaders('duty.xlsx') };
    },
    shiftCandidates: ({ params }) => readCandidates(context, params.id),
    shiftsRenew: ({ actor, body }) => renewShiftsOf(context, actor, body),
    shiftsFill: ({ actor }) => fillGaps(context, actor),
    shiftSave: ({ actor, params: { id }, body }) => saveShift(context, actor, { id, body }),
    shiftDelete: ({ actor, params }) => deleteShift(context, actor, params.id),
    shiftSplit: ({ actor, params: { id }, body }) => splitShift(context, actor, { id, at: body.at }),
    shiftPersonSave: ({ actor, params: { id, volunteerId }, body }) =>
      savePerson(context, actor, { shiftId: id, volunteerId }, body),
    shiftPersonDelete: ({ actor, params: { id, volunteerId } }) =>
      removePerson(context, actor, { shiftId: id, volunteerId }),
    volunteerCreate: ({ actor, body }) => createVolunteer(context, actor, body),
    volunteerUpdate: ({ actor, params: { id }, body }) => updateVolunteer(context, actor, { id, body }),
    volunteerDelete: ({ actor, params: { id } }) => deleteVolunteer(context, actor, id),
    volunteerLink: ({ actor, params: { id } }) => makeLink(context, actor, id),
    dutyMessages: () => readMessages(context),
    dutyMessageSend: ({ actor, body }) => sendMessage(context, actor, body),
    dutyInvitationCreate: ({ actor, body }) => createInvitation(context, actor, body),
    dutyInvitationDelete: ({ actor, params: { id } }) => revokeInvitation(context, actor, id),
  };
}

/** Calls with the token of a link. Their answers are kept by nobody on the way. */
function linkHandlers(context: OwnDutyContext): Handlers<keyof typeof dutyLimits> {
  return {
    dutyInvitationOfLink: ({ body }) => readInvitation(context, body.token),
    dutyJoin: ({ body }) => join(context, body),
    ownDuty: ({ body }) => readOwn(context, body.token),
    ownDutyAnswer: ({ body }) => answerShift(context, body),
    ownDutyHours: ({ body }) => saveHours(context, body.token, body.hours),
    ownDutyTake: ({ body }) => takeShift(context, body),
    dutyCalendar: ({ params, query }) => readCalendar(context, params.token, query.lang),
  };
}
