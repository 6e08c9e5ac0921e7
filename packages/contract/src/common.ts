import { hiddenKinds } from '@sevenmetre/rules/tables';
import { phone } from '@sevenmetre/rules/validation';
import { locales } from '@sevenmetre/rules/vocabulary';
import * as z from 'zod';
import type { ErrorCode } from './errors.ts';
import { errorStatuses } from './errors.ts';
import { trimmedLine } from './text.ts';

export const Id = z.int().positive().max(2_147_483_647);

export const StoredId = z.object({ id: Id }).meta({ id: 'StoredId' });

export const CountryCode = z.string().regex(/^[A-Z]{2}$/);

/** Integer id in a path: `12`, never `012`, `1e3` or out of the database's range. */
export const PathId = z
  .string()
  .regex(/^[1-9]\d{0,9}$/)
  .transform(Number)
  .refine((value) => value <= 2_147_483_647);

/** Hidden parts of a workbook that are read like visible ones: `rows,columns`. */
export const HiddenRead = z
  .string()
  .regex(/^(?:rows|columns|sheets)(?:,(?:rows|columns|sheets)){0,2}$/)
  .transform((text) => hiddenKinds.filter((kind) => text.split(',').includes(kind)));

/** What a workbook hides of a list, whether it was read or not. */
export const HiddenParts = z.object({
  /** Lines, from 1. */
  rows: z.array(z.int()),
  /** Letters and first text, as "C (E-mail)". */
  columns: z.array(z.string()),
  /** Hidden sheets with a heading of such a list. */
  sheets: z.array(z.string()),
});
export type HiddenParts = z.infer<typeof HiddenParts>;

/** Parts that mail programs or pages turn into links. */
const unlikeName = /\/\/|www\.|[@<>]/iu;

/**
 * A name of an account, as entered; may be empty. Mails to others begin with it, so that it must be one line
 * without links; otherwise it could be used for spam.
 */
export const PersonName = trimmedLine(100).refine((text) => !unlikeName.test(text));

/** A phone number in international format as the forms take it, by the same rule; may be empty. */
export const Phone = trimmedLine(40)
  .refine((text) => phone(text) === null)
  .meta({ examples: ['+420 601 123 456'] });

/** Rejects 31 April, 25:00 and the year 0. */
function isReal(text: string, whole: string): boolean {
  const time = Date.parse(whole);
  return !text.startsWith('0000') && !Number.isNaN(time) && new Date(time).toISOString() === whole;
}

/** UTC, without fractions of a second: `2026-04-04T12:20:00Z`. */
export const Instant = z
  .string()
  .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/)
  .refine((text) => isReal(text, text.replace('Z', '.000Z')));

/** ISO date in the tournament's zone. */
export const Day = z
  .string()
  .regex(/^\d{4}-\d\d-\d\d$/)
  .refine((text) => isReal(text, `${text}T00:00:00.000Z`));

/** `HH:MM` in the tournament's zone. */
export const TimeOfDay = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/);
/** A moment on the clocks of the tournament's zone. */
export const DayTime = z.object({ day: Day, time: TimeOfDay });

/** `epoch.v` of the data of an answer. */
export const Version = z.string();

const codes = Object.keys(errorStatuses) as [ErrorCode, ...ErrorCode[]];

export const ErrorBody = z
  .object({ error: z.enum(codes), additionalProperties: z.record(z.string(), z.unknown()) })
  .meta({ id: 'Error' });

/** An action that the actor may carry out on a record: a link with its name means that it is permitted. */
export const Link = z.object({
  routeName: z.string(),
  operationId: z.string(),
  method: z.enum(['GET', 'POST', 'PUT', 'DELETE']),
  href: z.string(),
});
export type Link = z.infer<typeof Link>;

export const Links = z.array(Link);

/** Query: language of sheets and columns in a workbook. */
export const workbookLanguage = { locale: z.enum(locales).default('en') };

/** Every id of a list once, in the new order. */
export const OrderBody = z.strictObject({ ids: z.array(Id).max(1000) });

/** Both languages are in one document, so that every visitor shares the same bytes. */
export const Names = { nameCs: z.string(), nameEn: z.string() };
