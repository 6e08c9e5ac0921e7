import type { HistoryKind } from '@sevenmetre/rules/permissions';
import { historyReaders } from '@sevenmetre/rules/permissions';
import * as z from 'zod';
import { Id, Instant, PathId } from '../common.ts';
import { EditionQuery } from '../editions/open-editions.ts';

/** A line of a record's history, the newest first. */
export const TimelineEntry = z.object({
  id: Id,
  at: Instant,
  action: z.string(),
  /** null: by the product, or by an account that is gone. */
  by: z.string().nullable(),
  reason: z.string().nullable(),
  /** What it was and what it became: codes and numbers, by their names. */
  changes: z.array(z.object({ field: z.string(), from: z.string().nullable(), to: z.string().nullable() })),
  /** Names of fields that a save has changed. */
  fields: z.array(z.string()),
});
export type TimelineEntry = z.infer<typeof TimelineEntry>;

const kinds = Object.keys(historyReaders) as [HistoryKind, ...HistoryKind[]];

export const HistoryPath = z.object({ record: z.enum(kinds) });

/** `id`: of one record; else of all of them. `size`: how many of the newest; `before`: of those older than this entry. */
export const HistoryQuery = EditionQuery.extend({
  id: PathId.optional(),
  before: PathId.optional(),
  size: z.coerce.number().pipe(z.int().min(1).max(500)).optional(),
});

/** What a value was and became, as it is stored; of a list how many stand in it. */
const Told = z.union([z.string(), z.number(), z.boolean()]).nullable();

export const HistoryEntry = TimelineEntry.pick({
  id: true,
  at: true,
  action: true,
  by: true,
  reason: true,
}).extend({
  subjectId: Id,
  /** How the record was called then; null: the log does not say. */
  names: z.object({ nameCs: z.string(), nameEn: z.string() }).nullable(),
  /** Of a change only; by the names of fields. */
  changes: z.array(z.object({ field: z.string(), from: Told, to: Told })),
  /** How many changes are not told, because there are too many. */
  more: z.int().nonnegative(),
});
export type HistoryEntry = z.infer<typeof HistoryEntry>;

/** The newest first. */
export const RecordHistory = z
  .object({ entries: z.array(HistoryEntry), hasOlder: z.boolean(), timeZone: z.string() })
  .meta({ id: 'RecordHistory' });
export type RecordHistory = z.infer<typeof RecordHistory>;
