import * as z from 'zod';
import { Day, Names } from '../common.ts';

const count = z.int().nonnegative();

/** Meals for the kitchen. */
export const Meals = z
  .object({
    days: z.array(z.object({ day: Day, breakfasts: count, lunches: count, dinners: count })),
    /** Extras of the price list, such as the Monday lunch. */
    extras: z.array(z.object({ ...Names, persons: count })),
    /** Vouchers ordered by referees. */
    vouchers: count,
  })
  .meta({ id: 'Meals' });
export type Meals = z.infer<typeof Meals>;
