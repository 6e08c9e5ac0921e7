import type { HistoryKind } from '@sevenmetre/rules/permissions';
import { dayKinds } from '@sevenmetre/rules/history';
import { historyReaders } from '@sevenmetre/rules/permissions';
import * as z from 'zod';
import { Id, Instant, PathId } from '../common.ts';
import { EditionQuery } from '../editions/open-editions.ts';

/** An entry of a record's history, newest first. */
export const TimelineEntry = z.object({
  id: Id,
  at: Instant,
  action: z.string(),
  /** null: by the product, or by a closed account. */
  by: z.string().nullable(),
  reason: z.string().nullable(),
  /** Old and new values: codes and numbers, by field. */
  changes: z.array(z.object({ field: z.string(), from: z.string().nullable(), to: z.string().nullable() })),
  /** Names of fields that a save has changed. */
  fields: z.array(z.string()),
});
export type TimelineEntry = z.infer<typeof TimelineEntry>;

const kinds = Object.keys(historyReaders) as [HistoryKind, ...HistoryKind[]];

export const HistoryPath = z.object({ record: z.enum(kinds) });

/** `id`: only this record. `size`: number of the newest entries; `before`: only older ones. */
export const HistoryQuery = EditionQuery.extend({
  id: PathId.optional(),
  before: PathId.optional(),
  size: z.coerce.number().pipe(z.int().min(1).max(500)).optional(),
});

/** Old and new value as stored; for a list the number of its items. */
const PlainValue = z.union([z.string(), z.number(), z.boolean()]).nullable();

export const HistoryEntry = TimelineEntry.pick({
  id: true,
  at: true,
  action: true,
  by: true,
  reason: true,
}).extend({
  subjectId: Id,
  /** Name of the record at that time; null: not logged. */
  names: z.object({ nameCs: z.string(), nameEn: z.string() }).nullable(),
  /** Of a change only; by the names of fields. */
  changes: z.array(z.object({ field: z.string(), from: PlainValue, to: PlainValue })),
  /** Number of changes that were left out. */
  more: z.int().nonnegative(),
});
export type HistoryEntry = z.infer<typeof HistoryEntry>;

/** The newest first. */
export const RecordHistory = z
  .object({ entries: z.array(HistoryEntry), hasOlder: z.boolean(), timeZone: z.string() })
  .meta({ id: 'RecordHistory' });
export type RecordHistory = z.infer<typeof RecordHistory>;

/** What was done on a day in the tournament's zone, as far as the reader may see those records. */
export const DayHistory = z
  .object({
    lines: z.array(
      z.object({
        /** Of its newest entry. */
        id: Id,
        at: Instant,
        kind: z.enum(dayKinds),
        /** null: by the product, or by a closed account. */
        by: z.string().nullable(),
        /** Number of different records. */
        count: z.int().positive(),
        /** The only record; null: several, or it has no page of its own. */
        subject: z.object({ id: Id, name: z.string() }).nullable(),
      }),
    ),
    timeZone: z.string(),
  })
  .meta({ id: 'DayHistory' });
export type DayHistory = z.infer<typeof DayHistory>;
