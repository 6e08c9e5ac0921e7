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

const tag = 'referee registration';
const params = z.object({ id: PathId });

export const refereeRegistrationRoutes = {
  referees: route(operations.referees, {
    tag,
    summary: 'The user’s own registrations as a referee',
    answers: { 200: RefereeRegistrations },
  }),
  refereeOffer: route(operations.refereeOffer, {
    tag,
    summary: 'Countries, sizes, projects and colleagues to choose from, and until when',
    query: z.object({ referee: PathId.optional() }),
    answers: { 200: RefereeOffer },
  }),
  refereeRegistration: route(operations.refereeRegistration, {
    tag,
    summary: 'A registration as the referee and organisers see it',
    params,
    answers: { 200: RefereeRegistration },
  }),
  refereeRegistrationCreate: route(operations.refereeRegistrationCreate, {
    tag,
    summary: 'Registers a referee; the same key again answers the first registration with 200',
    body: RefereeRegistrationCreateBody,
    answers: { 200: RefereeRegistration, 201: RefereeRegistration },
  }),
  refereeRegistrationUpdate: route(operations.refereeRegistrationUpdate, {
    tag,
    summary: 'Changes a registration; one that was changed meanwhile comes along with 409',
    params,
    body: RefereeRegistrationUpdateBody,
    answers: { 200: RefereeRegistration },
  }),
};
