import { tieBreakers } from '@sevenmetre/rules/vocabulary';
import * as z from 'zod';
import { Id } from '../common.ts';
import { GroupClosing } from '../groups/group-closing.ts';

const List = z.array(z.enum(tieBreakers)).max(20);

/** Lists of the edition; in a category, null means the edition's list. */
const Lists = z.strictObject({ tieBreakers: List.nullable(), tieBreakersUnfinished: List.nullable() });

const count = z.int().nonnegative();

/** Seconds of one half, and the number of its matches; `begun`: those that keep it. */
const Half = z.object({ seconds: z.int(), matches: count, begun: count });

export const TieBreakers = z
  .object({
    edition: z.object({ tieBreakers: List, tieBreakersUnfinished: List }),
    categories: z.array(
      z.object({
        id: Id,
        code: z.string(),
        nameCs: z.string(),
        nameEn: z.string(),
        lists: Lists,
        halves: z.array(Half),
      }),
    ),
    /** Seconds of a half in the edition's settings; null: none. */
    usualHalf: z.int().nullable(),
  })
  .meta({ id: 'TieBreakers' });
export type TieBreakers = z.infer<typeof TieBreakers>;

/** `categoryId` null: the edition's lists. */
const asked = { categoryId: Id.nullable(), lists: Lists };

export const TieBreakersEffectBody = z.strictObject(asked).meta({ id: 'TieBreakersEffectBody' });

/** `before`: the lists that the page showed; refused if they have changed since. */
export const TieBreakersBody = z.strictObject({ ...asked, before: Lists }).meta({ id: 'TieBreakersBody' });
export type TieBreakersBody = z.infer<typeof TieBreakersBody>;

const place = z.int().nullable();

export const TieBreakersEffect = GroupClosing.pick({
  seats: true,
  sides: true,
  conflicts: true,
  clashes: true,
})
  .extend({
    /** Groups that use these lists. */
    groups: count,
    /** Tables with changed places. */
    tables: z.array(
      z.object({
        groupLabel: z.string(),
        teams: z.array(z.object({ name: z.string(), before: place, after: place })),
      }),
    ),
  })
  .meta({ id: 'TieBreakersEffect' });
export type TieBreakersEffect = z.infer<typeof TieBreakersEffect>;
