import type { ErrorCode } from '@sevenmetre/contract/errors';

export function unknown(code: ErrorCode) {
  return { status: 404, body: said(code) } as const;
}

export const editionMissing = unknown('edition-missing');

/** Refusal of a save based on an older record, with the present one. */
export function changedMeanwhile(current: Record<string, unknown>) {
  return { status: 409, body: said('changed-meanwhile', current) } as const;
}

export const reasonMissing = { status: 422, body: said('reason-missing') } as const;

function said(error: ErrorCode, additionalProperties: Record<string, unknown> = {}) {
  return { error, additionalProperties };
}
