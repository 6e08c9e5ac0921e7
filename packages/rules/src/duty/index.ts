export { type DutySettings, isHallKind, usualDutySettings } from './settings.ts';
export {
  type DutyMatch,
  hallOpenings,
  isPresenceOpen,
  type PlannedShift,
  planShifts,
} from './plan-shifts.ts';
export { type KnownShift, overlap, renewShifts, type ShiftRenewal } from './renew-shifts.ts';
export {
  type DutyPerson,
  type Engagement,
  type FilledShift,
  fillShifts,
  gapOf,
  lengthOf,
  shiftCandidates,
  shiftObstacle,
  type TravelTime,
} from './fill-shifts.ts';
export { type DayHours, freeTimes } from './free-times.ts';
export { invitationEnd, ownLinksUntil } from './links.ts';
export { namesAtTable } from './names-at-table.ts';
export { isInColumn, type ShiftColumn, shiftColumns } from './shift-columns.ts';
