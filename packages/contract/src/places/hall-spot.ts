import * as z from 'zod';
import { Id } from '../common.ts';

/** Location of a hall. */
export const HallSpot = z.object({
  hallId: Id,
  address: z.string().nullable(),
  /** Degrees. */
  lat: z.number().nullable(),
  lng: z.number().nullable(),
});
export type HallSpot = z.infer<typeof HallSpot>;
