import * as z from 'zod';
import { tieBreakers } from '@sevenmetre/rules/vocabulary';
import { Id, Instant, Version } from './common.ts';
import { MatchEvent } from './live-bodies.ts';
import { BracketWay, MatchTicket, SeatPlaceholder, TeamHead, TicketChange } from './match-ticket.ts';
import { CategoryHead, head } from './slice-heads.ts';

export { EventTypeHead, MatchSlice } from './match-slice.ts';
export {
  BracketWay,
  MatchTicket,
  Opponent,
  SeatPlaceholder,
  TeamHead,
  TicketChange,
} from './match-ticket.ts';
export { CategoryHead } from './slice-heads.ts';
export { CategorySlice } from './category-slice.ts';
export { CountriesSlice, CountrySlice } from './countries-slice.ts';
export { HallNow, HallSlice, HallsSlice } from './hall-slice.ts';
export { CountryHead, TeamMember, TeamSlice } from './team-slice.ts';
export { PlaceHead, PlaceSlice, PlacesSlice } from './place-slice.ts';
export {
  PenaltyRow,
  ScorerRow,
  StatisticsCounts,
  StatisticsPeople,
  StatisticsSlice,
} from './statistics-slice.ts';
export { RefereeHead, RefereeSlice, RefereesSlice } from './referee-slice.ts';

/** Teams level on points and what set them apart, in the order they ended. */
export const TieExplanation = z.object({
  criterion: z.enum([...tieBreakers, 'undecided']),
  teams: z.array(
    z.object({
      teamId: Id,
      position: z.int(),
      /** Of the deciding criterion. */
      value: z.int().nullable(),
      points: z.int(),
      difference: z.int(),
      goals: z.int(),
    }),
  ),
  /** Whether points, difference and goals are of the matches among these teams only. */
  headToHead: z.boolean(),
  /** When the lots were drawn that set the teams apart; absent where other criteria did. */
  drawnAt: Instant.optional(),
});
export type TieExplanation = z.infer<typeof TieExplanation>;

export const GroupTableRow = z.object({
  seat: z.int(),
  position: z.int().nullable(),
  team: TeamHead.nullable(),
  placeholder: SeatPlaceholder.nullable(),
  projected: TeamHead.nullable(),
  certain: z.exactOptional(z.literal(true)),
  games: z.int(),
  wins: z.int(),
  ties: z.int(),
  losses: z.int(),
  points: z.int(),
  goalsScored: z.int(),
  goalsConceded: z.int(),
  /** Left out: the team takes part. */
  withdrawn: z.exactOptional(z.literal(true)),
  live: z.boolean(),
  /** Lots have to be drawn before this place is anybody's. */
  undecided: z.boolean(),
  /** Where this place leads. */
  advance: z
    .object({
      playoffCategory: z.string().nullable(),
      groupLabel: z.string(),
      groupSlug: z.string(),
      roundCs: z.string(),
      roundEn: z.string(),
    })
    .nullable(),
});
export type GroupTableRow = z.infer<typeof GroupTableRow>;

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
      finished: z.boolean(),
      played: z.int(),
      total: z.int(),
    }),
    siblings: z.array(z.object({ label: z.string(), slug: z.string(), short: z.string() })),
    rows: z.array(GroupTableRow),
    order: z.object({
      criteria: z.array(z.enum(tieBreakers)),
      /** What the order will be once the group is finished. */
      criteriaFinished: z.array(z.enum(tieBreakers)),
      ties: z.array(TieExplanation),
    }),
    outlook: GroupOutlook.nullable(),
    matches: z.array(MatchTicket),
    carriedOver: z.array(MatchTicket),
    /** Of the group of a bracket match: its winner's way, then its loser's; empty: a group with a table. */
    ways: z.array(BracketWay),
  })
  .meta({ id: 'GroupSlice' });
export type GroupSlice = z.infer<typeof GroupSlice>;

export const DashboardSlice = z
  .object({
    ...head,
    /** Day of the tournament, 1 is the first; null before and after. */
    day: z.int().nullable(),
    numbers: z.object({
      teams: z.int(),
      countries: z.int(),
      referees: z.int(),
      halls: z.int(),
      matches: z.int(),
      goals: z.int(),
      played: z.int(),
      live: z.int(),
      today: z.int(),
      playedToday: z.int(),
    }),
    live: z.array(MatchTicket),
    next: z.array(MatchTicket),
    categories: z.array(
      CategoryHead.extend({
        teams: z.int(),
        live: z.int(),
        groups: z.array(z.object({ label: z.string(), slug: z.string(), short: z.string() })),
      }),
    ),
  })
  .meta({ id: 'DashboardSlice' });
export type DashboardSlice = z.infer<typeof DashboardSlice>;

/**
 * One frame of the live stream: only what differs, and the version of the frame before it in the same topic. It holds for
 * whoever shows that version or a later one of the same epoch: whatever changed in between is told, also when it reads
 * again as it did. Rows of a table come whole, and only those that differ. A list of nothing is left out.
 */
export const StreamFrame = z
  .object({
    /** In the stream it is the `id` of the event, and is not repeated in its data. */
    version: Version,
    previous: Version,
    matches: z.exactOptional(z.array(TicketChange)),
    rows: z.exactOptional(z.array(z.object({ groupSlug: z.string(), rows: z.array(GroupTableRow) }))),
    orders: z.exactOptional(
      z.array(
        z.object({
          groupSlug: z.string(),
          order: GroupSlice.shape.order,
          /** Told on the page of the group only. */
          outlook: GroupOutlook.nullable(),
          finished: z.boolean(),
          played: z.int(),
        }),
      ),
    ),
    events: z.exactOptional(
      z.array(z.object({ matchId: Id, changed: z.array(MatchEvent), deletedIds: z.array(Id) })),
    ),
    /** Matches whose roster or referees are others: the slice has to be fetched. */
    rosters: z.exactOptional(z.array(Id)),
  })
  .meta({ id: 'StreamFrame' });
export type StreamFrame = z.infer<typeof StreamFrame>;
