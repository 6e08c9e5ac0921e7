import type { NamedEntryError } from '@sevenmetre/rules/enumerations';
import type { Failure } from '../../../lib/queries/failure.ts';

/** Errors that the server alone can find; all others are found here before. */
const found = ['unique', 'used', 'unknown'] as const;

/** What a refusal says of fields; empty: it says nothing of them. */
export function serverErrors(failure: Failure): NamedEntryError[] {
  if (failure.kind !== 'refused' || failure.code !== 'entry-invalid') return [];
  const { errors } = failure.details;
  return Array.isArray(errors) ? errors.flatMap(readError) : [];
}

function readError(sent: unknown): NamedEntryError[] {
  const field = partOf(sent, 'field');
  const code = found.find((known) => known === partOf(partOf(sent, 'error'), 'code'));
  return typeof field === 'string' && code !== undefined ? [{ field, error: { code } }] : [];
}

function partOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
