import type { Translator } from '@sevenmetre/phrases';
import { instantDayText } from '../../../lib/time/moments.ts';
import type { Column } from '../../../ui/tables/data-table.tsx';
import { Waits } from '../page/waits.tsx';

interface Answered {
  /** `new`: without an answer. */
  readonly state: string;
  readonly createdAt: string;
}

interface Shown {
  /** State of all rows; all: of any state. */
  readonly state: string;
  /** Of the tournament. */
  readonly timeZone: string;
}

/** How long a registration has waited; the day of those that have an answer, since these do not wait. */
export function waitsColumn<R extends Answered>(t: Translator, { state: shown, timeZone }: Shown): Column<R> {
  return {
    key: 'waits',
    title: t(shown === 'new' ? 'registrations.clubs.waits' : 'registrations.clubs.registered'),
    sortable: true,
    align: 'right',
    cell: ({ state, createdAt }) =>
      state === 'new' ? <Waits since={createdAt} /> : instantDayText(t, createdAt, timeZone),
  };
}
