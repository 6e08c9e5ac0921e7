import { sides } from '@sevenmetre/rules/vocabulary';
import * as z from 'zod';
import { Id, Instant } from '../common.ts';
import { line, paragraphs } from '../text.ts';

/** Red and blue cards of a match with what followed. For organisers only. */
export const Discipline = z
  .object({
    /** In the order of the match. A blue card beside a red one is one entry. */
    cards: z.array(
      z.object({
        /** The person in the roster of the match; null: not named yet. */
        entryId: Id.nullable(),
        eventKey: z.string(),
        card: z.enum(['red', 'blue']),
        side: z.enum(sides),
        team: z.string(),
        number: z.int().nullable(),
        name: z.string().nullable(),
        minute: z.int(),
        /** Of a blue card; null: none, so that the record is not sealed. */
        report: z
          .object({ text: z.string(), follows: z.boolean(), name: z.string(), at: Instant })
          .nullable(),
        /** Number of the team's next matches as the edition sets it. */
        usual: z.int(),
        /** null: the number of the edition holds. */
        decision: z
          .object({ matches: z.int(), everyTeam: z.boolean(), reason: z.string(), at: Instant })
          .nullable(),
      }),
    ),
  })
  .meta({ id: 'Discipline' });
export type Discipline = z.infer<typeof Discipline>;

export const DisciplinaryBody = z.strictObject({
  entryId: Id,
  /** Of the team's next matches; 0: may play at once; null: the number of the edition holds again. */
  matches: z.int().min(0).max(99).nullable(),
  /** Whether the other teams of the club are reached as well: each by its own next matches (MR16). */
  everyTeam: z.boolean().default(false),
  reason: paragraphs(1000).trim().min(1),
});
export type DisciplinaryBody = z.input<typeof DisciplinaryBody>;

export const WrittenReportBody = z.strictObject({
  eventKey: line(120),
  text: paragraphs(4000).trim().min(1),
  name: line(120),
});
export type WrittenReportBody = z.infer<typeof WrittenReportBody>;
