import { type Compiled, listsOf } from './compiled.ts';
import { type CategoryRules, type ScheduleInput, type ScheduleMatch, minutesOfDay } from './input.ts';

type Slots = Compiled['slot'];

/**
 * Which slots a match may take by rules that do not depend on other matches: court, resin, hours, days of its
 * round, halls of its category, pins of the organiser. Matches with the same rules share a permission. A slot
 * with a match pinned to its hall and start is not available to others.
 */
export function compilePermissions(
  input: ScheduleInput,
  slots: Slots,
): { permission: Compiled['permission']; ofMatch: Int32Array } {
  const categories = new Map(input.categories.map((rules) => [rules.id, rules]));
  const reserved = reservedSlots(input, slots);
  const byKey = new Map<string, { index: number; match: ScheduleMatch }>();
  const ofMatch = Int32Array.from(input.matches, (match) => {
    const key = JSON.stringify([
      match.category,
      match.level,
      match.pin ?? null,
      isFixed(match) ? match.key : '',
    ]);
    const known = byKey.get(key) ?? { index: byKey.size, match };
    byKey.set(key, known);
    return known.index;
  });
  const allows = new Uint8Array(byKey.size * slots.count);
  const lists = [...byKey.values()].map(({ index, match }) => {
    const rules = categories.get(match.category);
    const list: number[] = [];
    if (!rules) return list;
    for (let slot = 0; slot < slots.count; slot += 1) {
      const holder = reserved.get(slot);
      if (holder !== undefined && holder !== match.key) continue;
      if (!isAllowed(input, slots, rules, match, slot)) continue;
      allows[index * slots.count + slot] = 1;
      list.push(slot);
    }
    return list;
  });
  return { permission: { count: byKey.size, slots: listsOf(lists), allows }, ofMatch };
}

function isFixed({ pin }: ScheduleMatch): boolean {
  return pin?.hall !== undefined && pin.start !== undefined;
}

function reservedSlots(input: ScheduleInput, slots: Slots): Map<number, string> {
  const reserved = new Map<number, string>();
  const byPlace = new Map<string, number>();
  for (let slot = 0; slot < slots.count; slot += 1) {
    byPlace.set(`${input.halls[slots.hall[slot] ?? -1]?.id} ${slots.start[slot]}`, slot);
  }
  for (const { key, pin } of input.matches) {
    const slot = byPlace.get(`${pin?.hall} ${pin?.start}`);
    if (slot !== undefined) reserved.set(slot, key);
  }
  return reserved;
}

function isAllowed(
  input: ScheduleInput,
  slots: Slots,
  rules: CategoryRules,
  match: ScheduleMatch,
  slot: number,
): boolean {
  const hall = input.halls[slots.hall[slot] ?? -1];
  const day = slots.day[slot] ?? 0;
  const start = slots.start[slot] ?? 0;
  const timeOfDay = start - day * minutesOfDay;
  const { pin } = match;
  return (
    hall !== undefined &&
    (slots.length[slot] ?? 0) >= rules.duration &&
    (rules.court === 'any' || hall.court === 'full') &&
    (!rules.resin || hall.resin) &&
    timeOfDay >= rules.earliest &&
    timeOfDay + rules.duration <= rules.latestEnd &&
    (rules.days[match.level]?.includes(day) ?? true) &&
    (rules.halls.length === 0 || rules.halls.includes(hall.id)) &&
    (pin?.hall === undefined || pin.hall === hall.id) &&
    (pin?.day === undefined || pin.day === day) &&
    (pin?.start === undefined || pin.start === start)
  );
}
