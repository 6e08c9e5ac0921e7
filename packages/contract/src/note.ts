import * as z from 'zod';
import { paragraphs } from './text.ts';

/** A note with the previous one that the page showed, so that a concurrent change is not lost. */
export const NoteBody = z
  .strictObject({ note: paragraphs(5000).nullable(), before: paragraphs(5000).nullable() })
  .meta({ id: 'NoteBody' });
export type NoteBody = z.infer<typeof NoteBody>;

const words = z.string().nullable();

export const Note = z.object({ note: words }).meta({ id: 'Note' });
