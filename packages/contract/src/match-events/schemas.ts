import { longestDrawing, signatureMoments, signatureRoles, signatureWays } from '@sevenmetre/rules/match';
import { stageCodes } from '@sevenmetre/rules/vocabulary';
import * as z from 'zod';
import { Id } from '../common.ts';
import { line, paragraphs } from '../text.ts';

/** Any storable text: no record is refused for its clock. */
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
  /** Required while the player is unknown. */
  side: z.enum(['home', 'away']).optional(),
  /** Both are accepted, since a device may send back a received record; URL and headers decide. */
  id: Id.optional(),
  clientKey: line(200).optional(),
});
export type MatchEventBody = z.infer<typeof MatchEventBody>;

/** Value of the match clock at an instant. */
export const MatchClockBody = z.strictObject({
  competitionMatchStageId: Id,
  /** Match clock at that instant; the second half goes on counting. */
  seconds: z.int().min(0).max(59_999),
  /** Whether it was running from then on. */
  running: z.boolean(),
  /** The instant, ISO 8601: by the server's clock, or by the device's if `deviceTime` is given. */
  at: DeviceTime,
  /** The device's clock at the time of the call, if it does not know the server's. */
  deviceTime: DeviceTime.optional(),
});
export type MatchClockBody = z.infer<typeof MatchClockBody>;

const Score = z.strictObject({ home: z.int().min(0).max(999), away: z.int().min(0).max(999) });

/** A signature, or the refusal of one. When it was given: `X-Modified-At`. */
export const MatchSignatureBody = z
  .strictObject({
    moment: z.enum(signatureMoments),
    role: z.enum(signatureRoles),
    way: z.enum(signatureWays),
    /** As typed; may be empty for a refusal. */
    name: line(120),
    /** Whose PIN it is: participant of an official, referee; null: of the account that records. */
    personId: Id.nullable(),
    /** Of `drawn`, else not kept: strokes as `drawingOf` writes them. */
    drawing: z
      .string()
      .regex(/^(?:\d{4})+(?: (?:\d{4})+)*$/)
      .max(longestDrawing)
      .nullable(),
    /** Of `pin`: the sealed PIN, base64. */
    proof: z
      .string()
      .regex(/^[A-Za-z0-9+/]+=*$/)
      .max(1024)
      .nullable(),
    remark: paragraphs(500),
    /** The score on the screen; null: before the match. */
    score: Score.nullable(),
  })
  .refine(({ way, name }) => way === 'refused' || name.trim() !== '')
  .refine(({ way, drawing }) => way !== 'drawn' || drawing !== null)
  .refine(({ way, proof }) => way !== 'pin' || proof !== null);
export type MatchSignatureBody = z.infer<typeof MatchSignatureBody>;

/** A statement that stands, in `meta.signatures` of answers to writers. */
export const StandingSignature = z.object({
  key: z.string(),
  moment: z.enum(signatureMoments),
  role: z.enum(signatureRoles),
  way: z.enum(signatureWays),
  name: z.string(),
  remark: z.string(),
  score: Score.nullable(),
  /** Whether the PIN was right; null: without a PIN. */
  isVerified: z.boolean().nullable(),
  /** Milliseconds UTC, and the device: the order of statements. */
  recordedAt: z.int(),
  device: z.string(),
});
export type StandingSignature = z.infer<typeof StandingSignature>;

const Approval = z.strictObject({
  official: line(120).trim().min(1),
  /** Time of the official's approval on the screen, ISO 8601. */
  at: DeviceTime,
});

/** Approvals of both teams' officials on the screen, and remarks for the match report. */
const ReportBody = z.strictObject({
  home: Approval.nullable(),
  away: Approval.nullable(),
  remarks: paragraphs(1000),
  /** Absent in calls of older releases. */
  protest: paragraphs(1000).optional(),
  injuries: paragraphs(1000).optional(),
  /** null: not counted. */
  spectators: z.int().min(0).max(999_999).nullable().optional(),
  /** Of blue cards, by the key of their event: a text, or that it follows, with the name of who says so. */
  written: z
    .array(
      z.strictObject({
        key: line(120),
        text: paragraphs(4000),
        follows: z.boolean(),
        name: line(120),
      }),
    )
    .max(20)
    .readonly()
    .optional(),
});

export const StageBody = z
  .strictObject({
    /** Required to reopen an approved match. */
    reason: paragraphs(500).trim().min(1).optional(),
    /** The events that the reporter saw; refused with the difference if the server has others. */
    events: z.strictObject({ count: z.int().min(0), hash: line(80) }).optional(),
    /**
     * Whether the reporter was asked about a missing half; otherwise a match without a second half is not
     * approved.
     */
    halvesChecked: z.boolean().optional(),
    /** With an approval only. */
    report: ReportBody.optional(),
  })
  .optional();
