export { type DutySettings, isHallKind, usualDutySettings } from './settings.ts';
export {
  type DutyMatch,
  type HallOpening,
  hallOpenings,
  type PlannedShift,
  planShifts,
  type Span,
} from './plan-shifts.ts';
export { type KnownShift, overlap, renewShifts, type ShiftMove, type ShiftRenewal } from './renew-shifts.ts';
export {
  type DutyPerson,
  type Engagement,
  type FilledShift,
  fillShifts,
  gapOf,
  lengthOf,
  shiftCandidates,
  type ShiftObstacle,
  shiftObstacle,
  type ShiftPlacement,
  type TravelTime,
} from './fill-shifts.ts';
export { type DayHours, freeTimes, type MinuteOfDay } from './free-times.ts';
export { type DutyInvitation, invitationEnd, ownLinksUntil } from './links.ts';
export { isInColumn, type ShiftColumn, shiftColumns } from './shift-columns.ts';
