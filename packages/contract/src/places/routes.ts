import * as z from 'zod';
import { Day, PathId, StoredId } from '../common.ts';
import { EditionQuery } from '../editions/open-editions.ts';
import { route } from '../route.ts';
import { line } from '../text.ts';
import { AdminPlaceBody, AdminPlaceUpdateBody, AdminPlaces } from './admin-places.ts';
import { HallSlice, HallsSlice } from './hall-slice.ts';
import { placeOperations } from './operations.ts';
import { PlaceSlice, PlacesSlice } from './place-slice.ts';

const tag = 'places';
const id = z.object({ id: PathId });
const query = EditionQuery;
const stored = { 200: StoredId } as const;
const params = z.object({ id: PathId });

export const placeRoutes = {
  placesSlice: route(placeOperations.placesSlice, {
    tag,
    summary: 'Places of a kind: hall, hotel, restaurant or attraction',
    params: z.object({ type: line(40).min(1) }),
    answers: { 200: PlacesSlice },
  }),
  placeSlice: route(placeOperations.placeSlice, {
    tag,
    summary: 'A place, with what is still to be played in it',
    params: z.object({ id: PathId }),
    answers: { 200: PlaceSlice },
  }),
  hallsSlice: route(placeOperations.hallsSlice, {
    tag,
    summary: 'All halls: what is played there now, and what comes next',
    answers: { 200: HallsSlice },
  }),
  hallSlice: route(placeOperations.hallSlice, {
    tag,
    summary: 'A hall with its matches, of all days or of one',
    params: id,
    query: z.object({ day: Day.optional() }),
    answers: { 200: HallSlice },
  }),
  adminPlaces: route(placeOperations.adminPlaces, {
    tag,
    summary: 'Places of the current edition and those of all, with what uses them',
    query,
    answers: { 200: AdminPlaces },
  }),
  adminPlaceCreate: route(placeOperations.adminPlaceCreate, {
    tag,
    summary: 'A new place; the same once more is the same place',
    query,
    body: AdminPlaceBody,
    answers: stored,
  }),
  adminPlaceUpdate: route(placeOperations.adminPlaceUpdate, {
    tag,
    summary: 'Changes a place; public pages follow at once',
    query,
    params,
    body: AdminPlaceUpdateBody,
    answers: stored,
  }),
  adminPlaceDelete: route(placeOperations.adminPlaceDelete, {
    tag,
    summary: 'Removes a place that nothing uses',
    query,
    params,
    answers: stored,
  }),
};
