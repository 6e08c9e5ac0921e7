import * as z from 'zod';
import { Id } from '../common.ts';

/** What can still become of the teams of a group. */
export const GroupOutlook = z.object({
  /** Every way the open matches can end was looked at; otherwise places and points are bounds. */
  exact: z.boolean(),
  /** Matches that are not decided. */
  open: z.int(),
  /** Points for a win. */
  win: z.int(),
  teams: z.array(
    z.object({
      teamId: Id,
      /** The place is certain when both are the same. */
      best: z.int(),
      worst: z.int(),
      /** Own matches that are not decided. */
      open: z.int(),
      /** Zones that are neither reached for certain nor out of reach, best first. */
      aims: z.array(
        z.object({
          /** The last place of the zone. */
          place: z.int(),
          by: z.enum(['own', 'goals', 'others', 'bound']),
          /** Points from own open matches that are certainly enough. */
          enough: z.int().nullable(),
          /** Points without which it is impossible; null: even the fewest may do. */
          needed: z.int().nullable(),
          /** The goal difference in the only open match that is certainly enough, below zero for a loss. */
          margin: z.int().nullable(),
          /** Opponents of which one win alone is enough. */
          beating: z.array(Id),
        }),
      ),
    }),
  ),
});
export type GroupOutlook = z.infer<typeof GroupOutlook>;

const PlaceRange = z.object({ best: z.int(), worst: z.int() });

/** What one result of a match leaves possible. */
export const Stake = z.object({
  /** Of the home team. */
  result: z.enum(['win', 'tie', 'loss']),
  /** Of the home, then the away team. */
  places: z.tuple([PlaceRange, PlaceRange]),
});
export type Stake = z.infer<typeof Stake>;
