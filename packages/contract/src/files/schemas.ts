import * as z from 'zod';
import { Id } from '../common.ts';

/** A file in a record; `url` returns it to permitted readers. */
export const UploadedFile = z
  .object({
    id: Id,
    url: z.string(),
    filename: z.string(),
    extension: z.string(),
    folder: z.string(),
    /** Bytes; null: unknown for old files. */
    size: z.int().nullable(),
  })
  .meta({ id: 'UploadedFile' });
export type UploadedFile = z.infer<typeof UploadedFile>;
