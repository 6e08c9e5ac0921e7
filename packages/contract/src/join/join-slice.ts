import { deadlineKinds } from '@sevenmetre/rules/tournament';
import * as z from 'zod';
import { CategoryHead } from '../categories/category-head.ts';
import { CountryCode, Id, Instant, Names } from '../common.ts';
import { head } from '../slice-head.ts';

const count = z.int().nonnegative();

const JoinCategory = CategoryHead.extend({
  /** null: no limit. */
  capacity: count.nullable(),
  /** Teams that hold a place, accepted by the organiser or not yet. */
  held: count,
  /** Teams on the waiting list. */
  waiting: count,
});

/** An entry fee or a package that is sold. */
const JoinPrice = z.object({
  id: Id,
  serviceType: z.enum(['entry-fee', 'package']),
  /** Of an entry fee: its level; null: for levels without their own. */
  serviceLevelId: Id.nullable(),
  /** Minor units. */
  priceCzk: z.int(),
  priceEur: z.int(),
  ...Names,
  descriptionCs: z.string().nullable(),
  descriptionEn: z.string().nullable(),
  /** Who may order it; null: everybody. */
  availabilityFilter: z.enum(['local', 'foreign']).nullable(),
  weight: z.int(),
  /** Places of a package that are left; null: no limit. */
  left: count.nullable(),
});

const LastYear = z.object({
  year: z.int(),
  /** Prefix of its pages: `2025`. */
  address: z.string(),
  teams: count,
  countries: count,
  matches: count,
  goals: count,
  champions: z.array(z.object({ category: z.string(), team: z.string(), matchId: Id })),
});

export const JoinSlice = z
  .object({
    ...head,
    /** When clubs can be registered; null: no limit. */
    window: z.object({ from: Instant.nullable(), till: Instant.nullable() }),
    /** In order of time. */
    deadlines: z.array(z.object({ kind: z.enum(deadlineKinds), at: Instant })),
    categories: z.array(JoinCategory),
    levels: z.array(z.object({ id: Id, ...Names })),
    prices: z.array(JoinPrice),
    /** Most players of a roster; null: not limited. */
    mostPlayers: count.nullable(),
    halls: z.array(
      z.object({
        id: Id,
        code: z.string(),
        ...Names,
        address: z.string().nullable(),
        /** Degrees; both or neither. */
        lat: z.number().nullable(),
        lng: z.number().nullable(),
      }),
    ),
    /** Clubs that the organiser has accepted, by country and name. */
    clubs: z.array(z.object({ name: z.string(), countryCode: CountryCode, teams: count })),
    /** The newest edition that is over; null: none. */
    last: LastYear.nullable(),
    /** null: the organiser has named nobody. */
    contact: z
      .object({ name: z.string().nullable(), email: z.string().nullable(), phone: z.string().nullable() })
      .nullable(),
  })
  .meta({ id: 'JoinSlice' });
export type JoinSlice = z.infer<typeof JoinSlice>;
