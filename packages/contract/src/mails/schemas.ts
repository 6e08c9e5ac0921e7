import * as z from 'zod';
import { Instant } from '../common.ts';

export const KeptMailName = z.string().regex(/^[\w-]{1,60}$/);

const head = {
  name: KeptMailName,
  at: Instant,
  to: z.string(),
  subject: z.string(),
  /** Its link opens an account; only super admins may read it. */
  secret: z.boolean(),
};

export const Mails = z.object({
  transport: z.enum(['smtp', 'files']),
  waiting: z.int(),
  /** Tried in vain until nobody tries any more. */
  givenUp: z.int(),
  /** Those that no mail server took, newest first. */
  mails: z.array(z.object(head)),
});

export const KeptMail = z.object({ ...head, text: z.string() });
