import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** A file as it arrived. Nothing of it is to be believed: neither its name nor what it says it is. */
export interface ReadUpload {
  readonly filename: string;
  readonly bytes: Buffer;
}

/** One file and nothing else. */
const limits = { files: 1, fields: 0, parts: 1, fieldNameSize: 100, headerPairs: 20 };

/** Lets an operation take one file; every other kind of body is refused with 415. */
export function acceptUpload(scope: FastifyInstance, fileBytes: number): void {
  scope.removeAllContentTypeParsers();
  scope.register(multipart, { limits: { ...limits, fileSize: fileBytes } });
}

/** What is wrong with an upload: no file in it, half a form, or more bytes than allowed. */
export type UploadFault = 'missing' | 'malformed' | 'too-large';

/** Reads the file of a request into memory. */
export async function readUpload(request: FastifyRequest): Promise<ReadUpload | UploadFault> {
  try {
    const part = await request.file();
    if (!part) return 'missing';
    return { filename: part.filename, bytes: await part.toBuffer() };
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    if ('code' in error && error.code === 'FST_REQ_FILE_TOO_LARGE') return 'too-large';
    // The parser's own errors, of a form that ends in the middle, have no status.
    if ('statusCode' in error) throw error;
    return 'malformed';
  }
}
