import type { Court, PlanHappening } from '@sevenmetre/contract/plan/schemas';
import { minutesOfDay } from '@sevenmetre/engine/schedule';

/**
 * Opening hours of courts after a change: closed halls get a block with the reason, additional ones get
 * hours.
 * @returns null: no change of courts
 */
export function changedCourts(
  courts: readonly Court[],
  happenings: readonly PlanHappening[],
  reason: string,
): Court[] | null {
  const own = happenings.filter(({ kind }) => kind === 'hallClosed' || kind === 'hallGained');
  if (own.length === 0) return null;
  return courts.map((court) => own.reduce((changed, one) => after(changed, one, reason), court));
}

function after(court: Court, happening: PlanHappening, reason: string): Court {
  const isOther = happening.kind !== 'hallClosed' && happening.kind !== 'hallGained';
  if (isOther || happening.hall !== court.key) return court;
  const parts = daysBetween(happening.from, happening.to);
  if (happening.kind === 'hallClosed') {
    const blocks = parts.map((part) => ({ ...part, reason }));
    return { ...court, blocks: [...court.blocks, ...blocks] };
  }
  return parts.reduce(opened, { ...court, active: true });
}

interface DayPart {
  readonly day: number;
  readonly from: number;
  readonly to: number;
}

/** A period over midnight is split into days. */
function daysBetween(from: number, to: number): DayPart[] {
  const [first, last] = [Math.floor(from / minutesOfDay), Math.floor((to - 1) / minutesOfDay)];
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => {
    const midnight = (first + index) * minutesOfDay;
    const end = Math.min(minutesOfDay, to - midnight);
    return { day: first + index, from: Math.max(0, from - midnight), to: end };
  });
}

/**
 * Extends the hours; the time between the old and the new ones stays closed, and blocks in the new hours are
 * removed.
 */
function opened(court: Court, { day, from, to }: DayPart): Court {
  const hours = court.hours.find((row) => row.day === day);
  const others = court.hours.filter((row) => row.day !== day);
  const blocks = court.blocks.flatMap((block) =>
    block.day === day ? [...without(block, from, to)] : [block],
  );
  if (!hours) return { ...court, hours: [...others, { day, open: from, close: to }], blocks };
  const open = Math.min(hours.open, from);
  const close = Math.max(hours.close, to);
  const gap = from > hours.close ? [hours.close, from] : to < hours.open ? [to, hours.open] : null;
  const between = gap === null ? [] : [{ day, from: gap[0] ?? 0, to: gap[1] ?? 0, reason: '' }];
  return { ...court, hours: [...others, { day, open, close }], blocks: [...blocks, ...between] };
}

function* without(block: Court['blocks'][number], from: number, to: number) {
  if (block.from < from) yield { ...block, to: Math.min(block.to, from) };
  if (block.to > to) yield { ...block, from: Math.max(block.from, to) };
}
