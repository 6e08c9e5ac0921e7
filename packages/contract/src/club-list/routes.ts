import * as z from 'zod';
import { PathId } from '../common.ts';
import { uploadLimits } from '../files/uploads.ts';
import { route } from '../route.ts';
import { sheetAnswers } from '../sheet-imports/schemas.ts';
import { clubListOperations } from './operations.ts';
import {
  ClubContactsBody,
  ClubContactsInvited,
  ClubListImportBody,
  ClubListImported,
  ClubListPreview,
  ClubListRows,
  ClubListText,
} from './schemas.ts';

const tag = 'registrations';
/** Enough for the longest list. */
const bodyBytes = 2 * 1024 * 1024;

export const clubListRoutes = {
  clubListPreview: route(clubListOperations.clubListPreview, {
    tag,
    summary: 'What would become of a list of clubs and teams, row by row, matched to the current edition',
    query: z.object({
      countryId: PathId.optional(),
      ...sheetAnswers,
    }),
    upload: { fileBytes: uploadLimits.fileBytes },
    answers: { 200: ClubListPreview },
  }),
  clubListTextPreview: route(clubListOperations.clubListTextPreview, {
    tag,
    summary: 'The same for a pasted table',
    body: ClubListText,
    bodyBytes,
    answers: { 200: ClubListPreview },
  }),
  clubListRowsPreview: route(clubListOperations.clubListRowsPreview, {
    tag,
    summary: 'The same for rows of a preview that somebody has changed or answered',
    body: ClubListRows,
    bodyBytes,
    answers: { 200: ClubListPreview },
  }),
  clubListImport: route(clubListOperations.clubListImport, {
    tag,
    summary: 'Stores exactly what a preview has shown, in one transaction',
    body: ClubListImportBody,
    bodyBytes,
    answers: { 200: ClubListImported },
  }),
  clubContactsInvite: route(clubListOperations.clubContactsInvite, {
    tag,
    summary: 'Invites addresses to act for their clubs; those that already do or are invited are left alone',
    body: ClubContactsBody,
    bodyBytes,
    answers: { 200: ClubContactsInvited },
  }),
};
