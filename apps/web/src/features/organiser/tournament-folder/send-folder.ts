import { tournamentFolderOperations as operations } from '@sevenmetre/contract/tournament-folder/operations';
import type { BodyOf } from '../../../lib/queries/call.ts';
import { type SentFiles, sendFiles } from '../../../lib/queries/upload.ts';

type Name = Exclude<keyof typeof operations, 'pastYearUndo'>;

export type FolderOutcome<N extends Name> = SentFiles<BodyOf<N>>;

/** Sends the files of a folder to be checked or imported, with the organiser's answers as files of JSON, as `sendFiles` does. */
export function sendFolder<N extends Name>(
  name: N,
  files: readonly File[],
  answers: readonly { readonly name: string; readonly value: object }[],
  signal?: AbortSignal,
): Promise<FolderOutcome<N>> {
  const body = new FormData();
  for (const file of files) body.append('file', file, file.name);
  for (const { name: file, value } of answers) body.append('file', new Blob([JSON.stringify(value)]), file);
  return sendFiles(operations[name].path, body, { signal });
}
