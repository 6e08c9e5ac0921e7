import * as z from 'zod';
import { uploadLimits } from '../files/uploads.ts';
import { route } from '../route.ts';
import { sheetAnswers } from '../sheet-imports/schemas.ts';
import { recordListOperations } from './operations.ts';
import {
  OfficialsInviteBody,
  OfficialsInvited,
  RecordList,
  RecordListImportBody,
  RecordListImported,
  RecordListPreview,
  RecordListRows,
  RecordListText,
} from './schemas.ts';

const tag = 'enumerations';
/** Enough for the longest list. */
const bodyBytes = 2 * 1024 * 1024;
const params = z.object({ list: RecordList });

export const recordListRoutes = {
  recordListPreview: route(recordListOperations.recordListPreview, {
    tag,
    summary: 'What would become of a list of halls or officials, row by row, matched to the current edition',
    params,
    query: z.object(sheetAnswers),
    upload: { fileBytes: uploadLimits.fileBytes },
    answers: { 200: RecordListPreview },
  }),
  recordListTextPreview: route(recordListOperations.recordListTextPreview, {
    tag,
    summary: 'The same for a pasted table',
    params,
    body: RecordListText,
    bodyBytes,
    answers: { 200: RecordListPreview },
  }),
  recordListRowsPreview: route(recordListOperations.recordListRowsPreview, {
    tag,
    summary: 'The same for rows of a preview that somebody has changed or answered',
    params,
    body: RecordListRows,
    bodyBytes,
    answers: { 200: RecordListPreview },
  }),
  recordListImport: route(recordListOperations.recordListImport, {
    tag,
    summary: 'Stores exactly what a preview has shown, in one transaction, without a mail',
    params,
    body: RecordListImportBody,
    bodyBytes,
    answers: { 200: RecordListImported },
  }),
  officialsInvite: route(recordListOperations.officialsInvite, {
    tag,
    summary: 'Gives officials accounts to their addresses, each with a mail that sets a password',
    body: OfficialsInviteBody,
    bodyBytes,
    answers: { 200: OfficialsInvited },
  }),
};
