import type { CategoryRules, Court } from '@sevenmetre/contract/plan/schemas';
import { defaultBuffers } from '@sevenmetre/engine/schedule';
import type { CategoryRow } from './settings.repository.ts';

const hour = 60;
const openFrom = 8 * hour;
const openUntil = 20 * hour;

/** The default court of a hall without settings: open from 8 to 20 on every day. */
export function defaultCourt(placeId: number, days: number): Court {
  return {
    key: String(placeId),
    placeId,
    name: null,
    size: 'full',
    resin: true,
    seats: null,
    main: false,
    active: true,
    slotLength: null,
    hours: Array.from({ length: days }, (_, day) => ({ day, open: openFrom, close: openUntil })),
    blocks: [],
  };
}

/**
 * Default rules of a category without settings: shorter matches and earlier evenings for children up to ten
 * and twelve, finals on the last day.
 */
export function defaultRules(category: CategoryRow, year: number, days: number): CategoryRules {
  const age = category.birthDateMin === null ? null : year - Number(category.birthDateMin.slice(0, 4));
  const [halfMinutes, latestEnd] = lengthsFor(age);
  const breakMinutes = 5;
  const last = days - 1;
  return {
    categoryId: category.id,
    halfMinutes,
    breakMinutes,
    slotMinutes: 2 * halfMinutes + breakMinutes + 5,
    rest: hour,
    maxPerDay: 3,
    maxPathPerDay: 5,
    earliest: openFrom,
    latestEnd,
    guarantee: 3,
    court: age !== null && age <= 10 ? 'any' : 'full',
    resin: false,
    days: days > 1 ? { final: [last], 'place-3': [last] } : {},
    courts: [],
  };
}

/** Minutes of a half, and latest end. */
function lengthsFor(age: number | null): [number, number] {
  if (age !== null && age <= 10) return [10, 19 * hour];
  if (age !== null && age <= 12) return [12, 20 * hour];
  return [15, 21 * hour];
}

export const defaultSettingsBuffers = defaultBuffers;

/** Default minutes between two halls: 15 if one of them has no coordinates, else 5 and 2 per kilometre. */
export function defaultTravel(
  from: { readonly lat: number | null; readonly lng: number | null },
  to: { readonly lat: number | null; readonly lng: number | null },
): number {
  if (from.lat === null || from.lng === null || to.lat === null || to.lng === null) return 15;
  const radians = Math.PI / 180;
  const latitude = (to.lat - from.lat) * radians;
  const longitude = (to.lng - from.lng) * radians * Math.cos(((from.lat + to.lat) / 2) * radians);
  const kilometres = Math.hypot(latitude, longitude) * 6371;
  return Math.min(600, Math.round(5 + 2 * kilometres));
}
