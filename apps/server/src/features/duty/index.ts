export { dutyHandlers, dutyLimits } from './duty.routes.ts';
export { forgetVolunteers } from './change-volunteers.use-case.ts';
export { enterDuty, type EnteredDuty } from './enter-duty.use-case.ts';
export { restoreDuty } from './duty-press.ts';
export { countGaps } from './read-duty.use-case.ts';
