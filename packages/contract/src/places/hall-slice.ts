import * as z from 'zod';
import { CategoryHead } from '../categories/category-head.ts';
import { Day, Id, Names } from '../common.ts';
import { Announcement } from '../control-room/announcement.ts';
import { MatchTicket } from '../matches/match-ticket.ts';
import { head } from '../slice-head.ts';

export const HallHead = z.object({ id: Id, code: z.string(), ...Names });

export const HallSlice = z
  .object({
    ...head,
    hall: HallHead.extend({ address: z.string().nullable() }),
    /** Its neighbours by code, among the halls that are played in. */
    previous: HallHead.nullable(),
    next: HallHead.nullable(),
    /** Days on which the hall is played in, in order. */
    days: z.array(Day),
    /** The one day that was asked for; null: all of them. */
    day: Day.nullable(),
    matches: z.array(MatchTicket),
    /** Of the matches, in the organiser's order. */
    categories: z.array(CategoryHead),
    /** What the organiser tells the hall, oldest first; readers hide what has ended. Absent in what older programs have kept. */
    announcements: z.array(Announcement),
  })
  .meta({ id: 'HallSlice' });
export type HallSlice = z.infer<typeof HallSlice>;

const HallNow = HallHead.extend({
  /** Matches of the day, and how many of them are over. */
  matches: z.int(),
  played: z.int(),
  live: z.array(MatchTicket),
  /** What comes next, on the day or on a later one. */
  next: MatchTicket.nullable(),
});
type HallNow = z.infer<typeof HallNow>;

export const HallsSlice = z
  .object({
    ...head,
    /** The day that is shown: today, else the next one that is played on, else the last. */
    day: Day.nullable(),
    halls: z.array(HallNow),
    categories: z.array(CategoryHead),
  })
  .meta({ id: 'HallsSlice' });
export type HallsSlice = z.infer<typeof HallsSlice>;
