import { longestConfigurationText } from '@sevenmetre/rules/configuration';
import { configurationDataTypes } from '@sevenmetre/rules/vocabulary';
import * as z from 'zod';
import { paragraphs } from '../text.ts';

/** An entry as organisers see it. `value` is text, converted by `dataType`; null: not set. */
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
  /** Whether every visitor's browser gets it. */
  isPublic: z.boolean(),
  /** Whether super admins alone may change it. */
  protected: z.boolean(),
});
export type ConfigurationEntry = z.output<typeof ConfigurationEntry>;

/** Bytes: two texts of the greatest length, with letters and quotation marks that travel as two bytes. */
export const longestConfigurationBody = 4 * longestConfigurationText + 1024;

const text = paragraphs(longestConfigurationText).nullable();

/** `before` is the value that was seen: another one that is stored by now is not overwritten. */
export const ConfigurationUpdateBody = z.strictObject({ value: text, before: text });
