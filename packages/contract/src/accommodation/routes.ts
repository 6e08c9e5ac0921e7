import * as z from 'zod';
import { PathId, StoredId, workbookLanguage } from '../common.ts';
import { route } from '../route.ts';
import { AllotmentMoveBody, AllotmentPlan, AllotmentPlanBody } from './allotment-plan.ts';
import { accommodationOperations } from './operations.ts';
import {
  Accommodation,
  AllotmentBody,
  LodgingBody,
  LodgingUpdateBody,
  LodgingsBody,
  Meals,
} from './schemas.ts';

const tag = 'accommodation';

const workbook = {
  contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

const params = z.object({ id: PathId });

export const accommodationRoutes = {
  accommodation: route(accommodationOperations.accommodation, {
    tag,
    summary: 'Places with their lodgings, who sleeps there, and who needs beds',
    answers: { 200: Accommodation },
  }),
  accommodationExport: route(accommodationOperations.accommodationExport, {
    tag,
    summary: 'Who sleeps where and who waits for beds, as a workbook',
    query: z.strictObject(workbookLanguage),
    answers: { 200: workbook },
  }),
  lodgingCreate: route(accommodationOperations.lodgingCreate, {
    tag,
    summary: 'A hall, classroom or room in which people sleep',
    body: LodgingBody,
    answers: { 200: StoredId },
  }),
  lodgingUpdate: route(accommodationOperations.lodgingUpdate, {
    tag,
    summary: 'Changes a lodging; its beds do not become fewer than those given away',
    params,
    body: LodgingUpdateBody,
    answers: { 200: StoredId },
  }),
  lodgingDelete: route(accommodationOperations.lodgingDelete, {
    tag,
    summary: 'Removes a lodging in which nobody sleeps',
    params,
    answers: { 200: StoredId },
  }),
  allotmentCreate: route(accommodationOperations.allotmentCreate, {
    tag,
    summary: 'Gives beds to a team, to extra persons or to a referee, as long as they are left',
    body: AllotmentBody,
    answers: { 200: StoredId },
  }),
  lodgingsCreate: route(accommodationOperations.lodgingsCreate, {
    tag,
    summary: 'Rooms that differ by their numbers only, all or none of them',
    body: LodgingsBody,
    answers: { 200: StoredId },
  }),
  allotmentMove: route(accommodationOperations.allotmentMove, {
    tag,
    summary: 'Moves the beds of a guest into another lodging',
    params,
    body: AllotmentMoveBody,
    answers: { 200: StoredId },
  }),
  allotmentPlan: route(accommodationOperations.allotmentPlan, {
    tag,
    summary: 'Where everybody would sleep who needs beds. Stores nothing',
    answers: { 200: AllotmentPlan },
  }),
  allotmentPlanGive: route(accommodationOperations.allotmentPlanGive, {
    tag,
    summary: 'Gives all proposed beds at once, as long as the proposal is the one that was seen',
    body: AllotmentPlanBody,
    answers: { 200: AllotmentPlan },
  }),
  meals: route(accommodationOperations.meals, {
    tag,
    summary: 'Meals by day from the bought packages, and ordered extras',
    answers: { 200: Meals },
  }),
  allotmentDelete: route(accommodationOperations.allotmentDelete, {
    tag,
    summary: 'Takes beds back',
    params,
    answers: { 200: StoredId },
  }),
};
