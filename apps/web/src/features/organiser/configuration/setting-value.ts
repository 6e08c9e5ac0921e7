import type { ConfigurationEntry } from '@sevenmetre/contract/configuration/schemas';
import type { Translator } from '@sevenmetre/phrases/translator';
import { choicesOf } from '@sevenmetre/rules/configuration';
import { instantText } from '../../../lib/time/moments.ts';
import { choiceName } from '../page/setting-name.ts';
import { isInSeconds, minutesText } from './minutes.ts';

/** A stored value in words; undefined: it is empty or speaks for itself. @param timeZone of the tournament */
export function settingValue(
  t: Translator,
  { key, dataType, format }: Pick<ConfigurationEntry, 'key' | 'dataType' | 'format'>,
  value: string,
  timeZone: string,
): string | undefined {
  if (value === '') return undefined;
  if (dataType === 'datetime') return instantText(t, value, timeZone);
  if (dataType === 'boolean') return t(value === 'true' ? 'organiser.log.yes' : 'organiser.log.no');
  if (isInSeconds(key)) return t('configuration.minutes', { minutes: minutesText(value) });
  return choicesOf(format)?.includes(value) ? choiceName(t, value) : undefined;
}
