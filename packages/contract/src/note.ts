import * as z from 'zod';
import { paragraphs } from './text.ts';

/** A note with what it was written over: another one that came in between is not lost. */
export const NoteBody = z
  .strictObject({ note: paragraphs(5000).nullable(), before: paragraphs(5000).nullable() })
  .meta({ id: 'NoteBody' });
export type NoteBody = z.infer<typeof NoteBody>;

const words = z.string().nullable();

export const Note = z.object({ note: words }).meta({ id: 'Note' });
