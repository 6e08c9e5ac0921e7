import { tieBreakers } from '@sevenmetre/rules/vocabulary';
import * as z from 'zod';
import { Id } from '../common.ts';
import { GroupClosing } from '../groups/group-closing.ts';

const List = z.array(z.enum(tieBreakers)).max(20);

/** Of the edition; of a category null stands for the edition's list. */
const Lists = z.strictObject({ tieBreakers: List.nullable(), tieBreakersUnfinished: List.nullable() });

const count = z.int().nonnegative();

/** Seconds of one half, and in how many matches; `begun`: of those that keep it. */
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
    /** Seconds: what the settings of the edition propose; null: nothing. */
    usualHalf: z.int().nullable(),
  })
  .meta({ id: 'TieBreakers' });
export type TieBreakers = z.infer<typeof TieBreakers>;

/** `categoryId` null: the edition's own lists. */
const asked = { categoryId: Id.nullable(), lists: Lists };

export const TieBreakersEffectBody = z.strictObject(asked).meta({ id: 'TieBreakersEffectBody' });

/** `before` is what the form was made from: lists that are others by now are not overwritten. */
export const TieBreakersBody = z.strictObject({ ...asked, before: Lists }).meta({ id: 'TieBreakersBody' });
export type TieBreakersBody = z.infer<typeof TieBreakersBody>;

const place = z.int().nullable();

export const TieBreakersEffect = GroupClosing.pick({ seats: true, sides: true, conflicts: true })
  .extend({
    /** Groups that follow these lists. */
    groups: count,
    /** Tables in which somebody gets another place. */
    tables: z.array(
      z.object({
        groupLabel: z.string(),
        teams: z.array(z.object({ name: z.string(), before: place, after: place })),
      }),
    ),
  })
  .meta({ id: 'TieBreakersEffect' });
export type TieBreakersEffect = z.infer<typeof TieBreakersEffect>;
