import * as z from 'zod';
import { Id } from '../common.ts';
import { AccommodationGuest, GuestKey } from './schemas.ts';

const persons = Id.max(10_000);

/** A proposal of beds for all guests that need some, in the order of arrival. */
export const AllotmentPlan = z
  .object({
    proposed: z.array(z.object({ guest: AccommodationGuest, lodgingId: Id, persons })),
    /** Guests for whom no lodging has enough beds. */
    left: z.array(AccommodationGuest),
  })
  .meta({ id: 'AllotmentPlan' });
export type AllotmentPlan = z.infer<typeof AllotmentPlan>;

/** The proposal that was shown: refused if it has changed. */
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
