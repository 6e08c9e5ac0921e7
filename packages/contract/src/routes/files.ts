import * as z from 'zod';
import { operations } from '../operations.ts';
import { route } from '../route.ts';
import { PathId } from '../schemas/common.ts';
import { UploadedFile } from '../schemas/files.ts';
import { uploadLimits } from '../uploads.ts';
import { refusals } from './responses.ts';

const tag = 'files';
const id = z.object({ id: PathId });
const { 400: malformed, 401: signedOut, 403: foreign, 404: unknown, 429: tooMany, 500: fault } = refusals;

export const fileRoutes = {
  fileUpload: route(operations.fileUpload, {
    tag,
    summary: 'Sends one file, which belongs to nobody else until it is added to a record',
    upload: { fileBytes: uploadLimits.fileBytes },
    responses: {
      201: UploadedFile,
      400: malformed,
      401: signedOut,
      403: foreign,
      413: refusals[413],
      415: refusals[415],
      422: refusals[422],
      429: tooMany,
      500: fault,
      503: refusals[503],
    },
  }),
  fileDownload: route(operations.fileDownload, {
    tag,
    summary: 'A file, always as a download; one that is not public only for those it belongs to',
    params: id,
    responses: {
      200: { contentType: 'application/octet-stream' },
      400: malformed,
      401: signedOut,
      404: unknown,
      429: tooMany,
      500: fault,
      503: refusals[503],
    },
  }),
  fileDelete: route(operations.fileDelete, {
    tag,
    summary: 'Takes a file back that has not been added to a record',
    params: id,
    responses: {
      204: null,
      400: malformed,
      401: signedOut,
      403: foreign,
      404: unknown,
      429: tooMany,
      500: fault,
      503: refusals[503],
    },
  }),
};
