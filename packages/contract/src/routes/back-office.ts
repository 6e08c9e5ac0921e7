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
  RefereeExportQuery,
  RefereeHallsBody,
  RefereeHallsSaved,
  RefereeListQuery,
  RefereeRegistrationAdmin,
  RefereeRegistrations,
  RefereeStatesBody,
} from '../schemas/back-office-referees.ts';
import {
  AdminOverview,
  ClubExportQuery,
  ClubListQuery,
  ClubRegistrationAdmin,
  ClubRegistrations,
  ClubStatesBody,
  Note,
  NoteBody,
  Outcomes,
} from '../schemas/back-office.ts';
import { PathId, workbookLanguage } from '../schemas/common.ts';
import { TeamOutcomes, TeamStatesBody, TeamWithdrawal } from '../schemas/team-states.ts';

const tag = 'organiser';
const params = z.object({ id: PathId });
const workbook = {
  contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

export const backOfficeRoutes = {
  adminOverview: route(operations.adminOverview, {
    tag,
    summary: 'What waits for the organiser',
    answers: { 200: AdminOverview },
  }),
  clubRegistrations: route(operations.clubRegistrations, {
    tag,
    summary: 'Registrations of clubs, a page of those asked for, with what the checks found',
    query: ClubListQuery,
    answers: { 200: ClubRegistrations },
  }),
  clubRegistrationsExport: route(operations.clubRegistrationsExport, {
    tag,
    summary: 'All registrations asked for with teams, extra persons and every field, as a workbook',
    query: ClubExportQuery,
    answers: { 200: workbook },
  }),
  clubRegistrationAdmin: route(operations.clubRegistrationAdmin, {
    tag,
    summary: 'A registration with everything that organisers know of it',
    params,
    answers: { 200: ClubRegistrationAdmin },
  }),
  clubStatesChange: route(operations.clubStatesChange, {
    tag,
    summary: 'Approves, declines, processes or reopens registrations, and tells what happened to each',
    body: ClubStatesBody,
    answers: { 200: Outcomes },
  }),
  clubNoteSave: route(operations.clubNoteSave, {
    tag,
    summary: 'The internal note of a registration',
    params,
    body: NoteBody,
    answers: { 200: Note },
  }),
  teamWithdrawal: route(operations.teamWithdrawal, {
    tag,
    summary:
      'What withdrawing a team, or taking a withdrawn one back, changes: matches, tables, seats, money',
    params,
    answers: { 200: TeamWithdrawal },
  }),
  teamStatesChange: route(operations.teamStatesChange, {
    tag,
    summary: 'Accepts teams while their category has room, puts them on the waiting list or withdraws them',
    body: TeamStatesBody,
    answers: { 200: TeamOutcomes },
  }),
  refereeRegistrations: route(operations.refereeRegistrations, {
    tag,
    summary: 'Registrations of referees, a page of those asked for, with what the checks found',
    query: RefereeListQuery,
    answers: { 200: RefereeRegistrations },
  }),
  refereeRegistrationsExport: route(operations.refereeRegistrationsExport, {
    tag,
    summary: 'All registrations asked for, with every field, as a workbook',
    query: RefereeExportQuery,
    answers: { 200: workbook },
  }),
  refereeRegistrationAdmin: route(operations.refereeRegistrationAdmin, {
    tag,
    summary: 'A registration with everything that organisers know of it',
    params,
    answers: { 200: RefereeRegistrationAdmin },
  }),
  refereeStatesChange: route(operations.refereeStatesChange, {
    tag,
    summary: 'Approves, declines or reopens registrations, and tells what happened to each',
    body: RefereeStatesBody,
    answers: { 200: Outcomes },
  }),
  refereeNoteSave: route(operations.refereeNoteSave, {
    tag,
    summary: 'The internal note of a registration',
    params,
    body: NoteBody,
    answers: { 200: Note },
  }),
  refereeHallsSave: route(operations.refereeHallsSave, {
    tag,
    summary: 'In which halls a referee is on which day',
    params,
    body: RefereeHallsBody,
    answers: { 200: RefereeHallsSaved },
  }),
  accommodation: route(operations.accommodation, {
    tag,
    summary: 'Places with their lodgings, who sleeps there, and who needs beds',
    answers: { 200: Accommodation },
  }),
  accommodationExport: route(operations.accommodationExport, {
    tag,
    summary: 'Who sleeps where and who waits for beds, as a workbook',
    query: z.strictObject(workbookLanguage),
    answers: { 200: workbook },
  }),
  lodgingCreate: route(operations.lodgingCreate, {
    tag,
    summary: 'A hall, classroom or room in which people sleep',
    body: LodgingBody,
    answers: { 200: StoredId },
  }),
  lodgingUpdate: route(operations.lodgingUpdate, {
    tag,
    summary: 'Changes a lodging; its beds do not become fewer than those given away',
    params,
    body: LodgingUpdateBody,
    answers: { 200: StoredId },
  }),
  lodgingDelete: route(operations.lodgingDelete, {
    tag,
    summary: 'Removes a lodging in which nobody sleeps',
    params,
    answers: { 200: StoredId },
  }),
  allotmentCreate: route(operations.allotmentCreate, {
    tag,
    summary: 'Gives beds to a team, to extra persons or to a referee, as long as they are left',
    body: AllotmentBody,
    answers: { 200: StoredId },
  }),
  allotmentDelete: route(operations.allotmentDelete, {
    tag,
    summary: 'Takes beds back',
    params,
    answers: { 200: StoredId },
  }),
};
