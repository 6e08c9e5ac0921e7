import type { Translator } from '@sevenmetre/phrases';
import type { Placement } from '@sevenmetre/engine/schedule';
import { minutesOfDay } from '@sevenmetre/engine/schedule';
import { weekdayText } from '../../../../../lib/time/moments.ts';
import { timeText } from '../../clock.ts';
import type { ScheduleView, ShownMatch } from './schedule-view.ts';

/** "MB-C 4", "MB A QF1". */
export function matchName({ group, order, isBracket }: ShownMatch): string {
  return isBracket ? group : `${group} ${order}`;
}

/** The same with the number of the match, if it has one: "MB-C 4 · 17". */
export function numberedName(match: ShownMatch): string {
  return match.number === null ? matchName(match) : `${matchName(match)} · ${match.number}`;
}

/** The name of a match by its key; the key itself when the draft has no such match any more. */
export function nameOf(view: ScheduleView, key: string): string {
  const match = view.matches.get(key);
  return match ? matchName(match) : key;
}

export function courtCode(view: ScheduleView, hall: string): string {
  return [...view.courts, ...view.closedCourts].find(({ id }) => id === hall)?.code ?? hall;
}

/** "H03 12:40", with the day where it is another than the one that is shown. */
export function placeText(t: Translator, view: ScheduleView, place: Placement, shownDay?: number): string {
  const day = Math.floor(place.start / minutesOfDay);
  const text = `${courtCode(view, place.hall)} ${timeText(place.start)}`;
  const iso = view.days[day];
  return day === shownDay || iso === undefined ? text : `${weekdayText(t, iso)} ${text}`;
}
