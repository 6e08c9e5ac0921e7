import { matchStates } from '@sevenmetre/rules/control-room';
import { genders } from '@sevenmetre/rules/vocabulary';
import * as z from 'zod';
import { Day, Id, Names, workbookLanguage } from '../common.ts';
import { Direction, exportedColumns, page, paging } from '../paging.ts';
import { line } from '../text.ts';
import { MatchTicket } from './match-ticket.ts';

/** Columns of the organisers' list of matches; an export shows those that are seen. */
export const matchColumns = [
  'name',
  'time',
  'hall',
  'group',
  'home',
  'score',
  'guest',
  'state',
  'reporter',
  'pair',
  'category',
  'day',
] as const;
export type MatchColumn = (typeof matchColumns)[number];

const matchSorts = ['name', 'time', 'hall', 'group', 'home', 'guest', 'state'] as const;

/** `now`: late ones, those to approve, in play, or soon to begin; `toCome`: soon and later ones; `notReady`: of these, without a reporter or a pair. */
export const matchListStates = [
  'now',
  'late',
  'approve',
  'live',
  'notReady',
  'toCome',
  'played',
  'off',
] as const;

/** `group`: the list is in the order of states first. */
export const MatchListQuery = z.strictObject({
  search: line(100).optional(),
  state: z.enum(matchListStates).optional(),
  day: Day.optional(),
  /** Code of the hall. */
  hall: line(20).optional(),
  category: line(20).optional(),
  /** Label of a group. */
  label: line(40).optional(),
  group: z.literal('state').optional(),
  sort: z.enum(matchSorts).optional(),
  direction: Direction,
  ...paging,
});
export type MatchListQuery = z.infer<typeof MatchListQuery>;

export const MatchListExportQuery = MatchListQuery.extend({ ...workbookLanguage, ...exportedColumns });

export const MatchRow = z.object({
  ticket: MatchTicket,
  /** In the order of the list, as are the rows while they are in groups. */
  state: z.enum(matchStates),
  /** How late it is or began, or how long its result has waited; 0: on time. */
  minutes: z.int().nonnegative(),
  /** Of a match to come, where the edition plans them for that day. */
  missing: z.array(z.enum(['reporter', 'pair'])),
  /** Who reports in the hall that day. */
  reporters: z.array(z.string()),
  /** Its referees. */
  pair: z.array(z.string()),
});
export type MatchRow = z.infer<typeof MatchRow>;

/** Matches of the current edition whose number, group, teams, hall and people hold every word that was asked for. */
export const MatchList = z
  .object({
    ...page,
    rows: z.array(MatchRow),
    timeZone: z.string(),
    /** The present one, in the tournament's zone. */
    today: Day,
    /** What the matches of the edition can be filtered by. */
    days: z.array(Day),
    halls: z.array(z.object({ id: Id, code: z.string(), ...Names, isLate: z.boolean() })),
    categories: z.array(z.object({ code: z.string(), gender: z.enum(genders) })),
    labels: z.array(z.string()),
  })
  .meta({ id: 'MatchList' });
export type MatchList = z.infer<typeof MatchList>;
