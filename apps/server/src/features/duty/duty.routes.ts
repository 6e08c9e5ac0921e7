import { errorStatuses } from '@sevenmetre/contract/errors';
import { answerOf, attachmentHeaders, foundOf } from '../../platform/http/index.ts';
import type { Handlers, Limits } from '../../platform/http/index.ts';
import type { Outcome } from '../../platform/outcome/index.ts';
import type { RandomContext } from '../../platform/use-case/index.ts';
import { fillGaps, removePerson, renewShiftsOf, savePerson, saveShift } from './change-shifts.use-case.ts';
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
import { answerShift, join, readInvitation, readOwn, saveHours } from './own-duty.use-case.ts';
import { readCandidates, readChoices, readDuty } from './read-duty.use-case.ts';

const byLink = [{ max: 120, seconds: 120 }];

/** Of calls with a link; tokens are too long to be guessed, and invitations have places. */
export const dutyLimits = {
  dutyInvitationOfLink: byLink,
  dutyJoin: [{ max: 30, seconds: 600 }],
  ownDuty: byLink,
  ownDutyAnswer: byLink,
  ownDutyHours: byLink,
  dutyCalendar: byLink,
} satisfies Limits;

type ForOrganisers =
  | 'duty'
  | 'dutyChoices'
  | 'dutyWorkbook'
  | 'shiftsRenew'
  | 'shiftsFill'
  | 'shiftSave'
  | 'shiftCandidates'
  | 'shiftPersonSave'
  | 'shiftPersonDelete'
  | 'volunteerCreate'
  | 'volunteerUpdate'
  | 'volunteerDelete'
  | 'volunteerLink'
  | 'dutyInvitationCreate'
  | 'dutyInvitationDelete';

/** People on duty: for organisers, and by links of volunteers. */
export function dutyHandlers(context: RandomContext): Handlers<ForOrganisers | keyof typeof dutyLimits> {
  return { ...organiserHandlers(context), ...linkHandlers(context) };
}

const editionMissing = { status: 404, body: { error: 'edition-missing', additionalProperties: {} } } as const;

function organiserHandlers(context: RandomContext): Handlers<ForOrganisers> {
  return {
    duty: async () => foundOf(await readDuty(context)),
    dutyChoices: async () => foundOf(await readChoices(context)),
    dutyWorkbook: async ({ query }) => {
      const body = await exportDuty(context, query.locale);
      return body ? { status: 200, body, headers: attachmentHeaders('duty.xlsx') } : editionMissing;
    },
    shiftCandidates: async ({ params }) => foundOf(await readCandidates(context, params.id)),
    shiftsRenew: async ({ actor, body }) => answerOf(await renewShiftsOf(context, actor, body)),
    shiftsFill: async ({ actor }) => answerOf(await fillGaps(context, actor)),
    shiftSave: async ({ actor, params: { id }, body }) =>
      answerOf(await saveShift(context, actor, { id, body })),
    shiftPersonSave: async ({ actor, params: { id, volunteerId }, body }) =>
      answerOf(await savePerson(context, actor, { shiftId: id, volunteerId }, body)),
    shiftPersonDelete: async ({ actor, params: { id, volunteerId } }) =>
      gone(await removePerson(context, actor, { shiftId: id, volunteerId })),
    volunteerCreate: async ({ actor, body }) => created(await createVolunteer(context, actor, body)),
    volunteerUpdate: async ({ actor, params: { id }, body }) =>
      answerOf(await updateVolunteer(context, actor, { id, body })),
    volunteerDelete: async ({ actor, params: { id } }) => gone(await deleteVolunteer(context, actor, id)),
    volunteerLink: async ({ actor, params: { id } }) => answerOf(await makeLink(context, actor, id)),
    dutyInvitationCreate: async ({ actor, body }) => created(await createInvitation(context, actor, body)),
    dutyInvitationDelete: async ({ actor, params: { id } }) =>
      gone(await revokeInvitation(context, actor, id)),
  };
}

/** Calls with the token of a link. Their answers are kept by nobody on the way. */
function linkHandlers(context: RandomContext): Handlers<keyof typeof dutyLimits> {
  return {
    dutyInvitationOfLink: async ({ body }) => answerOf(await readInvitation(context, body.token)),
    dutyJoin: async ({ body }) => created(await join(context, body)),
    ownDuty: async ({ body }) => answerOf(await readOwn(context, body.token)),
    ownDutyAnswer: async ({ body }) => answerOf(await answerShift(context, body)),
    ownDutyHours: async ({ body }) => answerOf(await saveHours(context, body.token, body.hours)),
    dutyCalendar: async ({ params, query }) => {
      const outcome = await readCalendar(context, params.token, query.lang);
      return outcome.ok ? { status: 200, body: outcome.value } : linkEnded;
    },
  };
}

const linkEnded = {
  status: 403,
  body: { error: 'duty-link-ended', additionalProperties: {} },
} as const;

function created<T>(outcome: Outcome<T>) {
  return outcome.ok ? ({ status: 201, body: outcome.value } as const) : refusedOf(outcome);
}

function gone(outcome: Outcome<null>) {
  return outcome.ok ? ({ status: 204, body: undefined } as const) : refusedOf(outcome);
}

function refusedOf(outcome: Extract<Outcome<never>, { ok: false }>) {
  const answer = answerOf<never>(outcome);
  if (answer.status === 200) throw new Error(`no refusal: ${errorStatuses[outcome.code]}`);
  return answer;
}
