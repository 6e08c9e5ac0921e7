import { type ErrorCode, errorStatuses } from '@sevenmetre/contract/errors';
import { operations } from '@sevenmetre/contract/operations';
import type { BodyOf } from '../../../lib/queries/call.ts';
import type { Failure } from '../../../lib/queries/failure.ts';
import { observedFetch } from '../../../lib/api/api.ts';
import { withSession } from '../../../lib/session/sign-in-again.ts';

export type BankOutcome<N extends 'bankPreview' | 'bankImport'> =
  | { readonly ok: true; readonly body: BodyOf<N> }
  | { readonly ok: false; readonly failure: Failure };

/**
 * Sends a bank file to be looked at or brought in. Never rejects.
 * @param signal cancels it; the outcome is then that of no network
 */
export async function sendBankFile<N extends 'bankPreview' | 'bankImport'>(
  name: N,
  file: File,
  query: Readonly<Record<string, string>>,
  signal: AbortSignal | null = null,
): Promise<BankOutcome<N>> {
  const body = new FormData();
  body.append('file', file);
  const path = `${operations[name].path}?${new URLSearchParams(query).toString()}`;
  try {
    const response = await withSession(() => observedFetch(path, { method: 'POST', body, signal }));
    const answer: unknown = await response.json();
    // The server validates its own answers against the contract.
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
