import * as z from 'zod';
import { PathId } from '../common.ts';
import { SyncHeaders } from '../match-events/sync-headers.ts';
import { route } from '../route.ts';
import { paperPhotoOperations } from './operations.ts';
import { longestPhoto, PaperPhotoBody, PaperPhotoCount, PaperPhotos } from './schemas.ts';

const tag = 'paper photos';
const params = z.object({ matchId: PathId });

export const paperPhotoRoutes = {
  paperPhotos: route(paperPhotoOperations.paperPhotos, {
    tag,
    summary: 'Photos of the paper sheet of a match',
    params,
    answers: { 200: PaperPhotos },
  }),
  paperPhotoCreate: route(paperPhotoOperations.paperPhotoCreate, {
    tag,
    summary: 'Attach a photo of the paper sheet; the same key again finds the same photo',
    params,
    headers: SyncHeaders,
    body: PaperPhotoBody,
    bodyBytes: longestPhoto + 1000,
    answers: { 200: PaperPhotoCount },
  }),
  paperPhotoDelete: route(paperPhotoOperations.paperPhotoDelete, {
    tag,
    summary: 'Erase a photo of the paper sheet; it stays erased',
    params: z.object({ matchId: PathId, photoId: PathId }),
    answers: { 200: PaperPhotoCount },
  }),
};
