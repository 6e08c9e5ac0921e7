import * as z from 'zod';
import { refereeOperations as operations } from '../referee-operations.ts';
import { route } from '../route.ts';
import { PathId } from '../schemas/common.ts';
import {
  RefereeOffer,
  RefereeRegistration,
  RefereeRegistrationCreateBody,
  RefereeRegistrations,
  RefereeRegistrationUpdateBody,
} from '../schemas/referee-registration.ts';
import { refusals } from './responses.ts';

const tag = 'referee registration';
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

export const refereeRegistrationRoutes = {
  referees: route(operations.referees, {
    tag,
    summary: 'The user’s own registrations as a referee',
    responses: { 200: RefereeRegistrations, ...asked, 403: refusals[403] },
  }),
  refereeOffer: route(operations.refereeOffer, {
    tag,
    summary: 'Countries, sizes, projects and colleagues to choose from, and until when',
    query: z.object({ referee: PathId.optional() }),
    responses: { 200: RefereeOffer, ...read },
  }),
  refereeRegistration: route(operations.refereeRegistration, {
    tag,
    summary: 'A registration as the referee and organisers see it',
    params,
    responses: { 200: RefereeRegistration, ...read },
  }),
  refereeRegistrationCreate: route(operations.refereeRegistrationCreate, {
    tag,
    summary: 'Registers a referee; the same key again answers the first registration with 200',
    body: RefereeRegistrationCreateBody,
    responses: { 200: RefereeRegistration, 201: RefereeRegistration, ...written },
  }),
  refereeRegistrationUpdate: route(operations.refereeRegistrationUpdate, {
    tag,
    summary: 'Changes a registration; one that was changed meanwhile comes along with 409',
    params,
    body: RefereeRegistrationUpdateBody,
    responses: { 200: RefereeRegistration, ...written },
  }),
};
