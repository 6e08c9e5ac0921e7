import type { ScheduleSlice } from '@sevenmetre/contract/schedule/schedule-slice';
import type { Translator } from '@sevenmetre/phrases';
import type { Head } from '../../../lib/page/head.ts';
import { dayName } from '../../../lib/time/days.ts';

export function scheduleHead(t: Translator, slice: ScheduleSlice | null): Head {
  const title = t('schedule.title');
  if (slice === null) return { title, description: t('schedule.sentence') };
  const tournament = slice.edition.name;
  const day = slice.day === null ? title : dayName(t, slice.day, null);
  return {
    title: `${title}, ${day} · ${tournament}`,
    description: t('schedule.description', { day, tournament }),
  };
}
