import { slideNames } from '@sevenmetre/rules/screens';
import * as z from 'zod';
import { CategoryHead } from '../categories/category-head.ts';
import { Day, DayTime, Id, Names } from '../common.ts';
import { Announcement } from '../control-room/announcement.ts';
import { MatchTicket } from '../matches/match-ticket.ts';
import { head } from '../slice-head.ts';

export const HallHead = z.object({ id: Id, code: z.string(), ...Names });

export const HallClosure = z.object({ from: DayTime, to: DayTime, reason: z.string().nullable() });

/** What a screen shows: slides in their order, and seconds a slide (rules HS). */
const Playlist = z.object({ slides: z.array(z.enum(slideNames)), seconds: z.int() });

export const HallSlice = z
  .object({
    ...head,
    hall: HallHead.extend({ address: z.string().nullable() }),
    /** Neighbours by code, among halls with matches. */
    previous: HallHead.nullable(),
    next: HallHead.nullable(),
    /** Days with matches in the hall, in order. */
    days: z.array(Day),
    /** The requested day; null: all. */
    day: Day.nullable(),
    matches: z.array(MatchTicket),
    /** Categories of the matches, in the organiser's order. */
    categories: z.array(CategoryHead),
    /**
     * Announcements for the hall, oldest first; clients hide those that have ended. Absent in data stored by
     * older releases.
     */
    announcements: z.array(Announcement),
    /** When changes of the schedule have closed it, in the tournament's zone. Absent in what older programs have kept. */
    closures: z.array(HallClosure),
    /** Of its screen. Absent: the match alone. */
    playlist: z.exactOptional(Playlist),
  })
  .meta({ id: 'HallSlice' });
export type HallSlice = z.infer<typeof HallSlice>;

const HallNow = HallHead.extend({
  /** Matches of the day, and how many are finished. */
  matches: z.int(),
  played: z.int(),
  live: z.array(MatchTicket),
  /** The next match, on the day or a later one. */
  next: MatchTicket.nullable(),
});
type HallNow = z.infer<typeof HallNow>;

export const HallsSlice = z
  .object({
    ...head,
    /** The shown day: today, else the next day with matches, else the last. */
    day: Day.nullable(),
    /** In play, of the matches of the day that are over. Absent in what older programs have kept. */
    goals: z.exactOptional(z.int()),
    halls: z.array(HallNow),
    categories: z.array(CategoryHead),
    /** For all halls, oldest first; clients hide those that have ended. Absent: none. */
    announcements: z.exactOptional(z.array(Announcement)),
    /** Of the screen of all halls. Absent: the matches alone. */
    playlist: z.exactOptional(Playlist),
  })
  .meta({ id: 'HallsSlice' });
export type HallsSlice = z.infer<typeof HallsSlice>;
