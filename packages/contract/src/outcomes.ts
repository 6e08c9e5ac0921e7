import * as z from 'zod';
import { Id } from './common.ts';
import type { ErrorCode } from './errors.ts';
import { errorStatuses } from './errors.ts';

/** Maximal number of records per call. */
export const mostRecords = 500;

const words = z.string().nullable();
const codes = Object.keys(errorStatuses) as [ErrorCode, ...ErrorCode[]];

/** Result for each record, in the requested order. */
export const Outcomes = z
  .object({
    results: z.array(
      z.object({
        id: Id,
        /** null: no such record. */
        name: words,
        /** The code of an error: the record was not changed. */
        outcome: z.enum(['done', ...codes]),
        /** Present state. */
        state: words,
      }),
    ),
  })
  .meta({ id: 'Outcomes' });
export type Outcomes = z.infer<typeof Outcomes>;
