import * as z from 'zod';
import { operations } from '../operations.ts';
import { route } from '../route.ts';
import {
  Accommodation,
  AllotmentBody,
  LodgingBody,
  LodgingUpdateBody,
  StoredId,
} from '../schemas/accommodation.ts';
import {
  RefereeHallsBody,
  RefereeHallsSaved,
  RefereeListQuery,
  RefereeRegistrationAdmin,
  RefereeRegistrations,
  RefereeStatesBody,
} from '../schemas/back-office-referees.ts';
import {
  AdminOverview,
  ClubListQuery,
  ClubRegistrationAdmin,
  ClubRegistrations,
  ClubStatesBody,
  Note,
  NoteBody,
  Outcomes,
  TeamStatesBody,
} from '../schemas/back-office.ts';
import { PathId } from '../schemas/common.ts';
import { refusals } from './responses.ts';

const tag = 'organiser';
const params = z.object({ id: PathId });
const workbook = {
  contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;
const read = {
  400: refusals[400],
  401: refusals[401],
  403: refusals[403],
  404: refusals[404],
  429: refusals[429],
  500: refusals[500],
  503: refusals[503],
} as const;
const written = {
  ...read,
  409: refusals[409],
  413: refusals[413],
  415: refusals[415],
  422: refusals[422],
} as const;

export const backOfficeRoutes = {
  adminOverview: route(operations.adminOverview, {
    tag,
    summary: 'What waits for the organiser',
    responses: { 200: AdminOverview, ...read },
  }),
  clubRegistrations: route(operations.clubRegistrations, {
    tag,
    summary: 'Registrations of clubs, a page of those asked for, with what the checks found',
    query: ClubListQuery,
    responses: { 200: ClubRegistrations, ...read },
  }),
  clubRegistrationsExport: route(operations.clubRegistrationsExport, {
    tag,
    summary: 'All registrations asked for, with every field, as a workbook',
    query: ClubListQuery,
    responses: { 200: workbook, ...read },
  }),
  clubRegistrationAdmin: route(operations.clubRegistrationAdmin, {
    tag,
    summary: 'A registration with everything that organisers know of it',
    params,
    responses: { 200: ClubRegistrationAdmin, ...read },
  }),
  clubStatesChange: route(operations.clubStatesChange, {
    tag,
    summary: 'Approves, declines, processes or reopens registrations, and tells what happened to each',
    body: ClubStatesBody,
    responses: { 200: Outcomes, ...written },
  }),
  clubNoteSave: route(operations.clubNoteSave, {
    tag,
    summary: 'The internal note of a registration',
    params,
    body: NoteBody,
    responses: { 200: Note, ...written },
  }),
  teamStatesChange: route(operations.teamStatesChange, {
    tag,
    summary: 'Accepts teams while their category has room, puts them on the waiting list or withdraws them',
    body: TeamStatesBody,
    responses: { 200: Outcomes, ...written },
  }),
  refereeRegistrations: route(operations.refereeRegistrations, {
    tag,
    summary: 'Registrations of referees, a page of those asked for, with what the checks found',
    query: RefereeListQuery,
    responses: { 200: RefereeRegistrations, ...read },
  }),
  refereeRegistrationsExport: route(operations.refereeRegistrationsExport, {
    tag,
    summary: 'All registrations asked for, with every field, as a workbook',
    query: RefereeListQuery,
    responses: { 200: workbook, ...read },
  }),
  refereeRegistrationAdmin: route(operations.refereeRegistrationAdmin, {
    tag,
    summary: 'A registration with everything that organisers know of it',
    params,
    responses: { 200: RefereeRegistrationAdmin, ...read },
  }),
  refereeStatesChange: route(operations.refereeStatesChange, {
    tag,
    summary: 'Approves, declines or reopens registrations, and tells what happened to each',
    body: RefereeStatesBody,
    responses: { 200: Outcomes, ...written },
  }),
  refereeNoteSave: route(operations.refereeNoteSave, {
    tag,
    summary: 'The internal note of a registration',
    params,
    body: NoteBody,
    responses: { 200: Note, ...written },
  }),
  refereeHallsSave: route(operations.refereeHallsSave, {
    tag,
    summary: 'In which halls a referee is on which day',
    params,
    body: RefereeHallsBody,
    responses: { 200: RefereeHallsSaved, ...written },
  }),
  accommodation: route(operations.accommodation, {
    tag,
    summary: 'Places with their lodgings, who sleeps there, and who needs beds',
    responses: { 200: Accommodation, ...read },
  }),
  lodgingCreate: route(operations.lodgingCreate, {
    tag,
    summary: 'A hall, classroom or room in which people sleep',
    body: LodgingBody,
    responses: { 200: StoredId, ...written },
  }),
  lodgingUpdate: route(operations.lodgingUpdate, {
    tag,
    summary: 'Changes a lodging; its beds do not become fewer than those given away',
    params,
    body: LodgingUpdateBody,
    responses: { 200: StoredId, ...written },
  }),
  lodgingDelete: route(operations.lodgingDelete, {
    tag,
    summary: 'Removes a lodging in which nobody sleeps',
    params,
    responses: { 200: StoredId, ...written },
  }),
  allotmentCreate: route(operations.allotmentCreate, {
    tag,
    summary: 'Gives beds to a team, to extra persons or to a referee, as long as they are left',
    body: AllotmentBody,
    responses: { 200: StoredId, ...written },
  }),
  allotmentDelete: route(operations.allotmentDelete, {
    tag,
    summary: 'Takes beds back',
    params,
    responses: { 200: StoredId, ...written },
  }),
};
