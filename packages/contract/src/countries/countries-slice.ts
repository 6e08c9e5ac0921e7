import * as z from 'zod';
import { CategoryHead } from '../categories/category-head.ts';
import { Day, Id, TimeOfDay } from '../common.ts';
import { head } from '../slice-head.ts';
import { TeamHead } from '../teams/team-head.ts';
import { endsOn } from '../teams/team-slice.ts';
import { CountryHead } from './country.ts';

export const CountriesSlice = z
  .object({
    ...head,
    /** Countries with accepted teams, by code; names are sorted by the client's language. */
    countries: z.array(CountryHead.extend({ teams: z.int() })),
  })
  .meta({ id: 'CountriesSlice' });
export type CountriesSlice = z.infer<typeof CountriesSlice>;

const TeamOfCountry = TeamHead.extend({
  /** Code of one of `categories`. */
  category: z.string(),
  /** The latest group, in the organiser's order. */
  group: z.object({ label: z.string(), slug: z.string(), position: z.int().nullable(), endsOn }).nullable(),
  /** The running match, else the first that has not begun. */
  next: z
    .object({
      id: Id,
      day: Day.nullable(),
      time: TimeOfDay.nullable(),
      live: z.boolean(),
      hall: z.string().nullable(),
    })
    .nullable(),
});

export const CountrySlice = z
  .object({
    ...head,
    country: CountryHead,
    categories: z.array(CategoryHead),
    clubs: z.array(z.object({ id: Id, name: z.string(), teams: z.array(TeamOfCountry) })),
  })
  .meta({ id: 'CountrySlice' });
export type CountrySlice = z.infer<typeof CountrySlice>;
