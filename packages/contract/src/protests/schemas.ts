import { currencies, protestDecisions } from '@sevenmetre/rules/vocabulary';
import * as z from 'zod';
import { Id, Instant } from '../common.ts';
import { ClientKey } from '../invoices/amounts.ts';
import { paragraphs } from '../text.ts';

const Text = paragraphs(1000).trim().min(1);

export const ProtestBody = z.strictObject({
  /** One of the two teams of the match. */
  teamId: Id,
  reason: Text,
  /** In minor units; at most what a line of an invoice holds. */
  fee: z.int().min(0).max(100_000_000),
  /** That of the team's club. */
  currency: z.enum(currencies),
  /** Minutes from now until the deadline of the decision. */
  minutes: z.int().min(5).max(10_080),
  clientKey: ClientKey,
});
export type ProtestBody = z.infer<typeof ProtestBody>;

export const ProtestDecisionBody = z.strictObject({
  decision: z.enum(protestDecisions),
  reason: Text,
  feeReturned: z.boolean(),
});
export type ProtestDecisionBody = z.infer<typeof ProtestDecisionBody>;

export const Protest = z.object({
  id: Id,
  /** From 1, in the order in which the protests of the match were recorded. */
  number: z.int(),
  team: z.object({ id: Id, name: z.string() }),
  reason: z.string(),
  fee: z.int(),
  currency: z.enum(currencies),
  /** The club on whose bill the fee is; null: it is on none. */
  bill: z.object({ clubId: Id }).nullable(),
  filedAt: Instant,
  dueAt: Instant,
  /** null: open. */
  decided: z
    .object({
      decision: z.enum(protestDecisions),
      reason: z.string(),
      feeReturned: z.boolean(),
      at: Instant,
      /** null: unknown or deleted user. */
      by: z.string().nullable(),
    })
    .nullable(),
});
export type Protest = z.infer<typeof Protest>;

export const Protests = z
  .object({
    /** Oldest first. */
    protests: z.array(Protest),
    /** The known teams of the match. */
    teams: z.array(
      z.object({
        id: Id,
        name: z.string(),
        /** Currency of its club, and of the fee. */
        currency: z.enum(currencies),
      }),
    ),
  })
  .meta({ id: 'Protests' });
export type Protests = z.infer<typeof Protests>;
