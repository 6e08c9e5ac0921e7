import { attachmentHeaders, readUpload } from '../../platform/http/index.ts';
import type { Handlers, Limits } from '../../platform/http/index.ts';
import { deleteUpload } from './delete-upload.use-case.ts';
import { readFile } from './read-file.use-case.ts';
import type { FilesContext } from './read-file.use-case.ts';
import { type UploadRefusal, uploadFile, toUploadedFile } from './upload-file.use-case.ts';

/** A club sends a few files; a whole hall may share one address. */
export const fileLimits = { fileUpload: [{ max: 60, seconds: 300 }] } satisfies Limits;

const signedOut = { status: 401, ...refusal('not-signed-in') } as const;
const unknown = { status: 404, ...refusal('file-unknown') } as const;

/** Handlers of uploads, and of downloads for permitted readers. */
export function fileHandlers(context: FilesContext): Handlers<'fileUpload' | 'fileDownload' | 'fileDelete'> {
  return {
    async fileUpload({ actor, request }) {
      const upload = await readUpload(request);
      if (upload === 'too-large') return { status: 413, ...refusal('file-too-large') };
      if (typeof upload === 'string') return { status: 400, body: noFile(upload) };
      const stored = await uploadFile(context, actor, upload);
      if (typeof stored === 'string') return refusals[stored];
      return { status: 201, body: toUploadedFile(stored) };
    },
    async fileDownload({ actor, params }) {
      const found = await readFile(context, actor, params.id);
      if (!found) return unknown;
      return { status: 200, body: found.bytes, headers: attachmentHeaders(found.file.filename) };
    },
    async fileDelete({ actor, params }) {
      return (await deleteUpload(context, actor, params.id)) ? { status: 204, body: undefined } : unknown;
    },
  };
}

const refusals = {
  'not-signed-in': signedOut,
  'file-kind-refused': { status: 422, ...refusal('file-kind-refused') },
  'files-too-many': { status: 422, ...refusal('files-too-many') },
} as const satisfies Record<UploadRefusal, unknown>;

function refusal<E extends 'not-signed-in' | 'file-unknown' | 'file-too-large' | UploadRefusal>(error: E) {
  return { body: { error, additionalProperties: {} } };
}

function noFile(code: 'missing' | 'malformed') {
  const fields = [{ in: 'body', path: 'file', code }];
  return { error: 'bad-request' as const, additionalProperties: { fields } };
}
