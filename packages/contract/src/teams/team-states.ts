import { currencies, teamStates, withdrawnPolicies } from '@sevenmetre/rules/vocabulary';
import * as z from 'zod';
import { Id } from '../common.ts';
import { TableEffect } from '../groups/group-closing.ts';
import { Outcomes, mostRecords } from '../outcomes.ts';

export const TeamStatesBody = z
  .strictObject({
    to: z.enum(teamStates),
    teams: z
      .array(
        z.strictObject({
          id: Id,
          state: z.enum(teamStates),
          /** Number of open matches that the effect of the withdrawal showed. */
          agreedMatches: z.exactOptional(z.int().nonnegative()),
          /** Policy for its results after a withdrawal; absent: the edition's. */
          results: z.exactOptional(z.enum(withdrawnPolicies)),
        }),
      )
      .min(1)
      .max(mostRecords),
  })
  .meta({ id: 'TeamStatesBody' });
export type TeamStatesBody = z.infer<typeof TeamStatesBody>;

/** Result for each team, and seats that keep a team although another one should have them. */
export const TeamOutcomes = Outcomes.extend({ conflicts: TableEffect.shape.conflicts }).meta({
  id: 'TeamOutcomes',
});
export type TeamOutcomes = z.infer<typeof TeamOutcomes>;

export const TeamWithdrawalQuery = z.object({
  /** Absent: a withdrawal, or its reversal. */
  to: z.enum(teamStates).optional(),
});

/** Effect of another state of a team: matches, tables, seats, money, beds. */
export const TeamWithdrawal = TableEffect.extend({
  team: z.object({ id: Id, name: z.string() }),
  to: z.enum(teamStates),
  /** Running matches: it cannot be withdrawn now. */
  running: z.int().nonnegative(),
  /** Numbers of those matches. */
  playing: z.array(z.int()),
  /** Numbers of its played matches whose results wait for approval: they are open, and are not left to play. */
  toApprove: z.array(z.int()),
  /** Numbers of its matches to play in a play-off: their opponents win without a match. */
  inPlayoff: z.array(z.int()),
  /** Matches to play, or without a counting result. */
  open: z.int().nonnegative(),
  /** Cost of the club's whole order, in minor units. */
  money: z.object({ currency: z.enum(currencies), before: z.int(), after: z.int() }),
  /** Allotted beds: a withdrawal frees them, other states do not. */
  beds: z.int().nonnegative(),
  /** Accounts of the club that get a mail. */
  mails: z.int().nonnegative(),
  /** Effect of a withdrawal by policy for its results, the suggested one first. */
  choices: z.array(TableEffect.extend({ results: z.enum(withdrawnPolicies) })),
}).meta({ id: 'TeamWithdrawal' });
export type TeamWithdrawal = z.infer<typeof TeamWithdrawal>;
