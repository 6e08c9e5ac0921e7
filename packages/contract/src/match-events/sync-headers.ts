import * as z from 'zod';
import { line } from '../text.ts';

/** All optional: a client that follows the specification alone is served too. */
export const SyncHeaders = z.object({
  /** Device id and counter of the tap; makes a repeat harmless. No blanks: keys that the server makes have one. */
  'idempotency-key': z
    .string()
    .regex(/^[\x21-\x7e]{1,120}$/)
    .optional(),
  /** When the record was last changed on the device, UTC. */
  'x-modified-at': line(40).optional(),
  'x-device': line(80).optional(),
  /** Version of the protocol the device speaks. */
  'x-protocol': line(10).optional(),
});
