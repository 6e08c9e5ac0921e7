import * as z from 'zod';
import { Id } from './common.ts';
import type { ErrorCode } from './errors.ts';
import { errorStatuses } from './errors.ts';

/** Records that one call changes at most. */
export const mostRecords = 500;

const words = z.string().nullable();
const codes = Object.keys(errorStatuses) as [ErrorCode, ...ErrorCode[]];

/** What happened to each record, in the order asked for. */
export const Outcomes = z
  .object({
    results: z.array(
      z.object({
        id: Id,
        /** null: there is no such record. */
        name: words,
        /** The code of an error: nothing was changed. */
        outcome: z.enum(['done', ...codes]),
        /** As it is now. */
        state: words,
      }),
    ),
  })
  .meta({ id: 'Outcomes' });
export type Outcomes = z.infer<typeof Outcomes>;
