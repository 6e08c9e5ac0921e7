import type { Handlers } from '../../platform/http/index.ts';
import { appointAdmin, dismissAdmin } from './club-admin.use-case.ts';
import { type Invitation, invitationHandlers } from './invitations.routes.ts';
import { readClub } from './read-club.use-case.ts';
import { readDashboard } from './read-dashboard.use-case.ts';
import { changeUser, removeUser } from './save-user.use-case.ts';
import { readUsers } from './users.use-case.ts';
import type { RandomContext } from '../../platform/use-case/index.ts';
import { answer } from './managed-club.ts';

type Read = 'ownDashboard' | 'clubDetail' | 'clubUsers';
type Write = 'clubUserUpdate' | 'clubUserDelete';
type Appointment = 'clubAdminAppoint' | 'clubAdminDismiss';

const unknownClub = { status: 404, body: { error: 'club-unknown', additionalProperties: {} } } as const;
const noEdition = { status: 404, body: { error: 'edition-missing', additionalProperties: {} } } as const;

/** Handlers of the dashboard, of a user's clubs and of their users. */
export function clubZoneHandlers(context: RandomContext): Handlers<Read | Write | Appointment | Invitation> {
  return {
    ...readHandlers(context),
    ...writeHandlers(context),
    ...appointmentHandlers(context),
    ...invitationHandlers(context),
  };
}

function readHandlers(context: RandomContext): Handlers<Read> {
  return {
    async ownDashboard({ actor }) {
      const body = await readDashboard(context, actor);
      return body ? { status: 200, body } : noEdition;
    },
    async clubDetail({ actor, params }) {
      const body = await readClub(context, actor, params.id);
      return body ? { status: 200, body } : unknownClub;
    },
    async clubUsers({ actor, params }) {
      const body = await readUsers(context, actor, params.id);
      return body ? { status: 200, body } : unknownClub;
    },
  };
}

function writeHandlers(context: RandomContext): Handlers<Write> {
  return {
    async clubUserUpdate({ actor, params: { id: clubId, userId }, body }) {
      const outcome = await changeUser(context, actor, { clubId, userId }, body);
      return outcome.ok ? { status: 200, body: outcome.value } : answer(outcome);
    },
    async clubUserDelete({ actor, params: { id: clubId, userId } }) {
      const outcome = await removeUser(context, actor, { clubId, userId });
      return outcome.ok ? { status: 204, body: undefined } : answer(outcome);
    },
  };
}

/** Callers who are no organisers get the same answer for existing and missing clubs. */
function appointmentHandlers(context: RandomContext): Handlers<Appointment> {
  return {
    clubAdminAppoint: async ({ actor, params, body }) => {
      const outcome = await appointAdmin(context, actor, params.id, body);
      return outcome.ok ? { status: 200, body: outcome.value } : answer(outcome);
    },
    clubAdminDismiss: async ({ actor, params: { id: clubId, userId } }) => {
      const outcome = await dismissAdmin(context, actor, { clubId, userId });
      return outcome.ok ? { status: 200, body: outcome.value } : answer(outcome);
    },
  };
}
