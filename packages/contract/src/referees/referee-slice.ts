import { sexes } from '@sevenmetre/rules/vocabulary';
import * as z from 'zod';
import { CategoryHead } from '../categories/category-head.ts';
import { Day, Id, Names } from '../common.ts';
import { MatchTicket } from '../matches/match-ticket.ts';
import { head } from '../slice-head.ts';
import { CountryHead } from '../countries/country.ts';

export const RefereeHead = z.object({ id: Id, firstName: z.string(), lastName: z.string() });
export type RefereeHead = z.infer<typeof RefereeHead>;

/** Approved referees by country; null: without a country. */
export const RefereesSlice = z
  .object({
    ...head,
    countries: z.array(z.object({ country: CountryHead.nullable(), referees: z.array(RefereeHead) })),
  })
  .meta({ id: 'RefereesSlice' });
export type RefereesSlice = z.infer<typeof RefereesSlice>;

/** Public data of a referee; the rest is in `RefereePrivate`. */
export const RefereeSlice = z
  .object({
    ...head,
    referee: RefereeHead.extend({
      sex: z.enum(sexes).nullable(),
      country: CountryHead.nullable(),
      colleague: RefereeHead.nullable(),
    }),
    /** null: not published. */
    halls: z.array(z.object({ day: Day, hall: z.object({ id: Id, code: z.string(), ...Names }) })).nullable(),
    matches: z.array(MatchTicket),
    categories: z.array(CategoryHead),
  })
  .meta({ id: 'RefereeSlice' });
export type RefereeSlice = z.infer<typeof RefereeSlice>;
