import { helpKinds } from '@sevenmetre/rules/city';
import { locales } from '@sevenmetre/rules/vocabulary';
import * as z from 'zod';
import { Id, Names } from '../common.ts';
import { head } from '../slice-head.ts';

/** Degrees; both or neither. */
const spot = { lat: z.number().nullable(), lng: z.number().nullable() };

const LocalText = z.partialRecord(z.enum(locales), z.string());

const HelpPoint = z.object({
  kind: z.enum(helpKinds),
  /** Empty: the name of its kind. */
  name: LocalText,
  note: LocalText,
  /** Code of its hall. */
  hall: z.string().nullable(),
  address: z.string().nullable(),
  ...spot,
  /** Of the organiser, public on purpose. */
  phone: z.string().nullable(),
  hours: z.string().nullable(),
});

export const CitySlice = z
  .object({
    ...head,
    /** By code. */
    halls: z.array(z.object({ id: Id, code: z.string(), ...Names, address: z.string().nullable(), ...spot })),
    /** Travel times of the plan, each pair once with the lower id first. */
    travel: z.array(z.object({ from: Id, to: Id, minutes: z.int().min(0) })),
    /** In the organiser's order. */
    points: z.array(HelpPoint),
    /** Of the contact that the organiser names; null: none. */
    phone: z.string().nullable(),
  })
  .meta({ id: 'CitySlice' });
export type CitySlice = z.infer<typeof CitySlice>;
