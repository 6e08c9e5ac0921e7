import type { PlanChange } from '@sevenmetre/contract/plan/schemas';
import type { Translator } from '@sevenmetre/phrases';
import { type Cursor, type Lifted, spotKey } from '../grid/grid-types.ts';
import { nameOf, placeText } from '../model/names.ts';
import { signed } from '../model/price.ts';
import type { ScheduleView } from '../model/schedule-view.ts';

/** What is said of the place to which a match is carried; null: nothing. */
export function targetWords(
  t: Translator,
  view: ScheduleView,
  { prices }: Lifted,
  target: Cursor | null,
): string | null {
  if (target?.row !== 'place') return null;
  const place = placeText(t, view, target);
  const price = prices?.get(spotKey(target.hall, target.start));
  if (!price || price.kind === 'breaks') return t('planSchedule.said.impossible', { place });
  const points = signed(price.points);
  if (price.swapWith === null) return t('planSchedule.said.target', { place, points });
  return t('planSchedule.said.swap', { place, match: nameOf(view, price.swapWith), points });
}

/** What is said after a drop; null of the change: the match is where it was. */
export function dropWords(t: Translator, view: ScheduleView, made: PlanChange | null): string {
  if (made?.kind === 'place') {
    const place = placeText(t, view, made.to);
    return t('planSchedule.said.dropped', { match: nameOf(view, made.match), place });
  }
  if (made?.kind === 'unplace') return t('planSchedule.said.takenOut', { match: nameOf(view, made.match) });
  if (made?.kind !== 'swap') return '';
  const [match, other] = made.matches;
  const to = view.document.placements.get(other);
  const place = to ? placeText(t, view, to) : '';
  return t('planSchedule.said.swapped', { match: nameOf(view, match), other: nameOf(view, other), place });
}
