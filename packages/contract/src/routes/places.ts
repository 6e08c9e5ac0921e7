import * as z from 'zod';
import { operations } from '../operations.ts';
import { route } from '../route.ts';
import { PathId } from '../schemas/common.ts';
import { PlaceSlice, PlacesSlice } from '../schemas/place-slice.ts';
import { line } from '../schemas/text.ts';

const tag = 'results';

export const placeRoutes = {
  placesSlice: route(operations.placesSlice, {
    tag,
    summary: 'Places of a kind: hall, hotel, restaurant or attraction',
    params: z.object({ type: line(40).min(1) }),
    answers: { 200: PlacesSlice },
  }),
  placeSlice: route(operations.placeSlice, {
    tag,
    summary: 'A place, with what is still to be played in it',
    params: z.object({ id: PathId }),
    answers: { 200: PlaceSlice },
  }),
};
