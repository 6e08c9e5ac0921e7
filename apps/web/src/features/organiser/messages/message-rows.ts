import type { AdminMessages } from '@sevenmetre/contract/messages/schemas';
import type { Question } from '@sevenmetre/rules/list-views';
import { wordsFor, wordsIn } from '@sevenmetre/rules/messages';
import { holdsWords } from '@sevenmetre/rules/search';
import { locales } from '@sevenmetre/rules/vocabulary';

export type MessageRow = AdminMessages['messages'][number];

/** States of a list of messages: a withdrawn one counts as such only. */
export const messageStandings = ['draft', 'planned', 'sent', 'withdrawn'] as const;
export type MessageStanding = (typeof messageStandings)[number];

export function standingOf({
  state,
  withdrawnAt,
}: Pick<MessageRow, 'state' | 'withdrawnAt'>): MessageStanding {
  return withdrawnAt === null ? state : 'withdrawn';
}

/**
 * The messages that a question finds, in its order; without one in that of the server: those not sent yet, then the
 * newest. Messages of an edition are few, so that they are filtered here.
 */
export function askedMessages(
  messages: readonly MessageRow[],
  { search, state, to, sort, direction }: Question,
  locale: string,
): MessageRow[] {
  const holds = holdsWords(search);
  const found = messages.filter(
    (row) =>
      (state === undefined || standingOf(row) === state) &&
      (to === undefined || row.recipientType === to) &&
      holds(row.internalName, ...locales.map((one) => wordsIn(row, one).title)),
  );
  if (sort === undefined || sort === '') return found;
  const valueOf = (row: MessageRow) => (sort === 'name' ? row.internalName : sortValue(row, sort, locale));
  const sorted = found.toSorted((one, other) => valueOf(one).localeCompare(valueOf(other), locale));
  return direction === 'down' ? sorted.toReversed() : sorted;
}

function sortValue(row: MessageRow, sort: string, locale: string): string {
  if (sort === 'state') return String(messageStandings.indexOf(standingOf(row)));
  if (sort === 'sent') return row.plannedAt ?? row.sentAt ?? '';
  if (sort === 'updated') return row.updatedAt;
  return wordsFor(row, locale).title;
}
