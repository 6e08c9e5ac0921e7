import { longestConfigurationText } from '@sevenmetre/rules/configuration';
import { configurationDataTypes } from '@sevenmetre/rules/vocabulary';
import * as z from 'zod';
import { Id, Instant, PathId } from '../common.ts';
import { EditionQuery } from '../editions/open-editions.ts';
import { line, paragraphs } from '../text.ts';

/** An entry for organisers. `value` is text, converted by `dataType`; null: not set. */
export const ConfigurationEntry = z.object({
  key: z.string(),
  dataType: z.enum(configurationDataTypes),
  value: z.string().nullable(),
  /** Choices `a|b` or bounds `0…99`; null: anything of its type. */
  format: z.string().nullable(),
  label: z.string(),
  labelCs: z.string(),
  description: z.string(),
  descriptionCs: z.string(),
  /** Whether it is sent to every visitor's browser. */
  isPublic: z.boolean(),
  /** Whether only super admins may change it. */
  protected: z.boolean(),
});
export type ConfigurationEntry = z.output<typeof ConfigurationEntry>;

/** An entry in the list, with the value that it has in an edition that has not set it. */
export const ListedConfigurationEntry = ConfigurationEntry.extend({
  initial: z.string().nullable(),
  /** When the value was last changed in this edition, and by whom; null: never. `by` is null for a deleted account. */
  changed: z.object({ at: Instant, by: z.string().nullable() }).nullable(),
});
export type ListedConfigurationEntry = z.output<typeof ListedConfigurationEntry>;

/** Bytes: two texts of maximal length, with characters that take two bytes. */
export const longestConfigurationBody = 4 * longestConfigurationText + 1024;

const text = paragraphs(longestConfigurationText).nullable();

/** `before`: the value that the page showed; refused if another one is stored by now. */
export const ConfigurationUpdateBody = z.strictObject({ value: text, before: text });

/** `from`: the other edition; absent: the one before. */
export const ConfigurationDifferencesQuery = EditionQuery.extend({ from: PathId.optional() });

export const ConfigurationDifferences = z
  .object({
    /** Editions whose values can be taken over, past ones included, newest first. */
    editions: z.array(z.object({ id: Id, name: z.string(), year: z.int() })),
    /** The one that was compared; null: there is no other edition. */
    fromId: Id.nullable(),
    /** Entries of this edition, by key, with the value of the other one. */
    settings: z.array(ConfigurationEntry.extend({ proposed: z.string() })),
  })
  .meta({ id: 'ConfigurationDifferences' });
export type ConfigurationDifferences = z.output<typeof ConfigurationDifferences>;

/** `value` and `before`: the values of both editions that the page showed. */
const CopiedSetting = ConfigurationUpdateBody.extend({
  key: line(100),
  value: paragraphs(longestConfigurationText),
});

export const ConfigurationCopyBody = z
  .strictObject({
    fromId: Id,
    settings: z
      .array(CopiedSetting)
      .min(1)
      .max(500)
      .refine((settings) => new Set(settings.map(({ key }) => key)).size === settings.length),
    clientKey: line(64).min(8),
  })
  .meta({ id: 'ConfigurationCopyBody' });
export type ConfigurationCopyBody = z.output<typeof ConfigurationCopyBody>;

/** How many values changed. */
export const ConfigurationCopied = z
  .object({ count: z.int().nonnegative() })
  .meta({ id: 'ConfigurationCopied' });
