import { type ErrorCode, errorStatuses } from '@sevenmetre/contract/errors';
import { tournamentFolderOperations as operations } from '@sevenmetre/contract/tournament-folder/operations';
import { observedFetch } from '../../../lib/api/api.ts';
import type { BodyOf } from '../../../lib/queries/call.ts';
import type { Failure } from '../../../lib/queries/failure.ts';
import { withSession } from '../../../lib/session/sign-in-again.ts';

type Name = Exclude<keyof typeof operations, 'pastYearUndo'>;

export type FolderOutcome<N extends Name> =
  | { readonly ok: true; readonly body: BodyOf<N> }
  | { readonly ok: false; readonly failure: Failure };

/**
 * Sends the files of a folder to be checked or imported, with the organiser's answers as a file of JSON. Never rejects.
 * @param signal cancels it; the outcome is then that of no network
 */
export async function sendFolder<N extends Name>(
  name: N,
  files: readonly File[],
  answers: readonly { readonly name: string; readonly value: object }[],
  signal: AbortSignal | null = null,
): Promise<FolderOutcome<N>> {
  const body = new FormData();
  for (const file of files) body.append('file', file, file.name);
  for (const { name: file, value } of answers) body.append('file', new Blob([JSON.stringify(value)]), file);
  try {
    const response = await withSession(() =>
      observedFetch(operations[name].path, { method: 'POST', body, signal }),
    );
    const answer: unknown = await response.json();
    // The server checks its own answers by the contract.
    if (response.status === 200) return { ok: true, body: answer as BodyOf<N> };
    return { ok: false, failure: refusalOf(response.status, answer) };
  } catch {
    return { ok: false, failure: { kind: 'network' } };
  }
}

const codes = Object.keys(errorStatuses) as ErrorCode[];

function refusalOf(status: number, answer: unknown): Failure {
  const refusal = answer as { error?: unknown; additionalProperties?: Record<string, unknown> } | null;
  const code = codes.find((known) => known === refusal?.error);
  if (code === undefined) return { kind: 'unexpected' };
  return { kind: 'refused', status, code, details: refusal?.additionalProperties ?? {} };
}
