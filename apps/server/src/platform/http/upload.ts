import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { done, type Outcome, refuse } from '../outcome/index.ts';

/** An uploaded file. Neither its name nor its declared type is trusted. */
export interface ReadUpload {
  readonly filename: string;
  readonly bytes: Buffer;
}

/** Only files, no fields. */
const limits = { fields: 0, fieldNameSize: 100, headerPairs: 20 };

/** Lets an operation accept one file, or up to `files`; other content types are refused with 415. */
export function acceptUpload(
  scope: FastifyInstance,
  { fileBytes, files = 1 }: { readonly fileBytes: number; readonly files?: number },
): void {
  scope.removeAllContentTypeParsers();
  scope.register(multipart, { limits: { ...limits, files, parts: files, fileSize: fileBytes } });
}

/** The bytes of an uploaded sheet. */
export async function receiveSheet(request: FastifyRequest): Promise<Outcome<Uint8Array>> {
  const upload = await readUpload(request);
  if (upload === 'too-large') return refuse('sheet-too-large');
  if (typeof upload === 'string')
    return refuse('bad-request', { fields: [{ in: 'body', path: 'file', code: upload }] });
  return done(upload.bytes);
}

/** Errors of an upload: no file, malformed form, or too many bytes. */
export type UploadError = 'missing' | 'malformed' | 'too-large';

/** Reads the file of a request into memory. */
export function readUpload(request: FastifyRequest): Promise<ReadUpload | UploadError> {
  return reading(async () => {
    const part = await request.file();
    return part ? { filename: part.filename, bytes: await part.toBuffer() } : 'missing';
  });
}

/** Reads the files of a request into memory, up to the limit of its operation. */
export function readUploads(request: FastifyRequest): Promise<readonly ReadUpload[] | UploadError> {
  return reading(async () => {
    const uploads: ReadUpload[] = [];
    for await (const part of request.files())
      uploads.push({ filename: part.filename, bytes: await part.toBuffer() });
    return uploads.length === 0 ? 'missing' : uploads;
  });
}

async function reading<T>(work: () => Promise<T>): Promise<T | UploadError> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    if ('code' in error && error.code === 'FST_REQ_FILE_TOO_LARGE') return 'too-large';
    // Errors of the parser, for a truncated form, have no status.
    if ('statusCode' in error) throw error;
    return 'malformed';
  }
}
