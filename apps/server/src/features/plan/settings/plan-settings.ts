import type { CategoryRules, Court, PlanSettings, TravelTime } from '@sevenmetre/contract/plan/schemas';
import type { EditionRow } from '../../competition/index.ts';
import { daysOf } from '../plan-edition.ts';
import { defaultCourt, defaultRules, defaultSettingsBuffers, defaultTravel } from './defaults.ts';
import type { HallRow, RulesRow, SettingsRows } from './settings.repository.ts';

/** Settings of a plan from stored rows and defaults. */
export function settingsOf(edition: EditionRow, rows: SettingsRows): PlanSettings {
  const days = daysOf(edition);
  const steps = new Map(rows.weights.map(({ wish, step }) => [wish, step]));
  const step = (wish: keyof Weights) => steps.get(wish) ?? 'normal';
  return {
    revision: rows.draft?.settingsRevision ?? 0,
    timeZone: edition.timeZone,
    days,
    halls: rows.halls.map(({ id, code, nameCs, nameEn, lat, lng }) => {
      return { id, code, nameCs, nameEn, located: lat !== null && lng !== null };
    }),
    courts: courtsOf(rows, days.length),
    travel: travelOf(rows),
    categories: categoriesOf(edition, rows, days.length),
    weights: weightsOf(step),
    buffers: {
      afterGroup: rows.draft?.afterGroup ?? defaultSettingsBuffers.afterGroup,
      afterTravel: rows.draft?.afterTravel ?? defaultSettingsBuffers.afterTravel,
    },
  };
}

type Weights = PlanSettings['weights'];

function weightsOf(step: (wish: keyof Weights) => Weights['lunch']): Weights {
  return {
    hallChange: step('hallChange'),
    shortRest: step('shortRest'),
    longWait: step('longWait'),
    thirdInDay: step('thirdInDay'),
    lunch: step('lunch'),
    lateThenEarly: step('lateThenEarly'),
    coach: step('coach'),
    pathHallChange: step('pathHallChange'),
    teamWish: step('teamWish'),
  };
}

/** Courts of active halls, hall by hall; a hall without rows has the default court. */
function courtsOf({ halls, courts, hours, blocks }: SettingsRows, days: number): Court[] {
  const rowsOf = Map.groupBy(courts, ({ placeId }) => placeId);
  return halls.flatMap(({ id: placeId }) => {
    const own = rowsOf.get(placeId);
    if (!own) return [defaultCourt(placeId, days)];
    return own.map(({ editionId: _, weight: __, ...court }): Court => {
      const open = hours.flatMap((row) => {
        if (row.court !== court.key || row.open === null || row.close === null || row.day >= days) return [];
        return [{ day: row.day, open: row.open, close: row.close }];
      });
      const blocked = blocks
        .filter((row) => row.court === court.key)
        .map(({ day, from, to, reason }) => ({ day, from, to, reason }));
      return { ...court, hours: open, blocks: blocked };
    });
  });
}

function travelOf({ halls, travel }: SettingsRows): TravelTime[] {
  const known = new Map(travel.map((row) => [`${row.fromPlaceId} ${row.toPlaceId}`, row.minutes]));
  const inOrder = halls.toSorted((a, b) => a.id - b.id);
  return inOrder.flatMap((from, index) =>
    inOrder.slice(index + 1).map((to) => travelBetween(from, to, known.get(`${from.id} ${to.id}`))),
  );
}

function travelBetween(from: HallRow, to: HallRow, known: number | undefined): TravelTime {
  const minutes = known ?? defaultTravel(from, to);
  return { fromPlaceId: from.id, toPlaceId: to.id, minutes, byHand: known !== undefined };
}

function categoriesOf(
  { year }: EditionRow,
  { categories, rules }: SettingsRows,
  days: number,
): PlanSettings['categories'] {
  const saved = new Map(rules.map((row) => [row.categoryId, row]));
  return categories.map((category) => {
    const row = saved.get(category.id);
    const defaults = defaultRules(category, year, days);
    const { code, nameCs, nameEn, gender } = category;
    return {
      ...(row ? withDefaults(row, defaults) : defaults),
      code,
      nameCs,
      nameEn,
      gender,
      saved: row !== undefined,
    };
  });
}

function withDefaults(row: RulesRow, defaults: CategoryRules): CategoryRules {
  return {
    categoryId: row.categoryId,
    halfMinutes: row.halfMinutes ?? defaults.halfMinutes,
    breakMinutes: row.breakMinutes ?? defaults.breakMinutes,
    slotMinutes: row.slotMinutes ?? defaults.slotMinutes,
    rest: row.rest ?? defaults.rest,
    maxPerDay: row.maxPerDay ?? defaults.maxPerDay,
    maxPathPerDay: row.maxPathPerDay ?? defaults.maxPathPerDay,
    earliest: row.earliest ?? defaults.earliest,
    latestEnd: row.latestEnd ?? defaults.latestEnd,
    guarantee: row.guarantee ?? defaults.guarantee,
    court: row.court ?? defaults.court,
    resin: row.resin ?? defaults.resin,
    days: row.days ?? defaults.days,
    courts: row.courts ?? defaults.courts,
  };
}
