import type { AdminMessages } from '@sevenmetre/contract/messages/schemas';
import { wordsFor, wordsIn } from '@sevenmetre/rules/messages';
import { locales } from '@sevenmetre/rules/vocabulary';
import type { ShortList } from '../../../ui/lists/short-list.ts';

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

/** How messages are searched, filtered and sorted; without a column the order is the server's: those not sent yet, then the newest. */
export const messageList = (locale: string): ShortList<MessageRow> => ({
  locale,
  texts: (row) => [row.internalName, ...locales.map((one) => wordsIn(row, one).title)],
  filters: { state: (row) => [standingOf(row)], to: ({ recipientType }) => [recipientType] },
  sorts: {
    name: ({ internalName }) => internalName,
    title: (row) => wordsFor(row, locale).title,
    state: (row) => messageStandings.indexOf(standingOf(row)),
    sent: ({ plannedAt, sentAt }) => plannedAt ?? sentAt ?? '',
    updated: ({ updatedAt }) => updatedAt,
  },
});
