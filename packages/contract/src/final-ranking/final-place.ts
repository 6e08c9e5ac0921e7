import { tieBreakers } from '@sevenmetre/rules/vocabulary';
import * as z from 'zod';
import { Id } from '../common.ts';
import { TeamHead } from '../teams/team-head.ts';

/** A match from the point of view of one team. */
export const RankingMatch = z.object({
  id: Id,
  matchNumber: z.int(),
  opponent: TeamHead.nullable(),
  /** Goals in play, or the score of the walkover: own ones first. */
  goals: z.tuple([z.int(), z.int()]).readonly(),
  /** Goals of the shoot-out; null: there was none. */
  shootout: z.tuple([z.int(), z.int()]).readonly().nullable(),
  walkOver: z.boolean(),
});
export type RankingMatch = z.infer<typeof RankingMatch>;

/**
 * Statistics of the team's last group, and the criterion that separates it from others that ended in the same
 * round or place.
 */
const RankingCompared = z
  .object({
    by: z.enum([...tieBreakers, 'withdrawn', 'undecided', 'groupPlace']),
    standing: z.int().nullable(),
    games: z.int(),
    points: z.int(),
    difference: z.int(),
    goals: z.int(),
  })
  .nullable();

const round = {
  group: z.object({ label: z.string(), slug: z.string() }),
  roundCs: z.string(),
  roundEn: z.string(),
};

/** The rule behind a final place. */
export const RankingReason = z.discriminatedUnion('rule', [
  z.object({
    ...round,
    rule: z.literal('match'),
    won: z.boolean(),
    /** Place of the winner. */
    first: z.int(),
    /** Whether it is the final of its play-off. */
    isFinal: z.boolean(),
    match: RankingMatch.nullable(),
  }),
  z.object({
    ...round,
    rule: z.literal('round'),
    match: RankingMatch.nullable(),
    compared: RankingCompared,
  }),
  z.object({ ...round, rule: z.literal('group'), standing: z.int(), compared: RankingCompared }),
  z.object({ rule: z.literal('withdrawn') }),
  z.object({ rule: z.literal('unplayed') }),
]);
export type RankingReason = z.infer<typeof RankingReason>;

const place = {
  /** 1 is the first; tied teams share a place. */
  place: z.int(),
  shared: z.boolean(),
  /** Letter of the play-off in which the team ended. */
  playoff: z.string().nullable(),
  reason: RankingReason,
};

export const RankingRow = z.object({ ...place, team: TeamHead });
export type RankingRow = z.infer<typeof RankingRow>;

/** Final place of a team, and the number of places. */
export const TeamFinalPlace = z.object({ ...place, of: z.int() });
export type TeamFinalPlace = z.infer<typeof TeamFinalPlace>;
