import { operations } from '../operations.ts';

/** What may be sent as a file; the server looks into each one, whatever its name says. */
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
  /** Files that somebody has sent and that belong to nothing yet. */
  openFiles: 30,
} as const;

/** What a file field offers to choose from. */
export const uploadAccept = [...uploadExtensions, 'jpeg'].map((extension) => `.${extension}`).join(',');

/** Where a file is handed out to those who may have it. */
export function fileAddressOf(id: number): string {
  return operations.fileDownload.path.replace('{id}', String(id));
}
