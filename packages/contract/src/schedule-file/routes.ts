import * as z from 'zod';
import { uploadLimits } from '../files/uploads.ts';
import { route } from '../route.ts';
import { sheetAnswers } from '../sheet-imports/schemas.ts';
import { scheduleFileOperations } from './operations.ts';
import {
  ScheduleFileImportBody,
  ScheduleFileImported,
  ScheduleFilePreview,
  ScheduleFileRows,
  ScheduleFileText,
} from './schemas.ts';

const tag = 'organiser';
/** Enough for the longest schedule. */
const bodyBytes = 4 * 1024 * 1024;

export const scheduleFileRoutes = {
  scheduleFilePreview: route(scheduleFileOperations.scheduleFilePreview, {
    tag,
    summary: 'What would become of a schedule that was made elsewhere, row by row, matched to the draft',
    query: z.object(sheetAnswers),
    upload: { fileBytes: uploadLimits.fileBytes },
    answers: { 200: ScheduleFilePreview },
  }),
  scheduleFileTextPreview: route(scheduleFileOperations.scheduleFileTextPreview, {
    tag,
    summary: 'The same for a pasted table',
    body: ScheduleFileText,
    bodyBytes,
    answers: { 200: ScheduleFilePreview },
  }),
  scheduleFileRowsPreview: route(scheduleFileOperations.scheduleFileRowsPreview, {
    tag,
    summary: 'The same for rows of a preview with answers to its questions',
    body: ScheduleFileRows,
    bodyBytes,
    answers: { 200: ScheduleFilePreview },
  }),
  scheduleFileImport: route(scheduleFileOperations.scheduleFileImport, {
    tag,
    summary: 'Takes what a preview has shown into the draft, as one command that can be undone',
    body: ScheduleFileImportBody,
    bodyBytes,
    answers: { 200: ScheduleFileImported },
  }),
};
