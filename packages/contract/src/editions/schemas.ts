import { longestConfigurationText } from '@sevenmetre/rules/configuration';
import { longestEditionName } from '@sevenmetre/rules/editions';
import * as z from 'zod';
import { Day, Id, Instant } from '../common.ts';
import { line, paragraphs } from '../text.ts';

const count = z.int().nonnegative();

const head = {
  id: Id,
  name: z.string(),
  year: z.int(),
  city: z.string().nullable(),
  startDate: Day,
  endDate: Day,
  timeZone: z.string(),
  isCurrent: z.boolean(),
  /** null: open. */
  closedAt: Instant.nullable(),
  createdAt: Instant,
  /** Codes, in the organiser's order. */
  categoryCodes: z.array(z.string()),
  clubs: count,
  /** Teams on public pages. */
  teams: count,
  matches: count,
  /** Running matches, without those decided by a walkover. */
  live: count,
  referees: count,
};

export const AdminEditions = z.object({ editions: z.array(z.object(head)) }).meta({ id: 'AdminEditions' });
export type AdminEditions = z.infer<typeof AdminEditions>;

const name = line(longestEditionName);

const form = {
  name,
  year: z.int().min(1900).max(2200),
  city: name,
  startDate: line(10),
  endDate: line(10),
};

/**
 * An instant in the settings and the proposed one for the new year, both as text of a configuration entry.
 */
const MovedEntry = z.object({
  key: z.string(),
  label: z.string(),
  labelCs: z.string(),
  value: z.string(),
  proposed: z.string(),
});

export const EditionPreview = z
  .object({
    from: z.object(head),
    proposed: z.object(form),
    dates: z.array(MovedEntry),
    categories: z.array(
      z.object({ code: z.string(), birthDateMin: Day.nullable(), proposed: Day.nullable() }),
    ),
    /** Number of copied rows of each kind. */
    copied: z.object({
      settings: count,
      categories: count,
      serviceLevels: count,
      suppliers: count,
      prices: count,
      places: count,
      lodgings: count,
      files: count,
    }),
    /** Rows shared by all editions. */
    shared: z.object({ tshirtSizes: count, projects: count }),
  })
  .meta({ id: 'EditionPreview' });
export type EditionPreview = z.infer<typeof EditionPreview>;

/**
 * `dates` and `birthDates`: values that the organiser has reviewed; others are moved as proposed. Without a
 * source, the new edition has only its name and days.
 */
export const EditionCreateBody = z
  .strictObject({
    ...form,
    fromId: Id.nullable(),
    clientKey: line(64).min(8),
    dates: z
      .array(
        z.strictObject({
          key: line(100),
          value: paragraphs(longestConfigurationText).nullable(),
        }),
      )
      .max(200),
    birthDates: z.array(z.strictObject({ code: line(20), value: Day.nullable() })).max(200),
  })
  .meta({ id: 'EditionCreateBody' });
export type EditionCreateBody = z.infer<typeof EditionCreateBody>;

export const EditionCreated = z.object({ id: Id }).meta({ id: 'EditionCreated' });

/**
 * `before`: the edition that was current when the page was read; refused if another one is by now.
 * `agreedLive`: the number of its live matches that the user has confirmed.
 */
export const EditionSwitchBody = z
  .strictObject({ id: Id, before: Id.nullable(), agreedLive: count.optional() })
  .meta({ id: 'EditionSwitchBody' });
