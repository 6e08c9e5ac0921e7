import { operations } from '../operations.ts';

/** Accepted files; the server checks the content of each, whatever its name. */
export const uploadExtensions = [
  'pdf',
  'jpg',
  'png',
  'webp',
  'gif',
  'avif',
  'heic',
  'docx',
  'xlsx',
  'pptx',
  'odt',
  'ods',
  'odp',
  'doc',
  'xls',
  'ppt',
] as const;
export type UploadExtension = (typeof uploadExtensions)[number];

export const uploadLimits = {
  /** Bytes of one file. */
  fileBytes: 10 * 1024 * 1024,
  /** Uploads of one user that belong to no record. */
  openFiles: 30,
} as const;

/** The `accept` attribute of file fields. */
export const uploadAccept = [...uploadExtensions, 'jpeg'].map((extension) => `.${extension}`).join(',');

/** URL of a file for permitted readers. */
export function fileAddressOf(id: number): string {
  return operations.fileDownload.path.replace('{id}', String(id));
}
