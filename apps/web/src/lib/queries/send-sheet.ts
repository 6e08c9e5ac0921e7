import { errorStatuses } from '@sevenmetre/contract/errors';
import { operations } from '@sevenmetre/contract/operations';
import { type ProgressLine, progressType } from '@sevenmetre/contract/progress';
import { observedFetch } from '../api/api.ts';
import type { BodyOf, Outcome } from './call.ts';
import type { Failure } from './failure.ts';
import { withSession } from '../session/sign-in-again.ts';

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
export async function sendSheet<N extends SheetCall>(
  name: N,
  { params = {}, file, query = {}, fileName = 'sheet', watch }: Sent,
): Promise<Outcome<N>> {
  const body = new FormData();
  body.append('file', file, fileName);
  const path = operations[name].path.replace(/\{(\w+)\}/u, (_, part: string) => String(params[part] ?? ''));
  const asked = new URLSearchParams(query).toString();
  const address = asked === '' ? path : `${path}?${asked}`;
  const accepted = file.size > largeBytes && watch !== undefined ? { accept: progressType } : {};
  const init = { method: 'POST', body, headers: accepted, signal: watch?.signal ?? null };
  try {
    const answer = await withSession(async () => readAnswer(await observedFetch(address, init), watch));
    // The server validates its own answers against the contract.
    if (answer.status < 300) return { ok: true, status: answer.status, body: answer.body as BodyOf<N> };
    return { ok: false, failure: refusalOf(answer.status, answer.body) };
  } catch {
    return { ok: false, failure: { kind: 'network' } };
  }
}

type LastLine = Extract<ProgressLine, { readonly status: number }>;

/** @throws Error for an answer in lines without its last one */
async function readAnswer(response: Response, watch: ReadingWatch | undefined): Promise<LastLine> {
  const isInLines = response.headers.get('content-type')?.startsWith(progressType) ?? false;
  if (!isInLines || response.body === null) return { status: response.status, body: await response.json() };
  const texts = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  for (let read = await texts.read(); !read.done; read = await texts.read()) {
    const lines = (rest + read.value).split('\n');
    rest = lines.pop() ?? '';
    for (const text of lines) {
      const line: ProgressLine = JSON.parse(text);
      if ('status' in line) return line;
      watch?.progress(line.progress);
    }
  }
  throw new Error('The answer has no end');
}

function refusalOf(status: number, answer: unknown): Failure {
  if (!isRecord(answer)) return { kind: 'unexpected' };
  const codes = Object.keys(errorStatuses) as (keyof typeof errorStatuses)[];
  const code = codes.find((known) => known === answer['error']);
  if (code === undefined) return { kind: 'unexpected' };
  const details = isRecord(answer['additionalProperties']) ? answer['additionalProperties'] : {};
  return { kind: 'refused', status, code, details };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
