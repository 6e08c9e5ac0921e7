import { sides, walkovers } from '@sevenmetre/rules/vocabulary';
import * as z from 'zod';
import { Id } from '../common.ts';
import { TeamHead } from '../teams/team-head.ts';
import { line, paragraphs } from '../text.ts';

const Reason = paragraphs(500).trim().min(1);

/** null removes the walkover. A repeat changes nothing. */
export const WalkoverBody = z.strictObject({
  outcome: z.enum(walkovers).nullable(),
  reason: Reason.optional(),
});

const Score = z.strictObject({ homeScore: z.int().min(0).max(199), awayScore: z.int().min(0).max(199) });

/**
 * null removes the official score: the events count again. `before` is the official score that was seen: another one is not overwritten.
 * Without it nothing is compared.
 */
export const OfficialScoreBody = z.strictObject({
  score: Score.nullable(),
  reason: Reason,
  before: Score.nullable().exactOptional(),
});

const ruling = [
  z.strictObject({ ruling: z.literal('abandoned') }),
  z.strictObject({ ruling: z.literal('awarded'), outcome: z.enum(walkovers) }),
  z.strictObject({ ruling: z.literal('replay') }),
] as const;
const Ruling = z.discriminatedUnion('ruling', ruling);
export type Ruling = z.infer<typeof Ruling>;

/** A ruling: the present score, an awarded one, or a replay. */
export const RulingBody = z.strictObject({ ruling: Ruling, reason: Reason });

export const BeingCheckedBody = z.strictObject({ open: z.boolean() });

/** The events that the caller saw: refused if the server has others. */
export const EventsEraseBody = z.strictObject({
  events: z.strictObject({ count: z.int().min(0), hash: line(80) }),
  reason: Reason.optional(),
});

/** Restores the events of the last deletion, as new events. */
export const EventsRestoreBody = z.strictObject({ reason: Reason.optional() });

/** The action whose impact is requested. */
export const ImpactBody = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('approve') }),
  z.strictObject({ kind: z.literal('reopen') }),
  z.strictObject({ kind: z.literal('walkover'), outcome: z.enum(walkovers).nullable() }),
  z.strictObject({ kind: z.literal('official-score'), score: Score.nullable() }),
  z.strictObject({ kind: z.literal('ruling'), ruling: Ruling }),
  z.strictObject({ kind: z.literal('erase-events') }),
]);
export type ImpactBody = z.infer<typeof ImpactBody>;

const Shown = z.object({ homeScore: z.int().nullable(), awayScore: z.int().nullable() });

const Place = z.object({
  standings: z.int().nullable(),
  points: z.int(),
  goalsScored: z.int(),
  goalsConceded: z.int(),
});

/** Effect of an action beyond the match itself; nothing is stored. */
export const Impact = z
  .object({
    before: Shown,
    after: Shown,
    /** Number of recorded events that would not count. */
    eventsNotCounted: z.int(),
    /** Changed tables, with the changed rows. */
    tables: z.array(
      z.object({
        groupId: Id,
        label: z.string(),
        rows: z.array(z.object({ team: TeamHead, before: Place, after: Place })),
      }),
    ),
    /** Sides of matches whose team changes; null: none yet. */
    matches: z.array(
      z.object({
        matchId: Id,
        matchNumber: z.int(),
        slug: z.string(),
        side: z.enum(sides),
        before: TeamHead.nullable(),
        after: TeamHead.nullable(),
      }),
    ),
    /** Seats that should get another team but have been played on: they stay. */
    conflicts: z.array(
      z.object({
        groupLabel: z.string().nullable(),
        team: TeamHead.nullable(),
        belongsTo: TeamHead.nullable(),
        matchIds: z.array(Id),
      }),
    ),
    /** Teams that would sit in several groups of which they can play in one only. */
    clashes: z.array(z.object({ team: TeamHead.nullable(), groupLabels: z.array(z.string()) })),
  })
  .meta({ id: 'MatchImpact' });
export type Impact = z.infer<typeof Impact>;
