import * as z from 'zod';
import { Id, Instant } from '../common.ts';

/** What organisers tell a hall. */
export const Announcement = z.object({
  id: Id,
  textCs: z.string(),
  textEn: z.string(),
  startsAt: Instant,
  /** From then on it is not shown. */
  endsAt: Instant,
});
export type Announcement = z.infer<typeof Announcement>;
