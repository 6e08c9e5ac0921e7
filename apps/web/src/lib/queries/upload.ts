import { type ErrorCode, errorStatuses } from '@sevenmetre/contract/errors';
import type { UploadedFile } from '@sevenmetre/contract/files/schemas';
import { operations } from '@sevenmetre/contract/operations';
import { type ProgressLine, progressType } from '@sevenmetre/contract/progress';
import { observedFetch } from '../api/api.ts';
import { withSession } from '../session/sign-in-again.ts';
import type { Failure } from './failure.ts';

/** What came of sending files; the body is that of the operation's success. */
export type SentFiles<B> =
  | { readonly ok: true; readonly status: number; readonly body: B }
  | { readonly ok: false; readonly failure: Failure };

interface Sending {
  /** Cancels it; the outcome is then that of no network. */
  readonly signal?: AbortSignal | undefined;
  /** Asks for the share that the server has read, from 0 to 1, while it reads. */
  readonly progress?: ((share: number) => void) | undefined;
}

/** Sends one file, which is the sender's own until it is added to a record. Never rejects. */
export function sendFile(file: File): Promise<SentFiles<UploadedFile>> {
  const body = new FormData();
  body.append('file', file);
  return sendFiles(operations.fileUpload.path, body);
}

/**
 * Sends files to a call of the API. Never rejects.
 * @template B the body of the operation at this path: the server validates its own answers against the contract
 */
export async function sendFiles<B>(
  path: string,
  body: FormData,
  { signal, progress }: Sending = {},
): Promise<SentFiles<B>> {
  const headers: HeadersInit = progress ? { accept: progressType } : {};
  const init = { method: 'POST', body, headers, signal: signal ?? null };
  try {
    const answer = await withSession(async () => readAnswer(await observedFetch(path, init), progress));
    if (answer.status < 300) return { ok: true, status: answer.status, body: answer.body as B };
    return { ok: false, failure: refusalOf(answer.status, answer.body) };
  } catch {
    return { ok: false, failure: { kind: 'network' } };
  }
}

type LastLine = Extract<ProgressLine, { readonly status: number }>;

/** @throws Error for an answer in lines without its last one */
async function readAnswer(response: Response, progress: Sending['progress']): Promise<LastLine> {
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
      progress?.(line.progress);
    }
  }
  throw new Error('The answer has no end');
}

const codes = Object.keys(errorStatuses) as ErrorCode[];

function refusalOf(status: number, answer: unknown): Failure {
  const refusal = answer as { error?: unknown; additionalProperties?: Record<string, unknown> } | null;
  const code = codes.find((known) => known === refusal?.error);
  if (code === undefined) return { kind: 'unexpected' };
  return { kind: 'refused', status, code, details: refusal?.additionalProperties ?? {} };
}
