import type { PlanSettingsBody } from '@sevenmetre/contract/plan/schemas';
import type { SettingsRows } from './settings.repository.ts';

/** An invalid field of the settings, by its path in the body: `courts.0.hours.1`. */
export interface SettingsError {
  readonly field: string;
  readonly code: 'unknown' | 'twice' | 'order' | 'overlap' | 'range';
}

/** All errors of a body, by itself and against the edition. */
export function checkSettings(body: PlanSettingsBody, rows: SettingsRows, days: number): SettingsError[] {
  return [...checkCourts(body, rows, days), ...checkTravel(body, rows), ...checkCategories(body, rows, days)];
}

function checkCourts(
  { courts = [] }: PlanSettingsBody,
  { halls }: SettingsRows,
  days: number,
): SettingsError[] {
  const known = new Set(halls.map(({ id }) => id));
  const seen = new Set<string>();
  return courts.flatMap((court, index) => {
    const field = `courts.${index}`;
    const errors: SettingsError[] = [];
    const isOfHall = Number(court.key.split('/')[0]) === court.placeId;
    if (!known.has(court.placeId) || !isOfHall) errors.push({ field: `${field}.placeId`, code: 'unknown' });
    if (seen.has(court.key)) errors.push({ field: `${field}.key`, code: 'twice' });
    seen.add(court.key);
    const hours = court.hours.map(({ day, open, close }) => ({ day, from: open, to: close }));
    return [
      ...errors,
      ...checkTimes(`${field}.hours`, hours, days, true),
      ...checkTimes(`${field}.blocks`, court.blocks, days, false),
    ];
  });
}

function checkTimes(
  field: string,
  times: readonly { readonly day: number; readonly from: number; readonly to: number }[],
  days: number,
  isOnceADay: boolean,
): SettingsError[] {
  const seen = new Set<number>();
  return times.flatMap(({ day, from, to }, index): SettingsError[] => {
    const twice = isOnceADay && seen.has(day);
    seen.add(day);
    const code = day >= days ? 'range' : from >= to ? 'order' : twice ? 'twice' : null;
    return code === null ? [] : [{ field: `${field}.${index}`, code }];
  });
}

function checkTravel({ travel = [] }: PlanSettingsBody, { halls }: SettingsRows): SettingsError[] {
  const known = new Set(halls.map(({ id }) => id));
  const seen = new Set<string>();
  return travel.flatMap(({ fromPlaceId: from, toPlaceId: to }, index): SettingsError[] => {
    const pair = `${Math.min(from, to)} ${Math.max(from, to)}`;
    const code =
      !known.has(from) || !known.has(to) || from === to ? 'unknown' : seen.has(pair) ? 'twice' : null;
    seen.add(pair);
    return code === null ? [] : [{ field: `travel.${index}`, code }];
  });
}

function checkCategories(
  { categories = [] }: PlanSettingsBody,
  rows: SettingsRows,
  days: number,
): SettingsError[] {
  const known = new Set(rows.categories.map(({ id }) => id));
  const seen = new Set<number>();
  return categories.flatMap((rules, index): SettingsError[] => {
    const field = `categories.${index}`;
    const errors: SettingsError[] = [];
    if (!known.has(rules.categoryId)) errors.push({ field: `${field}.categoryId`, code: 'unknown' });
    if (seen.has(rules.categoryId)) errors.push({ field: `${field}.categoryId`, code: 'twice' });
    seen.add(rules.categoryId);
    if (rules.slotMinutes < 2 * rules.halfMinutes + rules.breakMinutes)
      errors.push({ field: `${field}.slotMinutes`, code: 'order' });
    if (rules.earliest + rules.slotMinutes > rules.latestEnd)
      errors.push({ field: `${field}.latestEnd`, code: 'order' });
    const late = Object.entries(rules.days).find(([, list]) => list.some((day) => day >= days));
    if (late) errors.push({ field: `${field}.days.${late[0]}`, code: 'range' });
    return errors;
  });
}
