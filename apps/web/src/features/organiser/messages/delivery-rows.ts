import type { AdminMessage } from '@sevenmetre/contract/messages/schemas';
import type { Question } from '@sevenmetre/rules/list-views';
import { deliveryStates } from '@sevenmetre/rules/messages';
import { holdsWords } from '@sevenmetre/rules/search';

export type DeliveryRow = AdminMessage['deliveries'][number];

/**
 * The mails of one message that a question finds, in its order; without one by club or referee, as the server lists them.
 * They come whole with their message, so that they are filtered here.
 */
export function askedDeliveries(
  deliveries: readonly DeliveryRow[],
  { search, state, sort, direction }: Question,
  locale: string,
): DeliveryRow[] {
  const holds = holdsWords(search);
  const found = deliveries.filter(
    (row) => (state === undefined || row.state === state) && holds(row.name, row.person, row.email),
  );
  if (sort === undefined || sort === '') return found;
  const sorted = found.toSorted((one, other) =>
    valueOf(one, sort).localeCompare(valueOf(other, sort), locale),
  );
  return direction === 'down' ? sorted.toReversed() : sorted;
}

function valueOf(row: DeliveryRow, sort: string): string {
  if (sort === 'state') return String(deliveryStates.indexOf(row.state));
  if (sort === 'seen') return row.seenAt ?? '';
  return sort === 'person' ? row.person : row.name;
}
