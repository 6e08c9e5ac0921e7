import * as z from 'zod';
import { Id, Instant } from '../common.ts';

/** A message of organisers to a hall. */
export const Announcement = z.object({
  id: Id,
  textCs: z.string(),
  textEn: z.string(),
  startsAt: Instant,
  /** Not shown from then on. */
  endsAt: Instant,
});
export type Announcement = z.infer<typeof Announcement>;
