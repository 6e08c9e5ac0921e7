import * as z from 'zod';
import { PathId } from '../common.ts';
import { route } from '../route.ts';
import { fileOperations } from './operations.ts';
import { UploadedFile } from './schemas.ts';
import { uploadLimits } from './uploads.ts';

const tag = 'files';
const id = z.object({ id: PathId });

export const fileRoutes = {
  fileUpload: route(fileOperations.fileUpload, {
    tag,
    summary: 'Sends one file, which belongs to nobody else until it is added to a record',
    upload: { fileBytes: uploadLimits.fileBytes },
    answers: {
      201: UploadedFile,
    },
  }),
  fileDownload: route(fileOperations.fileDownload, {
    tag,
    summary: 'A file, always as a download; one that is not public only for those it belongs to',
    params: id,
    answers: {
      200: { contentType: 'application/octet-stream' },
    },
  }),
  fileDelete: route(fileOperations.fileDelete, {
    tag,
    summary: 'Takes a file back that has not been added to a record',
    params: id,
    answers: {
      204: null,
    },
  }),
};
