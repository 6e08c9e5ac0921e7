import { placeKinds } from '@sevenmetre/rules/vocabulary';
import * as z from 'zod';
import { CategoryHead } from '../categories/category-head.ts';
import { Id, Names } from '../common.ts';
import { MatchTicket } from '../matches/match-ticket.ts';
import { HallClosure } from './hall-slice.ts';
import { head } from '../slice-head.ts';

export const PlaceHead = z.object({
  id: Id,
  kind: z.enum(placeKinds),
  code: z.string(),
  ...Names,
  address: z.string().nullable(),
});
export type PlaceHead = z.infer<typeof PlaceHead>;

export const PlacesSlice = z
  .object({ ...head, kind: z.enum(placeKinds), places: z.array(PlaceHead) })
  .meta({ id: 'PlacesSlice' });
export type PlacesSlice = z.infer<typeof PlacesSlice>;

export const PlaceSlice = z
  .object({
    ...head,
    place: PlaceHead.extend({
      informationCs: z.string().nullable(),
      informationEn: z.string().nullable(),
      /** Degrees; both or neither. */
      lat: z.number().nullable(),
      lng: z.number().nullable(),
      visibleOnMap: z.boolean(),
      /** Only http or https. */
      link: z.string().nullable(),
      files: z.array(
        z.object({
          id: Id,
          /** Path on this site. */
          url: z.string(),
          filename: z.string(),
          extension: z.string(),
        }),
      ),
    }),
    /** Running and coming matches, in the order of play. */
    matches: z.array(MatchTicket),
    categories: z.array(CategoryHead),
    /** Of a hall: when changes of the schedule have closed it. Absent in what older programs have kept. */
    closures: z.array(HallClosure),
  })
  .meta({ id: 'PlaceSlice' });
export type PlaceSlice = z.infer<typeof PlaceSlice>;
