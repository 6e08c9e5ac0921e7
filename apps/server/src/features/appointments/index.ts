export { appointmentHandlers } from './appointments.routes.ts';
export { enterAppointments } from './enter-appointments.use-case.ts';
export { remindDaily } from './remind-daily.use-case.ts';
export { askMovedPairs } from './publish-appointments.use-case.ts';
export { countPairs } from './pair.repository.ts';
export { findUnanswered } from './appointment.repository.ts';
export { insertMatchReferees, replaceMatchReferees } from './match-referee.repository.ts';
export { restorePairs } from './undo-pairs.ts';
export { restoreAppointments } from './change-appointments.use-case.ts';
