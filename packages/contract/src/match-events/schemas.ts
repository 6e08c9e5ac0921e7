import { stageCodes } from '@sevenmetre/rules/vocabulary';
import * as z from 'zod';
import { Id } from '../common.ts';
import { line, paragraphs } from '../text.ts';

/** Any text that a database can keep: nothing is refused for its clock. */
const DeviceTime = z.string().regex(/^[\x20-\x7e]{0,40}$/);

export const MatchEventBody = z.strictObject({
  minute: z.int().min(0).max(999),
  second: z.int().min(0).max(59),
  createdTimestamp: DeviceTime,
  competitionEventTypeId: Id,
  competitionMatchParticipantId: Id.nullable().optional(),
  competitionMatchStageId: Id,
  competitionMatchStageCode: z.enum(stageCodes).optional(),
  secondaryParticipantId: Id.nullable().optional(),
  /** Needed while the player is not known yet. */
  side: z.enum(['home', 'away']).optional(),
  /** Both are accepted as a device may send back the record it got; address and headers decide. */
  id: Id.optional(),
  clientKey: line(200).optional(),
});
export type MatchEventBody = z.infer<typeof MatchEventBody>;

/** How the match clock stood at an instant. */
export const MatchClockBody = z.strictObject({
  competitionMatchStageId: Id,
  /** Match clock at that instant; the second half goes on counting. */
  seconds: z.int().min(0).max(59_999),
  /** Whether it went on from there. */
  running: z.boolean(),
  /** The instant, ISO 8601: by the server's clock, or by the device's own where `deviceTime` stands beside it. */
  at: DeviceTime,
  /** The device's own clock when the call left, of a device that has not learnt the server's. */
  deviceTime: DeviceTime.optional(),
});
export type MatchClockBody = z.infer<typeof MatchClockBody>;

const Approval = z.strictObject({
  official: line(120).trim().min(1),
  /** When the official approved on the screen, ISO 8601. */
  at: DeviceTime,
});

/** What the officials of both teams approved on the screen, and what the report of the match remarks. */
const ReportBody = z.strictObject({
  home: Approval.nullable(),
  away: Approval.nullable(),
  remarks: paragraphs(1000),
});

export const StageBody = z
  .strictObject({
    /** Reopening an approved match needs it. */
    reason: paragraphs(500).trim().min(1).optional(),
    /** What the reporter saw when approving; another set of events on the server is refused with the difference. */
    events: z.strictObject({ count: z.int().min(0), hash: line(80) }).optional(),
    /** The caller has asked whether a half is missing; without it a match without a second half is not approved. */
    halvesChecked: z.boolean().optional(),
    /** With an approval only. */
    report: ReportBody.optional(),
  })
  .optional();
