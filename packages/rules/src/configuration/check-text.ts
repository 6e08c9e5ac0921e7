import { isLinkKey, linkOf } from './link.ts';
import { type ConfigurationText, configurationValue } from './configuration-value.ts';

export interface FormattedText extends ConfigurationText {
  /** Which entry it is of, for those whose text is a link (rule CO8); left out: any other. */
  readonly key?: string;
  /** What is allowed beside the type: `a|b|c` names the choices, `0…99` the bounds of a number; null: anything. */
  readonly format: string | null;
}

/** Longest text of an entry, in characters: with what surrounds it it stays below the 64 kB of a call. */
export const longestConfigurationText = 60_000;

/** The words of a format that names choices; null when it names none. */
export function choicesOf(format: string | null): readonly string[] | null {
  return format?.includes('|') ? format.split('|') : null;
}

/** Whether an entry's text may be stored: of its type, and within its format. No text is always allowed (rule CO6). */
export function isConfigurationText({ key, dataType, value, format }: FormattedText): boolean {
  if (value === null || value === '') return true;
  if (value.length > longestConfigurationText) return false;
  if (key !== undefined && isLinkKey(key)) return linkOf(value) !== null;
  if (dataType === 'boolean') return value === 'true' || value === 'false';
  const result = configurationValue({ dataType, value });
  if (!result.ok) return false;
  const choices = choicesOf(format);
  if (choices) return choices.includes(value);
  return typeof result.value !== 'number' || isWithin(result.value, format);
}

function isWithin(value: number, format: string | null): boolean {
  const bounds = /^(-?\d*)…(-?\d*)$/u.exec(format ?? '');
  if (!bounds) return true;
  const [, least = '', most = ''] = bounds;
  return (least === '' || value >= Number(least)) && (most === '' || value <= Number(most));
}
