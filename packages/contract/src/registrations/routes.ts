import * as z from 'zod';
import { PathId } from '../common.ts';
import { Note, NoteBody } from '../note.ts';
import { Outcomes } from '../outcomes.ts';
import { route } from '../route.ts';
import {
  ClubExportQuery,
  ClubListQuery,
  ClubRegistrationAdmin,
  ClubRegistrations,
  ClubStatesBody,
} from './admin-registrations.ts';
import {
  ClubOffer,
  ClubRegistration,
  ClubRegistrationCopy,
  ClubRegistrationCreateBody,
  ClubRegistrationPlaceBody,
  ClubRegistrationUpdateBody,
  OwnClubRegistrations,
} from './club-registration.ts';
import { registrationOperations } from './operations.ts';

const tag = 'registrations';
const params = z.object({ id: PathId });

const workbook = {
  contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

export const registrationRoutes = {
  ownClubRegistrations: route(registrationOperations.ownClubRegistrations, {
    tag,
    summary: 'Registrations of one’s own clubs, of this year and of earlier ones',
    answers: { 200: OwnClubRegistrations },
  }),
  clubOffer: route(registrationOperations.clubOffer, {
    tag,
    summary: 'Categories, packages and prices with what is left of them',
    query: z.object({ club: PathId.optional() }),
    answers: { 200: ClubOffer },
  }),
  clubRegistration: route(registrationOperations.clubRegistration, {
    tag,
    summary: 'A registration as its club and organisers see it',
    params,
    answers: { 200: ClubRegistration },
  }),
  clubRegistrationCopy: route(registrationOperations.clubRegistrationCopy, {
    tag,
    summary: 'An earlier registration as the beginning of a new one',
    params,
    answers: { 200: ClubRegistrationCopy },
  }),
  clubRegistrationCreate: route(registrationOperations.clubRegistrationCreate, {
    tag,
    summary: 'Registers a club; the same key again answers the first registration with 200',
    body: ClubRegistrationCreateBody,
    answers: { 200: ClubRegistration, 201: ClubRegistration },
  }),
  clubRegistrationUpdate: route(registrationOperations.clubRegistrationUpdate, {
    tag,
    summary: 'Changes a registration; one that was changed meanwhile comes along with 409',
    params,
    body: ClubRegistrationUpdateBody,
    answers: { 200: ClubRegistration },
  }),
  clubRegistrationPlace: route(registrationOperations.clubRegistrationPlace, {
    tag,
    summary: 'Changes country and region of a club, at any time',
    params,
    body: ClubRegistrationPlaceBody,
    answers: { 200: ClubRegistration },
  }),
  clubRegistrations: route(registrationOperations.clubRegistrations, {
    tag,
    summary: 'Registrations of clubs, a page of those asked for, with what the checks found',
    query: ClubListQuery,
    answers: { 200: ClubRegistrations },
  }),
  clubRegistrationsExport: route(registrationOperations.clubRegistrationsExport, {
    tag,
    summary: 'All registrations asked for with teams, extra persons and every field, as a workbook',
    query: ClubExportQuery,
    answers: { 200: workbook },
  }),
  clubRegistrationAdmin: route(registrationOperations.clubRegistrationAdmin, {
    tag,
    summary: 'A registration with everything that organisers know of it',
    params,
    answers: { 200: ClubRegistrationAdmin },
  }),
  clubStatesChange: route(registrationOperations.clubStatesChange, {
    tag,
    summary: 'Approves, declines, processes or reopens registrations, and tells what happened to each',
    body: ClubStatesBody,
    answers: { 200: Outcomes },
  }),
  clubNoteSave: route(registrationOperations.clubNoteSave, {
    tag,
    summary: 'The internal note of a registration',
    params,
    body: NoteBody,
    answers: { 200: Note },
  }),
};
