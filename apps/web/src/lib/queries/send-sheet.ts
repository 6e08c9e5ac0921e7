import { operations } from '@sevenmetre/contract/operations';
import type { Outcome } from './call.ts';
import { sendFiles } from './upload.ts';

type SheetCall =
  | 'rosterImportPreview'
  | 'clubListPreview'
  | 'recordListPreview'
  | 'scheduleFilePreview'
  | 'bankPreview'
  | 'bankImport';

/** Whoever waits for the reading of a file. */
export interface ReadingWatch {
  /** Cancels it, in the server too; the outcome is then that of no network. */
  readonly signal: AbortSignal;
  /** Receives the share of the file that the server has read, from 0 to 1. */
  readonly progress: (share: number) => void;
}

interface Sent {
  /** Parts of the path. */
  readonly params?: Readonly<Record<string, string | number>>;
  readonly file: File;
  readonly query?: Readonly<Record<string, string>>;
  /** Absent: the name of the file stays here. */
  readonly fileName?: string;
  readonly watch?: ReadingWatch;
}

/** Smaller files are read before a bar could be seen. */
const largeBytes = 64 * 1024;

/** Sends a file to be read by the server. Never rejects. */
export function sendSheet<N extends SheetCall>(
  name: N,
  { params = {}, file, query = {}, fileName = 'sheet', watch }: Sent,
): Promise<Outcome<N>> {
  const body = new FormData();
  body.append('file', file, fileName);
  const path = operations[name].path.replace(/\{(\w+)\}/u, (_, part: string) => String(params[part] ?? ''));
  const asked = new URLSearchParams(query).toString();
  const address = asked === '' ? path : `${path}?${asked}`;
  return sendFiles(address, body, file.size > largeBytes ? watch : { ...watch, progress: undefined });
}
