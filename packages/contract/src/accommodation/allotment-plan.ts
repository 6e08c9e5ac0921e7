import * as z from 'zod';
import { Id } from '../common.ts';
import { AccommodationGuest, GuestKey } from './schemas.ts';

const persons = Id.max(10_000);

/** Where everybody would sleep who needs beds, in the order in which they come. */
export const AllotmentPlan = z
  .object({
    proposed: z.array(z.object({ guest: AccommodationGuest, lodgingId: Id, persons })),
    /** Who fits nowhere as a whole. */
    left: z.array(AccommodationGuest),
  })
  .meta({ id: 'AllotmentPlan' });
export type AllotmentPlan = z.infer<typeof AllotmentPlan>;

/** The proposal that was seen: another one is refused. */
export const AllotmentPlanBody = z
  .strictObject({
    seen: z
      .array(z.strictObject({ ...GuestKey, lodgingId: Id, persons }))
      .min(1)
      .max(5000),
  })
  .meta({ id: 'AllotmentPlanBody' });
export type AllotmentPlanBody = z.infer<typeof AllotmentPlanBody>;

export const AllotmentMoveBody = z.strictObject({ lodgingId: Id }).meta({ id: 'AllotmentMoveBody' });
