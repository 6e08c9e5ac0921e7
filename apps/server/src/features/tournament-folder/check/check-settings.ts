import { tableKeys } from '@sevenmetre/rules/configuration';
import { defaultTieBreakers, defaultTieBreakersUnfinished, tieBreakers } from '@sevenmetre/rules/vocabulary';
import type { TieBreaker } from '@sevenmetre/rules/vocabulary';
import { configurationEntryData } from '../../reference-data/index.ts';
import { isDate } from '../read/cells.ts';
import type { Check } from './check.ts';
import { maximumLength } from '../format.ts';
import { SettingsReader } from '../read/settings-reader.ts';
import type { Settings } from '../tournament.ts';

/** Reads tournament.json into `check.settings`; errors have the line of the field. */
export async function checkSettings(check: Check): Promise<void> {
  const reader = await SettingsReader.open(check);
  if (!reader) return;
  const count = check.errors.count;
  const startDate = date(reader, 'startDate');
  const settings: Settings = {
    name: reader.text('name', maximumLength.name),
    year: year(reader),
    startDate,
    endDate: date(reader, 'endDate'),
    timeZone: timeZone(reader),
    currencyCode: currency(reader),
    tieBreakers: criteria(reader, 'tieBreakers', defaultTieBreakers),
    tieBreakersUnfinished: criteria(reader, 'tieBreakersUnfinished', defaultTieBreakersUnfinished),
    ...tableRules(reader),
  };
  if (settings.endDate !== '' && settings.endDate < startDate)
    reader.error('endDate', 'end-before-start', { value: settings.endDate });
  if (check.errors.count === count) check.settings = settings;
}

function year(reader: SettingsReader): number {
  const value = reader.value('year');
  if (typeof value !== 'number' || !Number.isInteger(value)) {
    reader.error('year', value === undefined ? 'required' : 'not-a-number', { value: said(value) });
    return 0;
  }
  if (value < 1900 || value > 2199)
    reader.error('year', 'number-out-of-range', { value, minimum: 1900, maximum: 2199 });
  return value;
}

function date(reader: SettingsReader, name: 'startDate' | 'endDate'): string {
  const value = reader.text(name, maximumLength.code);
  if (value === '' || isDate(value)) return value;
  reader.error(name, 'not-a-date', { value });
  return '';
}

function timeZone(reader: SettingsReader): string {
  const value = reader.text('timeZone', maximumLength.id);
  try {
    // Intl accepts UTC offsets, which are no time zones: they have no summer time.
    if (/^[+-]/.test(value)) throw new RangeError(value);
    if (value !== '') new Intl.DateTimeFormat('en', { timeZone: value }).format(0);
  } catch {
    reader.error('timeZone', 'time-zone-unknown', { value });
  }
  return value;
}

function currency(reader: SettingsReader): string {
  const value = reader.text('currencyCode', maximumLength.code);
  if (value !== '' && !Intl.supportedValuesOf('currency').includes(value))
    reader.error('currencyCode', 'currency-unknown', { value });
  return value;
}

/** Only the second list is optional. */
function criteria(
  reader: SettingsReader,
  name: 'tieBreakers' | 'tieBreakersUnfinished',
  fallback: readonly TieBreaker[],
): readonly TieBreaker[] {
  const value = reader.value(name);
  if (value === undefined && name === 'tieBreakersUnfinished') return fallback;
  if (!Array.isArray(value) || value.length === 0) {
    reader.error(name, 'required');
    return fallback;
  }
  const found: TieBreaker[] = [];
  for (const item of value as unknown[]) {
    const criterion = tieBreakers.find((known) => known === item);
    const text = said(item);
    if (!criterion)
      reader.error(name, 'tie-breaker-unknown', { value: text, allowed: tieBreakers.join(', ') });
    else if (found.includes(criterion)) reader.error(name, 'tie-breaker-repeated', { value: text });
    else found.push(criterion);
  }
  return found;
}

const mostOfARule = 9999;

/** Configuration entries that affect tables; absent if they are not in the folder. */
function tableRules(reader: SettingsReader): Pick<Settings, 'rules'> {
  const value = reader.value('rules');
  if (value === undefined) return {};
  const allowed = tableKeys.join(', ');
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    reader.error('rules', 'not-one-of', { value: said(value), allowed });
    return {};
  }
  const rules: Record<string, string> = {};
  for (const [name, given] of Object.entries(value) as [string, unknown][]) {
    const key = tableKeys.find((known) => known === name);
    const entry = configurationEntryData.find((known) => known.key === key);
    if (!entry) reader.error(name, 'not-one-of', { value: name, allowed });
    else if (isRule(entry.dataType, given)) rules[name] = String(given);
    else if (entry.dataType === 'boolean')
      reader.error(name, 'not-one-of', { value: said(given), allowed: 'true, false' });
    else reader.error(name, 'not-a-number', { value: said(given) });
  }
  return { rules };
}

function isRule(dataType: string, value: unknown): boolean {
  if (dataType === 'boolean') return typeof value === 'boolean';
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= mostOfARule;
}

/** A JSON value as quoted in errors; lists and objects may be nested too deep to print. */
function said(value: unknown): string {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'object' && value !== null ? 'an object' : String(value);
}
