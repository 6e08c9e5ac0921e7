import type { Handlers } from '../../platform/http/index.ts';
import type { Outcome } from '../../platform/outcome/index.ts';
import type { UseCaseContext } from '../../platform/use-case/index.ts';
import { refusedStatus } from '../match-events/index.ts';
import { attachPhoto, erasePhoto, readPhotos } from './paper-photos.use-case.ts';

type Operation = 'paperPhotos' | 'paperPhotoCreate' | 'paperPhotoDelete';

/** Photos of the paper sheets of matches. */
export function paperPhotoHandlers(context: UseCaseContext): Handlers<Operation> {
  return {
    paperPhotos: ({ params, actor }) => readPhotos(context, { matchId: params.matchId, actor }),
    paperPhotoCreate: async ({ params, headers, body, actor }) =>
      answer(await attachPhoto(context, { matchId: params.matchId, headers, body, actor })),
    paperPhotoDelete: async ({ params, actor }) => answer(await erasePhoto(context, { ...params, actor })),
  };
}

function answer<T>(outcome: Outcome<T>) {
  if (outcome.ok) return { status: 200, body: outcome.value } as const;
  const { code: error, parameters } = outcome;
  return { status: refusedStatus(error), body: { error, additionalProperties: { ...parameters } } };
}
