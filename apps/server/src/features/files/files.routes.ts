import { attachmentHeaders, readUpload } from '../../platform/http/index.ts';
import { refuse } from '../../platform/outcome/index.ts';
import type { Handlers, Limits } from '../../platform/http/index.ts';
import { deleteUpload } from './delete-upload.use-case.ts';
import { readFile } from './read-file.use-case.ts';
import type { FilesContext } from './read-file.use-case.ts';
import { uploadFile } from './upload-file.use-case.ts';

/** A club sends a few files; a whole hall may share one address. */
export const fileLimits = { fileUpload: [{ max: 60, seconds: 300 }] } satisfies Limits;

/** Handlers of uploads, and of downloads for permitted readers. */
export function fileHandlers(context: FilesContext): Handlers<'fileUpload' | 'fileDownload' | 'fileDelete'> {
  return {
    async fileUpload({ actor, request }) {
      const upload = await readUpload(request);
      if (upload === 'too-large') return refuse('file-too-large');
      if (typeof upload === 'string') return noFile(upload);
      return uploadFile(context, actor, upload);
    },
    async fileDownload({ actor, params }) {
      const found = await readFile(context, actor, params.id);
      if (!found.ok) return found;
      const { bytes, file } = found.value;
      return { status: 200, body: bytes, headers: attachmentHeaders(file.filename) };
    },
    fileDelete: ({ actor, params }) => deleteUpload(context, actor, params.id),
  };
}

function noFile(code: 'missing' | 'malformed') {
  return refuse('bad-request', { fields: [{ in: 'body', path: 'file', code }] });
}
