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
          /** How many matches it has still to play, as the effect of its withdrawal has said. */
          agreedMatches: z.exactOptional(z.int().nonnegative()),
          /** What becomes of its results when it withdraws; left out: what the edition says. */
          results: z.exactOptional(z.enum(withdrawnPolicies)),
        }),
      )
      .min(1)
      .max(mostRecords),
  })
  .meta({ id: 'TeamStatesBody' });
export type TeamStatesBody = z.infer<typeof TeamStatesBody>;

/** What happened to each team, and the seats that stay although they belong to others now. */
export const TeamOutcomes = Outcomes.extend({ conflicts: TableEffect.shape.conflicts }).meta({
  id: 'TeamOutcomes',
});
export type TeamOutcomes = z.infer<typeof TeamOutcomes>;

export const TeamWithdrawalQuery = z.object({
  /** Left out: out of the tournament, or back into it. */
  to: z.enum(teamStates).optional(),
});

/** What another state of a team changes: matches, tables, seats, money, beds. */
export const TeamWithdrawal = TableEffect.extend({
  team: z.object({ id: Id, name: z.string() }),
  to: z.enum(teamStates),
  /** That are being played now: it can't be withdrawn. */
  running: z.int().nonnegative(),
  /** Numbers of those matches. */
  playing: z.array(z.int()),
  /** That it has still to play, or whose result does not count yet. */
  open: z.int().nonnegative(),
  /** What the club's whole order costs, in minor units. */
  money: z.object({ currency: z.enum(currencies), before: z.int(), after: z.int() }),
  /** Beds that were given to it: a withdrawal frees them, another state leaves them. */
  beds: z.int().nonnegative(),
  /** What its withdrawal changes by what becomes of its results, the suggested one first. */
  choices: z.array(TableEffect.extend({ results: z.enum(withdrawnPolicies) })),
}).meta({ id: 'TeamWithdrawal' });
export type TeamWithdrawal = z.infer<typeof TeamWithdrawal>;
