import * as z from 'zod';
import { Id } from '../common.ts';

/** A file as its record shows it; `url` hands it out to those who may have it. */
export const UploadedFile = z
  .object({
    id: Id,
    url: z.string(),
    filename: z.string(),
    extension: z.string(),
    folder: z.string(),
    /** Bytes; null: of a file that came before sizes were kept. */
    size: z.int().nullable(),
  })
  .meta({ id: 'UploadedFile' });
export type UploadedFile = z.infer<typeof UploadedFile>;
