import * as z from 'zod';
import { Id } from '../common.ts';

/** Possible final places of the teams of a group. */
export const GroupOutlook = z.object({
  /** Whether all outcomes of the open matches were examined; otherwise places and points are bounds. */
  exact: z.boolean(),
  /** Matches that are not decided. */
  open: z.int(),
  /** Points for a win. */
  win: z.int(),
  teams: z.array(
    z.object({
      teamId: Id,
      /** The place is certain if both are equal. */
      best: z.int(),
      worst: z.int(),
      /** Own matches that are not decided. */
      open: z.int(),
      /** Zones that are neither certain nor out of reach, best first. */
      aims: z.array(
        z.object({
          /** The last place of the zone. */
          place: z.int(),
          by: z.enum(['own', 'goals', 'others', 'bound']),
          /** Points from own open matches that are sufficient. */
          enough: z.int().nullable(),
          /** Points that are necessary; null: none. */
          needed: z.int().nullable(),
          /** Sufficient goal difference in the only open match; negative: a loss. */
          margin: z.int().nullable(),
          /** Opponents of which a single win is sufficient. */
          beating: z.array(Id),
        }),
      ),
    }),
  ),
});
export type GroupOutlook = z.infer<typeof GroupOutlook>;

const PlaceRange = z.object({ best: z.int(), worst: z.int() });

/** Possible places after one result of a match. */
export const Stake = z.object({
  /** Result of the home team. */
  result: z.enum(['win', 'tie', 'loss']),
  /** Of the home team, then of the away team. */
  places: z.tuple([PlaceRange, PlaceRange]),
});
export type Stake = z.infer<typeof Stake>;
