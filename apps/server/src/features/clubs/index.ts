export { clubZoneHandlers } from './clubs.routes.ts';
export { clubLimits } from './invitations.routes.ts';
export { forgetInvitations, inviteContacts } from './invite-user.use-case.ts';
