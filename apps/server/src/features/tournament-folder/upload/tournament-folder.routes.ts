import type { FastifyRequest } from 'fastify';
import { readUploads, watchWork } from '../../../platform/http/index.ts';
import type { Handlers, Limits, ReadUpload } from '../../../platform/http/index.ts';
import { refuse } from '../../../platform/outcome/index.ts';
import type { Outcome } from '../../../platform/outcome/index.ts';
import { importPastYear, previewPastYear } from './past-year.use-case.ts';
import { undoPastYear } from './undo-past-year.use-case.ts';
import { importUpload, malformedUpload, previewUpload } from './take-upload.use-case.ts';
import type { UploadContext } from './take-upload.use-case.ts';

/** Reading a large folder takes seconds of a processor. */
export const tournamentFolderLimits = {
  tournamentFolderPreview: [{ max: 30, seconds: 300 }],
  tournamentFolderImport: [{ max: 30, seconds: 300 }],
  pastYearPreview: [{ max: 30, seconds: 300 }],
  pastYearImport: [{ max: 30, seconds: 300 }],
  pastYearUndo: [{ max: 30, seconds: 300 }],
} satisfies Limits;

/** Handlers of tournament folders uploaded by organisers. */
export function tournamentFolderHandlers(
  context: UploadContext,
): Handlers<keyof typeof tournamentFolderLimits> {
  return {
    tournamentFolderPreview: ({ request, reply }) =>
      take(request, (files) => previewUpload(context, files, watchWork(request, reply))),
    tournamentFolderImport: ({ request }) => take(request, (files) => importUpload(context, files)),
    pastYearPreview: ({ request, reply }) =>
      take(request, (files) => previewPastYear(context, files, watchWork(request, reply))),
    pastYearImport: ({ request, actor }) => take(request, (files) => importPastYear(context, actor, files)),
    pastYearUndo: ({ actor, body }) => undoPastYear(context, actor, body),
  };
}

/** What `answer` makes of the uploaded files, or why there are none. */
async function take<T>(
  request: FastifyRequest,
  answer: (uploads: readonly ReadUpload[]) => Promise<Outcome<T>>,
): Promise<Outcome<T>> {
  const uploads = await readUploads(request);
  if (uploads === 'too-large') return refuse('file-too-large');
  return typeof uploads === 'string' ? malformedUpload(uploads) : answer(uploads);
}
