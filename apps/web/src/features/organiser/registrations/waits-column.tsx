import type { Translator } from '@sevenmetre/phrases';
import { instantDayText } from '../../../lib/time/moments.ts';
import type { Column } from '../../../ui/tables/data-table.tsx';
import { Waits } from '../page/waits.tsx';

interface Answered {
  /** `new`: without an answer. */
  readonly state: string;
  readonly createdAt: string;
}

/**
 * How long a registration has waited; the day of those that have an answer, since these do not wait.
 * @param timeZone of the tournament
 */
export function waitsColumn<R extends Answered>(t: Translator, timeZone: string): Column<R> {
  return {
    key: 'waits',
    title: t('registrations.clubs.registered'),
    sortable: true,
    align: 'right',
    cell: ({ state, createdAt }) =>
      state === 'new' ? <Waits since={createdAt} /> : instantDayText(t, createdAt, timeZone),
  };
}
