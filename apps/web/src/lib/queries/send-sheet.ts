import { errorStatuses } from '@sevenmetre/contract/errors';
import { operations } from '@sevenmetre/contract/operations';
import { observedFetch } from '../api/api.ts';
import type { BodyOf, Outcome } from './call.ts';
import type { Failure } from './failure.ts';
import { withSession } from '../session/sign-in-again.ts';

type SheetCall = 'rosterImportPreview' | 'clubListPreview' | 'recordListPreview' | 'scheduleFilePreview';

interface Sent {
  /** Parts of the path. */
  readonly params?: Readonly<Record<string, string | number>>;
  readonly file: File;
  readonly query?: Readonly<Record<string, string>>;
}

/** Sends a sheet to be read by the server. Never rejects; the name of the file stays here. */
export async function sendSheet<N extends SheetCall>(
  name: N,
  { params = {}, file, query = {} }: Sent,
): Promise<Outcome<N>> {
  const body = new FormData();
  body.append('file', file, 'sheet');
  const path = operations[name].path.replace(/\{(\w+)\}/u, (_, part: string) => String(params[part] ?? ''));
  const asked = new URLSearchParams(query).toString();
  try {
    const address = asked === '' ? path : `${path}?${asked}`;
    const response = await withSession(() => observedFetch(address, { method: 'POST', body }));
    const answer: unknown = await response.json();
    // The server validates its own answers against the contract.
    if (response.ok) return { ok: true, status: response.status, body: answer as BodyOf<N> };
    return { ok: false, failure: refusalOf(response.status, answer) };
  } catch {
    return { ok: false, failure: { kind: 'network' } };
  }
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
