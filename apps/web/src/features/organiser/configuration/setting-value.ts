import type { ConfigurationEntry } from '@sevenmetre/contract/configuration/schemas';
import type { Translator } from '@sevenmetre/phrases/translator';
import { choicesOf } from '@sevenmetre/rules/configuration';
import { instantText } from '../../../lib/time/moments.ts';
import { choiceName } from '../page/setting-name.ts';
import { isInSeconds, minutesText } from './minutes.ts';

const units: readonly (readonly [Unit, RegExp])[] = [
  ['min', /^(delay-|appointments-(pause|after-travel|long-wait)$)/],
  ['days', /-days$/],
  ['matches', /^(appointments-most-|suspended-matches-)/],
  ['players', /^(roster-players-(min|max|recommended-max)|players-on-court)$/],
  ['people', /^roster-leaders-(min|max)$/],
  ['years', /^leader-minimum-age$/],
  ['goals', /^walkover-goals$/],
  ['points', /^points-/],
];
type Unit = 'min' | 'days' | 'matches' | 'players' | 'people' | 'years' | 'goals' | 'points';

/** What the number of a setting counts; undefined: it is no number of people's units. */
export function settingUnit(t: Translator, key: string): string | undefined {
  const unit = isInSeconds(key) ? 'min' : units.find(([, keys]) => keys.test(key))?.[0];
  return unit && t(`configuration.unit.${unit}`);
}

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

/** The same with its unit; of an empty value the word for nothing. */
export function settingText(
  t: Translator,
  entry: Pick<ConfigurationEntry, 'key' | 'dataType' | 'format'>,
  value: string,
  timeZone: string,
): string {
  if (value === '') return t('configuration.none');
  const unit = settingUnit(t, entry.key);
  return settingValue(t, entry, value, timeZone) ?? (unit === undefined ? value : `${value} ${unit}`);
}
