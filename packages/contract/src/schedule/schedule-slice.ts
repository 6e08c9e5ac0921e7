import * as z from 'zod';
import { CategoryHead } from '../categories/category-head.ts';
import { Day, Id } from '../common.ts';
import { MatchTicket } from '../matches/match-ticket.ts';
import { HallHead } from '../places/hall-slice.ts';
import { head } from '../slice-head.ts';
import { TeamHead } from '../teams/team-head.ts';

const { shape } = MatchTicket;
const side = z.union([z.int(), shape.home]);

/** A compact match of a day: empty fields are left out, and shared data are once in the slice. */
export const ScheduleMatch = z.object({
  id: shape.id,
  matchNumber: shape.matchNumber,
  category: shape.category,
  stageCode: shape.stageCode,
  halfLength: shape.halfLength,
  /** Slug of its group. */
  group: z.string().nullable(),
  /** Id of the team, else its placeholder. */
  home: side,
  away: side,
  hall: Id.nullable(),
  /** Planned on another day than that of the page; absent: of the same day. */
  day: z.exactOptional(Day),
  homeScore: z.exactOptional(shape.homeScore),
  awayScore: z.exactOptional(shape.awayScore),
  walkOver: z.exactOptional(shape.walkOver),
  withdrawn: shape.withdrawn,
  notCounted: shape.notCounted,
  streamed: shape.streamed,
  endedInShootout: z.exactOptional(shape.endedInShootout),
  endedInExtraTime: shape.endedInExtraTime,
  beingChecked: z.exactOptional(shape.beingChecked),
  stageStartedAt: z.exactOptional(shape.stageStartedAt),
  clock: z.exactOptional(shape.clock),
  delay: z.exactOptional(shape.delay),
  startsAt: z.exactOptional(shape.startsAt),
  time: z.exactOptional(shape.time),
});
export type ScheduleMatch = z.infer<typeof ScheduleMatch>;

export const ScheduleSlice = z
  .object({
    ...head,
    /** null: nothing is scheduled. */
    day: Day.nullable(),
    days: z.array(z.object({ day: Day, matches: z.int(), played: z.int() })),
    /** Categories of the day, in the organiser's order; halls by code. */
    categories: z.array(CategoryHead),
    halls: z.array(HallHead),
    groups: z.array(
      z.object({ label: z.string(), slug: z.string(), bracket: z.exactOptional(z.literal(true)) }),
    ),
    teams: z.array(TeamHead),
    /** In the order of play. */
    matches: z.array(ScheduleMatch),
  })
  .meta({ id: 'ScheduleSlice' });
export type ScheduleSlice = z.infer<typeof ScheduleSlice>;
