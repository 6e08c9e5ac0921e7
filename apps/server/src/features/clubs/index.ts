export { clubZoneHandlers } from './clubs.routes.ts';
export { clubLimits } from './invitations.routes.ts';
export { forgetInvitations } from './invite-user.use-case.ts';
