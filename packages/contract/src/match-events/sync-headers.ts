import * as z from 'zod';
import { line } from '../text.ts';

/** All optional: clients that only follow the specification work too. */
export const SyncHeaders = z.object({
  /**
   * Device id and counter of the tap; makes repeats harmless. Without blanks, since keys made by the server
   * have one.
   */
  'idempotency-key': z
    .string()
    .regex(/^[\x21-\x7e]{1,120}$/)
    .optional(),
  /** Last change of the record on the device, UTC. */
  'x-modified-at': line(40).optional(),
  'x-device': line(80).optional(),
  /** Protocol version of the device. */
  'x-protocol': line(10).optional(),
});
