import type { NamedEntryFault } from '@sevenmetre/rules/enumerations';
import type { Failure } from '../../../lib/queries/failure.ts';

/** Faults that the server alone can find; all others are found here before. */
const found = ['unique', 'used', 'unknown'] as const;

/** What a refusal says of fields; empty: it says nothing of them. */
export function serverFaults(failure: Failure): NamedEntryFault[] {
  if (failure.kind !== 'refused' || failure.code !== 'entry-invalid') return [];
  const { faults } = failure.details;
  return Array.isArray(faults) ? faults.flatMap(readFault) : [];
}

function readFault(sent: unknown): NamedEntryFault[] {
  const field = partOf(sent, 'field');
  const code = found.find((known) => known === partOf(partOf(sent, 'fault'), 'code'));
  return typeof field === 'string' && code !== undefined ? [{ field, fault: { code } }] : [];
}

function partOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
