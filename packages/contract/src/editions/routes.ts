import * as z from 'zod';
import { PathId } from '../common.ts';
import { route } from '../route.ts';
import { OpenEditions } from './open-editions.ts';
import { EditionCloseBody, EditionClosing, EditionReopenBody } from './closing.ts';
import { editionOperations } from './operations.ts';
import {
  AdminEditions,
  EditionCreateBody,
  EditionCreated,
  EditionPreview,
  EditionSwitchBody,
} from './schemas.ts';

const tag = 'editions';
const params = z.object({ id: PathId });

/** Calls of organisers that several pages share: histories, open editions, criteria of tables. */
export const editionRoutes = {
  openEditions: route(editionOperations.openEditions, {
    tag,
    summary: 'Editions that organisers work on: the current one, and those that are prepared',
    answers: { 200: OpenEditions },
  }),
  adminEditions: route(editionOperations.adminEditions, {
    tag,
    summary: 'Every edition, the newest first',
    answers: { 200: AdminEditions },
  }),
  editionPreview: route(editionOperations.editionPreview, {
    tag,
    summary: 'What a new edition would take over from this one, with its dates moved',
    params,
    query: z.strictObject({
      year: z
        .string()
        .regex(/^(19|20|21)\d\d$/)
        .optional(),
    }),
    answers: { 200: EditionPreview },
  }),
  editionCreate: route(editionOperations.editionCreate, {
    tag,
    summary:
      'Prepares an edition from the settings of another one; a repeat under the same key makes no second one',
    body: EditionCreateBody,
    answers: { 200: EditionCreated },
  }),
  editionDelete: route(editionOperations.editionDelete, {
    tag,
    summary: 'Removes an edition that is not current and has no clubs, referees or matches',
    params,
    answers: { 200: EditionCreated },
  }),
  editionClosing: route(editionOperations.editionClosing, {
    tag,
    summary: 'What is still open in an edition that is to be closed',
    params,
    answers: { 200: EditionClosing },
  }),
  editionClose: route(editionOperations.editionClose, {
    tag,
    summary: 'Freezes matches, rosters and registrations of an edition; what is open has to be agreed to',
    params,
    body: EditionCloseBody,
    answers: { 200: EditionClosing },
  }),
  editionReopen: route(editionOperations.editionReopen, {
    tag,
    summary: 'Takes the closing of an edition back, with a reason',
    params,
    body: EditionReopenBody,
    answers: { 200: EditionCreated },
  }),
  editionSwitch: route(editionOperations.editionSwitch, {
    tag,
    summary: 'Makes an edition the current one: the public pages are about it from then on',
    body: EditionSwitchBody,
    answers: { 200: AdminEditions },
  }),
};
