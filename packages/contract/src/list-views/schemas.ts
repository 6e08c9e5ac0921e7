import { longestView, viewedLists } from '@sevenmetre/rules/list-views';
import * as z from 'zod';
import { Id } from '../common.ts';
import { line, trimmedLine } from '../text.ts';

const form = {
  name: trimmedLine(longestView.name).min(1),
  /** Filters, sorting and grouping, as in the address of the list. */
  question: line(longestView.question),
  /** Keys of the columns beside the name, in order; null: the usual ones. */
  columns: z.array(line(longestView.column)).max(longestView.columns).nullable(),
};

export const ListViewCreateBody = z
  .strictObject({
    list: z.enum(viewedLists),
    /** For all organisers; otherwise only for the one who saves it. */
    shared: z.boolean(),
    ...form,
    clientKey: line(64).min(8),
  })
  .meta({ id: 'ListViewCreateBody' });
export type ListViewCreateBody = z.infer<typeof ListViewCreateBody>;

/** `revision`: the one that was changed; an older one is refused. */
export const ListViewUpdateBody = z
  .strictObject({ ...form, revision: Id })
  .meta({ id: 'ListViewUpdateBody' });
export type ListViewUpdateBody = z.infer<typeof ListViewUpdateBody>;

export const ListView = z
  .object({ id: Id, revision: Id, list: z.enum(viewedLists), shared: z.boolean(), ...form })
  .meta({ id: 'ListView' });
export type ListView = z.infer<typeof ListView>;

export const ListViews = z.object({ views: z.array(ListView) }).meta({ id: 'ListViews' });

export const ListViewQuery = z.strictObject({ list: z.enum(viewedLists) });
export const ListViewGone = z.object({ id: Id }).meta({ id: 'ListViewGone' });
