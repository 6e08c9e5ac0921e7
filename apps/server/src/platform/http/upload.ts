import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** A file as it arrived. Nothing of it is to be believed: neither its name nor what it says it is. */
export interface ReadUpload {
  readonly filename: string;
  readonly bytes: Buffer;
}

/** Files and nothing else. */
const limits = { fields: 0, fieldNameSize: 100, headerPairs: 20 };

/** Lets an operation take one file, or so many; every other kind of body is refused with 415. */
export function acceptUpload(
  scope: FastifyInstance,
  { fileBytes, files = 1 }: { readonly fileBytes: number; readonly files?: number },
): void {
  scope.removeAllContentTypeParsers();
  scope.register(multipart, { limits: { ...limits, files, parts: files, fileSize: fileBytes } });
}

/** What is wrong with an upload: no file in it, half a form, or more bytes than allowed. */
export type UploadError = 'missing' | 'malformed' | 'too-large';

/** Reads the file of a request into memory. */
export function readUpload(request: FastifyRequest): Promise<ReadUpload | UploadError> {
  return reading(async () => {
    const part = await request.file();
    return part ? { filename: part.filename, bytes: await part.toBuffer() } : 'missing';
  });
}

/** Reads the files of a request into memory, as many as its operation takes. */
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
    // The parser's own errors, of a form that ends in the middle, have no status.
    if ('statusCode' in error) throw error;
    return 'malformed';
  }
}
