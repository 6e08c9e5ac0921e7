import { UndeclaredStatus, createClient } from '@sevenmetre/contract/client';
import type { Answer, CallInput } from '@sevenmetre/contract/client';
import type { ErrorCode } from '@sevenmetre/contract/errors';
import { operations } from '@sevenmetre/contract/operations';
import type { OperationName } from '@sevenmetre/contract/operations';
import { ownOrigin } from '../api/api.ts';
import type { Failure } from './failure.ts';
import { withSession } from '../session/sign-in-again.ts';

type Success<N extends OperationName> = Extract<Answer<N>, { readonly status: 200 | 201 | 202 | 204 }>;

/** What a call answers when it is granted. */
export type BodyOf<N extends OperationName> = Success<N>['body'];

export type Outcome<N extends OperationName> =
  | { readonly ok: true; readonly status: number; readonly body: BodyOf<N> }
  | { readonly ok: false; readonly failure: Failure };

const client = createClient(ownOrigin, operations);

/** Makes one call of the contract, after a new sign-in when the session has ended. Never rejects: what went wrong is a value. */
export async function callServer<N extends OperationName>(name: N, input: CallInput<N>): Promise<Outcome<N>> {
  return outcomeOf<N>(withSession<Answer<N>>(() => client[name](input)));
}

/** As `callServer`, before it is known who is signed in: nobody is asked to sign in. */
export async function callAhead<N extends OperationName>(name: N, input: CallInput<N>): Promise<Outcome<N>> {
  return outcomeOf<N>(client[name](input));
}

async function outcomeOf<N extends OperationName>(answer: Promise<Answer<N>>): Promise<Outcome<N>> {
  try {
    return resultOf<N>(await answer);
  } catch (error) {
    return { ok: false, failure: { kind: error instanceof UndeclaredStatus ? 'unexpected' : 'network' } };
  }
}

function resultOf<N extends OperationName>({ status, body }: Answer<N>): Outcome<N> {
  // The contract's client has checked the status; what is not a success is a refusal with a code.
  if (status < 300) return { ok: true, status, body: body as BodyOf<N> };
  const refusal = body as { error?: ErrorCode; additionalProperties?: Record<string, unknown> } | undefined;
  if (refusal?.error === undefined) return { ok: false, failure: { kind: 'unexpected' } };
  const { error: code, additionalProperties: details = {} } = refusal;
  return { ok: false, failure: { kind: 'refused', status, code, details } };
}
