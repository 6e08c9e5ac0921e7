import { dataLocales } from '@sevenmetre/rules/vocabulary';
import * as z from 'zod';
import { Id, Instant, Names } from '../common.ts';

/** A name without a translation is the code. */
export const CountryHead = z.object({ countryCode: z.string(), sportCode: z.string(), ...Names });

const Translation = z.object({
  locale: z.enum(dataLocales),
  name: z.string(),
  description: z.string().nullable(),
});

export const Country = z.object({
  id: Id,
  countryCode: z.string(),
  currencyCode: z.string(),
  languageCode: z.string(),
  createdAt: Instant,
  regions: z.array(z.object({ id: Id, code: z.string(), name: z.string() })),
  translations: z.array(Translation.extend({ id: Id })),
});
