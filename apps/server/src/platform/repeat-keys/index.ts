import { createHash } from 'node:crypto';
import type { ErrorCode } from '@sevenmetre/contract/errors';
import type { Tx } from '../database/index.ts';
import { refuse } from '../outcome/index.ts';
import type { Refusal } from '../outcome/index.ts';
import * as repository from './repeat-key.repository.ts';

type Result<T, C extends ErrorCode> = { readonly ok: true; readonly value: T } | Refusal<C>;

interface Once {
  /** The record of the first call with this key; it may have been deleted since. */
  readonly id: number;
  /** false: a repeat, which has stored nothing. */
  readonly isNew: boolean;
}

/** Stands in a row until the record is created; no other transaction can see it. */
const noRecord = 0;

/**
 * Runs `work` once for a repeat key. The same key with the same body returns the first record, with another
 * body it is refused with `repeat-key-used`. Concurrent calls with one key wait for each other. If `work`
 * refuses, the key stays unused.
 * @param scope what the key belongs to, such as `payment:12`; a key may be used again in another scope
 * @param work creates the record in `tx` and returns its id
 */
export async function once<C extends ErrorCode>(
  tx: Tx,
  scope: string,
  key: string,
  body: unknown,
  work: () => Promise<Result<number, C>>,
): Promise<Result<Once, C | 'repeat-key-used'>> {
  const bodyHash = hashOf(body);
  if (!(await repository.insertUnlessThere({ scope, key, bodyHash, recordId: noRecord }, tx))) {
    const first = await repository.find({ scope, key }, tx);
    if (!first) throw new Error('A repeat key was neither stored nor found');
    if (first.bodyHash !== null && first.bodyHash !== bodyHash) return refuse('repeat-key-used');
    return { ok: true, value: { id: first.recordId, isNew: false } };
  }
  const result = await work();
  if (!result.ok) {
    await repository.remove({ scope, key }, tx);
    return result;
  }
  await repository.updateRecord({ scope, key }, result.value, tx);
  return { ok: true, value: { id: result.value, isNew: true } };
}

/** Whether a call with this key has been done. */
export async function isUsed(tx: Tx, scope: string, key: string): Promise<boolean> {
  return (await repository.find({ scope, key }, tx)) !== null;
}

/** The order of a body's fields does not matter, and a missing field equals an undefined one. */
function hashOf(body: unknown): string {
  const text = JSON.stringify(body, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : value,
  );
  return createHash('sha256').update(text).digest('base64url');
}
