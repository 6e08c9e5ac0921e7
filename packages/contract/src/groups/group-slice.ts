import { tieBreakers } from '@sevenmetre/rules/vocabulary';
import * as z from 'zod';
import { BracketWay } from '../bracket/bracket-way.ts';
import { CategoryHead } from '../categories/category-head.ts';
import { Id } from '../common.ts';
import { MatchTicket } from '../matches/match-ticket.ts';
import { GroupOutlook } from '../outlook/schemas.ts';
import { head } from '../slice-head.ts';
import { GroupTableRow, TieExplanation } from '../standings/group-table.ts';

export const GroupSlice = z
  .object({
    ...head,
    category: CategoryHead,
    group: z.object({
      id: Id,
      label: z.string(),
      slug: z.string(),
      roundCs: z.string(),
      roundEn: z.string(),
      isBracket: z.boolean(),
      playoffCategory: z.string().nullable(),
      /** Place of other groups whose teams are compared here, without matches. */
      comparedPlace: z.exactOptional(z.int()),
      finished: z.boolean(),
      played: z.int(),
      total: z.int(),
    }),
    siblings: z.array(z.object({ label: z.string(), slug: z.string(), short: z.string() })),
    rows: z.array(GroupTableRow),
    order: z.object({
      criteria: z.array(z.enum(tieBreakers)),
      /** Criteria that apply once the group is finished. */
      criteriaFinished: z.array(z.enum(tieBreakers)),
      ties: z.array(TieExplanation),
      /** Points and goals are compared per match, since the numbers of matches differ. */
      perMatch: z.exactOptional(z.literal(true)),
    }),
    outlook: GroupOutlook.nullable(),
    matches: z.array(MatchTicket),
    carriedOver: z.array(MatchTicket),
    /** For the group of a bracket match: the winner's way, then the loser's; empty: a group with a table. */
    ways: z.array(BracketWay),
  })
  .meta({ id: 'GroupSlice' });
export type GroupSlice = z.infer<typeof GroupSlice>;
