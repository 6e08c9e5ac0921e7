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

const tag = 'club registration';
const params = z.object({ id: PathId });

export const clubRegistrationRoutes = {
  ownClubRegistrations: route(operations.ownClubRegistrations, {
    tag,
    summary: 'Registrations of one’s own clubs, of this year and of earlier ones',
    answers: { 200: OwnClubRegistrations },
  }),
  clubOffer: route(operations.clubOffer, {
    tag,
    summary: 'Categories, packages and prices with what is left of them',
    query: z.object({ club: PathId.optional() }),
    answers: { 200: ClubOffer },
  }),
  clubRegistration: route(operations.clubRegistration, {
    tag,
    summary: 'A registration as its club and organisers see it',
    params,
    answers: { 200: ClubRegistration },
  }),
  clubRegistrationCopy: route(operations.clubRegistrationCopy, {
    tag,
    summary: 'An earlier registration as the beginning of a new one',
    params,
    answers: { 200: ClubRegistrationCopy },
  }),
  clubRegistrationCreate: route(operations.clubRegistrationCreate, {
    tag,
    summary: 'Registers a club; the same key again answers the first registration with 200',
    body: ClubRegistrationCreateBody,
    answers: { 200: ClubRegistration, 201: ClubRegistration },
  }),
  clubRegistrationUpdate: route(operations.clubRegistrationUpdate, {
    tag,
    summary: 'Changes a registration; one that was changed meanwhile comes along with 409',
    params,
    body: ClubRegistrationUpdateBody,
    answers: { 200: ClubRegistration },
  }),
  clubRegistrationPlace: route(operations.clubRegistrationPlace, {
    tag,
    summary: 'Changes country and region of a club, at any time',
    params,
    body: ClubRegistrationPlaceBody,
    answers: { 200: ClubRegistration },
  }),
};
