import { partnerKinds } from '@sevenmetre/rules/identity';
import * as z from 'zod';
import { Day, Version } from './common.ts';

const Partner = z.object({
  name: z.string(),
  kind: z.enum(partnerKinds),
  url: z.string().nullable(),
  /** Address of its picture; null: the name is written. */
  logo: z.string().nullable(),
  /** Code of the hall of a hall partner. */
  hall: z.string().nullable(),
});

/** What the cup looks like; each part may be missing. */
const Identity = z.object({
  shortName: z.string().nullable(),
  /** `#rrggbb`. */
  accent: z.string().nullable(),
  /** The accent for lines of the dark theme. */
  darkAccent: z.string().nullable(),
  logo: z.string().nullable(),
  cover: z.string().nullable(),
  partners: z.array(Partner).readonly(),
  address: z.string().nullable(),
  /** Whether the footer names the product. */
  namesProduct: z.boolean(),
});

export const EditionHead = z.object({
  name: z.string(),
  year: z.int(),
  city: z.string().nullable(),
  startDate: Day,
  endDate: Day,
  timeZone: z.string(),
  /** Whether matches are published by hall; otherwise there are no links to halls. */
  showsHalls: z.boolean(),
  /** URL of the terms and conditions; null: none. */
  terms: z.string().nullable(),
  /** false: players are shown by number only. Absent: some by name. */
  namesPlayers: z.exactOptional(z.boolean()),
  /** Absent: nothing is set. */
  identity: Identity.optional(),
});
export type EditionHead = z.output<typeof EditionHead>;

/** Common fields of every slice. */
export const head = { version: Version, edition: EditionHead };
