import { longestConfigurationText } from '@sevenmetre/rules/configuration';
import { configurationDataTypes } from '@sevenmetre/rules/vocabulary';
import * as z from 'zod';
import { Instant } from '../common.ts';
import { paragraphs } from '../text.ts';

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
