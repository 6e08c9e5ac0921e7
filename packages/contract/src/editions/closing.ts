import * as z from 'zod';
import { Id, Instant } from '../common.ts';
import { paragraphs } from '../text.ts';

const count = z.int().nonnegative();

export const EditionClosing = z
  .object({
    id: Id,
    /** null: open. */
    closedAt: Instant.nullable(),
    open: z.object({
      unplayed: count,
      unapproved: count,
      lots: count,
      seats: count,
      protests: count,
      unpaid: count,
    }),
  })
  .meta({ id: 'EditionClosing' });
export type EditionClosing = z.infer<typeof EditionClosing>;

/** `agreedOpen`: the sum of open items that the page showed. */
export const EditionCloseBody = z.strictObject({ agreedOpen: count }).meta({ id: 'EditionCloseBody' });

export const EditionReopenBody = z
  .strictObject({ reason: paragraphs(500).trim().min(1) })
  .meta({ id: 'EditionReopenBody' });
