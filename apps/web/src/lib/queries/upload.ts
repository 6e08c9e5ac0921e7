import type { UploadedFile } from '@sevenmetre/contract/files/schemas';
import { errorStatuses } from '@sevenmetre/contract/errors';
import { operations } from '@sevenmetre/contract/operations';
import { observedFetch } from '../api/api.ts';
import type { Failure } from './failure.ts';
import { withSession } from '../session/sign-in-again.ts';

export type UploadOutcome =
  | { readonly ok: true; readonly file: UploadedFile }
  | { readonly ok: false; readonly failure: Failure };

/** Sends one file, which is the sender's own until it is added to a record. Never rejects. */
export async function sendFile(file: File): Promise<UploadOutcome> {
  const body = new FormData();
  body.append('file', file);
  try {
    const send = () => observedFetch(operations.fileUpload.path, { method: 'POST', body });
    const response = await withSession(send);
    const answer: unknown = await response.json();
    // The server validates its own answers against the contract.
    if (response.status === 201) return { ok: true, file: answer as UploadedFile };
    return { ok: false, failure: refusalOf(response.status, answer) };
  } catch {
    return { ok: false, failure: { kind: 'network' } };
  }
}

function refusalOf(status: number, answer: unknown): Failure {
  const named = typeof answer === 'object' && answer !== null && 'error' in answer ? answer.error : null;
  const codes = Object.keys(errorStatuses) as (keyof typeof errorStatuses)[];
  const code = codes.find((known) => known === named);
  return code === undefined ? { kind: 'unexpected' } : { kind: 'refused', status, code, details: {} };
}
