import * as z from 'zod';
import { PathId } from '../common.ts';
import { SigningPinLink } from '../signing-pins/schemas.ts';
import { Note, NoteBody } from '../note.ts';
import { Outcomes } from '../outcomes.ts';
import { route } from '../route.ts';
import {
  AdminRefereeRegistrations,
  RefereeExportQuery,
  RefereeHallsBody,
  RefereeHallsSaved,
  RefereeListQuery,
  RefereeRegistrationAdmin,
  RefereeStatesBody,
} from './admin-registrations.ts';
import { refereeOperations } from './operations.ts';
import { RefereeSlice, RefereesSlice } from './referee-slice.ts';
import {
  RefereeOffer,
  RefereeRegistration,
  RefereeRegistrationCreateBody,
  RefereeRegistrationUpdateBody,
  RefereeRegistrations,
} from './registration.ts';
import { CompetitionReferees, RefereePrivate } from './schemas.ts';

const tag = 'referees';
const id = z.object({ id: PathId });
const params = z.object({ id: PathId });

const workbook = {
  contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

export const refereeRoutes = {
  refereesSlice: route(refereeOperations.refereesSlice, {
    tag,
    summary: 'Approved referees by country',
    answers: { 200: RefereesSlice },
  }),
  refereeSlice: route(refereeOperations.refereeSlice, {
    tag,
    summary: 'What everybody may know of a referee, with all matches',
    params: id,
    answers: { 200: RefereeSlice },
  }),
  competitionReferees: route(refereeOperations.competitionReferees, {
    tag,
    summary: 'Approved referees',
    answers: { 200: CompetitionReferees },
  }),
  refereePinLink: route(refereeOperations.refereePinLink, {
    tag,
    summary:
      'A link over which a referee sets the PIN that signs records of matches, for the organiser who hands it over; shown once, valid once',
    params: id,
    answers: { 200: SigningPinLink },
  }),
  refereePrivate: route(refereeOperations.refereePrivate, {
    tag,
    summary: 'A referee registration, for the referee and for organisers; nobody else learns that it exists',
    params: id,
    answers: {
      200: RefereePrivate,
    },
  }),
  referees: route(refereeOperations.referees, {
    tag,
    summary: 'The user’s own registrations as a referee',
    answers: { 200: RefereeRegistrations },
  }),
  refereeOffer: route(refereeOperations.refereeOffer, {
    tag,
    summary: 'Countries, sizes, projects and colleagues to choose from, and until when',
    query: z.object({ referee: PathId.optional() }),
    answers: { 200: RefereeOffer },
  }),
  refereeRegistration: route(refereeOperations.refereeRegistration, {
    tag,
    summary: 'A registration as the referee and organisers see it',
    params,
    answers: { 200: RefereeRegistration },
  }),
  refereeRegistrationCreate: route(refereeOperations.refereeRegistrationCreate, {
    tag,
    summary: 'Registers a referee; the same key again answers the first registration with 200',
    body: RefereeRegistrationCreateBody,
    answers: { 200: RefereeRegistration, 201: RefereeRegistration },
  }),
  refereeRegistrationUpdate: route(refereeOperations.refereeRegistrationUpdate, {
    tag,
    summary: 'Changes a registration; one that was changed meanwhile comes along with 409',
    params,
    body: RefereeRegistrationUpdateBody,
    answers: { 200: RefereeRegistration },
  }),
  refereeRegistrations: route(refereeOperations.refereeRegistrations, {
    tag,
    summary: 'Registrations of referees, a page of those asked for, with what the checks found',
    query: RefereeListQuery,
    answers: { 200: AdminRefereeRegistrations },
  }),
  refereeRegistrationsExport: route(refereeOperations.refereeRegistrationsExport, {
    tag,
    summary: 'All registrations asked for, with every field, as a workbook',
    query: RefereeExportQuery,
    answers: { 200: workbook },
  }),
  refereeRegistrationAdmin: route(refereeOperations.refereeRegistrationAdmin, {
    tag,
    summary: 'A registration with everything that organisers know of it',
    params,
    answers: { 200: RefereeRegistrationAdmin },
  }),
  refereeStatesChange: route(refereeOperations.refereeStatesChange, {
    tag,
    summary: 'Approves, declines or reopens registrations, and tells what happened to each',
    body: RefereeStatesBody,
    answers: { 200: Outcomes },
  }),
  refereeNoteSave: route(refereeOperations.refereeNoteSave, {
    tag,
    summary: 'The internal note of a registration',
    params,
    body: NoteBody,
    answers: { 200: Note },
  }),
  refereeHallsSave: route(refereeOperations.refereeHallsSave, {
    tag,
    summary: 'In which halls a referee is on which day',
    params,
    body: RefereeHallsBody,
    answers: { 200: RefereeHallsSaved },
  }),
};
