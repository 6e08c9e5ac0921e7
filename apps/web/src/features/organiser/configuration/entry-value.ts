import type { ConfigurationEntry } from '@sevenmetre/contract/configuration/schemas';
import { configurationValue, isConfigurationText } from '@sevenmetre/rules/configuration';
import { isInstant } from '../../../lib/time/zone-clock.ts';

/** A moment is sent as an instant only: what the field could not read is never taken for another form of ISO 8601. */
export function isFit(entry: ConfigurationEntry, value: string | null): boolean {
  if (entry.dataType === 'datetime' && value !== null) return isInstant(value);
  return isConfigurationText({ ...entry, value });
}

/** A stored moment may have another form of ISO 8601, without a zone in UTC; the field takes instants. */
export function shownValue({ dataType }: ConfigurationEntry, value: string | null): string | null {
  if (dataType !== 'datetime') return value;
  const read = configurationValue({ dataType, value });
  return read.ok && read.value instanceof Date ? read.value.toISOString().replace('.000Z', 'Z') : value;
}
