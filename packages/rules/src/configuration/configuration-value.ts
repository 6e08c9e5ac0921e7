import type { ConfigurationDataType } from '../vocabulary/index.ts';

export interface ConfigurationText {
  readonly dataType: ConfigurationDataType;
  readonly value: string | null;
}

export type ConfigurationResult =
  /** null: no value. */
  | { readonly ok: true; readonly value: string | number | boolean | Date | null }
  | {
      readonly ok: false;
      readonly code: 'configuration-value-invalid';
      readonly parameters: { readonly dataType: ConfigurationDataType; readonly value: string };
    };

/**
 * The value of a configuration entry's text. A boolean is true only for the text `true`. A datetime is ISO
 * 8601; without a zone it is UTC. Empty text is no value, except for strings and booleans.
 */
export function configurationValue({ dataType, value }: ConfigurationText): ConfigurationResult {
  if (dataType === 'boolean') return { ok: true, value: value === 'true' };
  if (value === null || dataType === 'string') return { ok: true, value };
  const text = value.trim();
  if (text === '') return { ok: true, value: null };
  const converted = dataType === 'datetime' ? instantOf(text) : numberOf(text, dataType);
  if (converted !== null) return { ok: true, value: converted };
  return { ok: false, code: 'configuration-value-invalid', parameters: { dataType, value } };
}

function numberOf(text: string, dataType: 'integer' | 'float'): number | null {
  const shape = dataType === 'integer' ? /^[+-]?\d+$/u : /^[+-]?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/iu;
  if (!shape.test(text)) return null;
  const value = Number(text);
  if (!Number.isFinite(value)) return null;
  return dataType === 'integer' && !Number.isSafeInteger(value) ? null : value;
}

const dateTime = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d)(?::(\d\d)(?:\.\d{1,9})?)?\s?(Z|[+-]\d\d:?\d\d)?)?$/u;

function instantOf(text: string): Date | null {
  const found = dateTime.exec(text);
  if (!found) return null;
  const [, day = '', time = '00:00', second = '00', zone = 'Z'] = found;
  const written = new Date(`${day}T${time}:${second}Z`);
  // Rejects dates such as 30 February, which would become March.
  if (Number.isNaN(written.getTime()) || !written.toISOString().startsWith(`${day}T${time}:${second}`))
    return null;
  const offset = zone === 'Z' ? 'Z' : `${zone.slice(0, 3)}:${zone.slice(-2)}`;
  const instant = new Date(`${day}T${time}:${second}${offset}`);
  return Number.isNaN(instant.getTime()) ? null : instant;
}
