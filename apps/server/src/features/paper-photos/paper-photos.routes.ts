import type { Handlers } from '../../platform/http/index.ts';
import type { UseCaseContext } from '../../platform/use-case/index.ts';
import { attachPhoto, erasePhoto, readPhotos } from './paper-photos.use-case.ts';

type Operation = 'paperPhotos' | 'paperPhotoCreate' | 'paperPhotoDelete';

/** Photos of the paper sheets of matches. */
export function paperPhotoHandlers(context: UseCaseContext): Handlers<Operation> {
  return {
    paperPhotos: ({ params, actor }) => readPhotos(context, { matchId: params.matchId, actor }),
    paperPhotoCreate: ({ params, headers, body, actor }) =>
      attachPhoto(context, { matchId: params.matchId, headers, body, actor }),
    paperPhotoDelete: ({ params, actor }) => erasePhoto(context, { ...params, actor }),
  };
}
