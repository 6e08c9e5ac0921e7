export { dutyHandlers, dutyLimits } from './duty.routes.ts';
export { forgetVolunteers } from './change-volunteers.use-case.ts';
