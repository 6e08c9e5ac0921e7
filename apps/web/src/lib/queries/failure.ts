import type { ErrorCode } from '@sevenmetre/contract/errors';

/** Why a call brought nothing. */
export type Failure =
  /** No answer came: the server may be out of reach. Nothing is known about what it stored. */
  | { readonly kind: 'network' }
  | {
      readonly kind: 'refused';
      readonly status: number;
      readonly code: ErrorCode;
      /** The refusal's own parameters: the field, the limit, the current record of `changed-meanwhile`. */
      readonly details: Readonly<Record<string, unknown>>;
    }
  /** An answer that the contract does not know. */
  | { readonly kind: 'unexpected' };

/** A failure on its way through the query client, which knows exceptions only. */
export class CallFailed extends Error {
  readonly failure: Failure;
  constructor(failure: Failure) {
    super(failure.kind === 'refused' ? failure.code : failure.kind);
    this.failure = failure;
  }
}

/** The failure that somebody else changed the record first. */
export function isChangedMeanwhile(failure: Failure): boolean {
  return failure.kind === 'refused' && failure.status === 409 && failure.code === 'changed-meanwhile';
}

/** The failure that a record is not there, or is somebody else's: the server does not say which. */
export function isNotOwn(failure: Failure | null): boolean {
  return failure?.kind === 'refused' && failure.status === 404;
}
