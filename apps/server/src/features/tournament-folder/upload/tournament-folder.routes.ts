import type { FastifyRequest } from 'fastify';
import { readUploads } from '../../../platform/http/index.ts';
import type { Handlers, Limits } from '../../../platform/http/index.ts';
import { importPastYear, previewPastYear } from './past-year.use-case.ts';
import { importUpload, previewUpload } from './take-upload.use-case.ts';
import type { UploadContext } from './take-upload.use-case.ts';

/** Reading a large folder takes seconds of a processor. */
export const tournamentFolderLimits = {
  tournamentFolderPreview: [{ max: 30, seconds: 300 }],
  tournamentFolderImport: [{ max: 30, seconds: 300 }],
  pastYearPreview: [{ max: 30, seconds: 300 }],
  pastYearImport: [{ max: 30, seconds: 300 }],
} satisfies Limits;

/** Handlers of tournament folders uploaded by organisers. */
export function tournamentFolderHandlers(
  context: UploadContext,
): Handlers<keyof typeof tournamentFolderLimits> {
  return {
    async tournamentFolderPreview({ request }) {
      const received = await receive(request);
      if (!('uploads' in received)) return received;
      const body = await previewUpload(context, received.uploads);
      return body ? { status: 200, body } : refusals['edition-missing'];
    },
    async tournamentFolderImport({ request }) {
      const received = await receive(request);
      if (!('uploads' in received)) return received;
      const body = await importUpload(context, received.uploads);
      return body ? { status: 200, body } : badFile('malformed');
    },
    async pastYearPreview({ request }) {
      const received = await receive(request);
      if (!('uploads' in received)) return received;
      const body = await previewPastYear(context, received.uploads);
      return typeof body === 'string' ? noYear(body) : { status: 200, body };
    },
    async pastYearImport({ request }) {
      const received = await receive(request);
      if (!('uploads' in received)) return received;
      const body = await importPastYear(context, received.uploads);
      return typeof body === 'string' ? noYear(body) : { status: 200, body };
    },
  };
}

function noYear(reason: 'edition-missing' | 'malformed') {
  return reason === 'malformed' ? badFile(reason) : refusals[reason];
}

/** The uploaded files, or why there are none. */
async function receive(request: FastifyRequest) {
  const uploads = await readUploads(request);
  if (uploads === 'too-large') return refusals['file-too-large'];
  return typeof uploads === 'string' ? badFile(uploads) : { uploads };
}

const refusals = {
  'edition-missing': { status: 404, ...refusal('edition-missing') },
  'file-too-large': { status: 413, ...refusal('file-too-large') },
} as const;

function refusal<E extends string>(error: E) {
  return { body: { error, additionalProperties: {} } };
}

function badFile(code: string) {
  const fields = [{ in: 'body', path: 'file', code }];
  return { status: 400 as const, body: { error: 'bad-request' as const, additionalProperties: { fields } } };
}
