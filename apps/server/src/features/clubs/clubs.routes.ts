import type { Handlers } from '../../platform/http/index.ts';
import { appointAdmin, dismissAdmin } from './club-admin.use-case.ts';
import { type Invitation, invitationHandlers } from './invitations.routes.ts';
import { readClub } from './read-club.use-case.ts';
import { readDashboard } from './read-dashboard.use-case.ts';
import { changeUser, removeUser } from './save-user.use-case.ts';
import { readUsers } from './users.use-case.ts';
import type { RandomContext } from '../../platform/use-case/index.ts';

type Read = 'ownDashboard' | 'clubDetail' | 'clubUsers';
type Write = 'clubUserUpdate' | 'clubUserDelete';
type Appointment = 'clubAdminAppoint' | 'clubAdminDismiss';

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
    ownDashboard: ({ actor }) => readDashboard(context, actor),
    clubDetail: ({ actor, params }) => readClub(context, actor, params.id),
    clubUsers: ({ actor, params }) => readUsers(context, actor, params.id),
  };
}

function writeHandlers(context: RandomContext): Handlers<Write> {
  return {
    clubUserUpdate: ({ actor, params: { id: clubId, userId }, body }) =>
      changeUser(context, actor, { clubId, userId }, body),
    clubUserDelete: ({ actor, params: { id: clubId, userId } }) =>
      removeUser(context, actor, { clubId, userId }),
  };
}

/** Callers who are no organisers get the same answer for existing and missing clubs. */
function appointmentHandlers(context: RandomContext): Handlers<Appointment> {
  return {
    clubAdminAppoint: async ({ actor, params, body }) => {
      return appointAdmin(context, actor, params.id, body);
    },
    clubAdminDismiss: async ({ actor, params: { id: clubId, userId } }) => {
      return dismissAdmin(context, actor, { clubId, userId });
    },
  };
}
