export { auditedActions, dayKinds } from './day-kinds.ts';
export { type DayEntry, dayLines, type DayLine } from './day-lines.ts';
