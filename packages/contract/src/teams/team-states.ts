import { currencies, teamStates } from '@sevenmetre/rules/vocabulary';
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

/** What withdrawing a team, or taking it back, changes: matches, tables, seats, money. */
export const TeamWithdrawal = TableEffect.extend({
  team: z.object({ id: Id, name: z.string() }),
  to: z.enum(['withdrawn', 'accepted']),
  /** That are being played now: it can't be withdrawn. */
  running: z.int().nonnegative(),
  /** That it has still to play, or whose result does not count yet. */
  open: z.int().nonnegative(),
  /** What the club's whole order costs, in minor units. */
  money: z.object({ currency: z.enum(currencies), before: z.int(), after: z.int() }),
}).meta({ id: 'TeamWithdrawal' });
export type TeamWithdrawal = z.infer<typeof TeamWithdrawal>;
