import { helpPointsKey, readHelpPoints } from '../city/index.ts';
import { hallScreensKey, readScreens } from '../screens/index.ts';
import { isIdentityText } from '../identity/index.ts';
import { isLinkKey, linkOf } from './link.ts';
import { type ConfigurationText, configurationValue } from './configuration-value.ts';

export interface FormattedText extends ConfigurationText {
  /** Key of the entry, for entries whose text is a link (rule CO8); absent: others. */
  readonly key?: string;
  /** Restriction besides the type: `a|b|c` choices, `0…99` bounds of a number; null: none. */
  readonly format: string | null;
}

/** Maximal length of a text in characters, so that a call stays below 64 kB. */
export const longestConfigurationText = 60_000;

/** The choices of a format; null if it has none. */
export function choicesOf(format: string | null): readonly string[] | null {
  return format?.includes('|') ? format.split('|') : null;
}

/**
 * Whether a text may be stored: valid for its type and format. An empty text is always allowed (rule CO6).
 */
export function isConfigurationText({ key, dataType, value, format }: FormattedText): boolean {
  if (value === null || value === '') return true;
  if (value.length > longestConfigurationText) return false;
  if (key !== undefined && isLinkKey(key)) return linkOf(value) !== null;
  if (key === helpPointsKey) return readHelpPoints(value) !== null;
  if (key === hallScreensKey) return readScreens(value) !== null;
  const isOfIdentity = key === undefined ? undefined : isIdentityText(key, value);
  if (isOfIdentity !== undefined) return isOfIdentity;
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
