import * as z from 'zod';
import { operations } from '../operations.ts';
import { route } from '../route.ts';
import {
  ClubOffer,
  ClubRegistration,
  ClubRegistrationCopy,
  ClubRegistrationCreateBody,
  ClubRegistrationPlaceBody,
  ClubRegistrationUpdateBody,
  OwnClubRegistrations,
} from '../schemas/club-registration.ts';
import { PathId } from '../schemas/common.ts';
import { refusals } from './responses.ts';

const tag = 'club registration';
const params = z.object({ id: PathId });
const { 400: malformed, 401: signedOut, 404: unknown, 429: tooMany, 500: fault, 503: away } = refusals;
const asked = { 401: signedOut, 404: unknown, 429: tooMany, 500: fault, 503: away } as const;
const read = { ...asked, 400: malformed } as const;
const written = {
  ...read,
  403: refusals[403],
  409: refusals[409],
  413: refusals[413],
  415: refusals[415],
  422: refusals[422],
} as const;

export const clubRegistrationRoutes = {
  ownClubRegistrations: route(operations.ownClubRegistrations, {
    tag,
    summary: 'Registrations of one’s own clubs, of this year and of earlier ones',
    responses: { 200: OwnClubRegistrations, ...asked },
  }),
  clubOffer: route(operations.clubOffer, {
    tag,
    summary: 'Categories, packages and prices with what is left of them',
    query: z.object({ club: PathId.optional() }),
    responses: { 200: ClubOffer, ...read },
  }),
  clubRegistration: route(operations.clubRegistration, {
    tag,
    summary: 'A registration as its club and organisers see it',
    params,
    responses: { 200: ClubRegistration, ...read },
  }),
  clubRegistrationCopy: route(operations.clubRegistrationCopy, {
    tag,
    summary: 'An earlier registration as the beginning of a new one',
    params,
    responses: { 200: ClubRegistrationCopy, ...read },
  }),
  clubRegistrationCreate: route(operations.clubRegistrationCreate, {
    tag,
    summary: 'Registers a club; the same key again answers the first registration with 200',
    body: ClubRegistrationCreateBody,
    responses: { 200: ClubRegistration, 201: ClubRegistration, ...written },
  }),
  clubRegistrationUpdate: route(operations.clubRegistrationUpdate, {
    tag,
    summary: 'Changes a registration; one that was changed meanwhile comes along with 409',
    params,
    body: ClubRegistrationUpdateBody,
    responses: { 200: ClubRegistration, ...written },
  }),
  clubRegistrationPlace: route(operations.clubRegistrationPlace, {
    tag,
    summary: 'Changes country and region of a club, at any time',
    params,
    body: ClubRegistrationPlaceBody,
    responses: { 200: ClubRegistration, ...written },
  }),
};
