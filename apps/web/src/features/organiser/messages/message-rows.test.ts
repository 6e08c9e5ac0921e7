import { expect, test } from 'vitest';
import { foundRows } from '../../../ui/lists/short-list.ts';
import { messageList, type MessageRow, standingOf } from './message-rows.ts';
import { emptyMessage } from './message-form.ts';

const row = (id: number, over: Partial<MessageRow>): MessageRow => ({
  ...emptyMessage,
  id,
  revision: 1,
  internalName: `M${id}`,
  state: 'draft',
  plannedAt: null,
  sentAt: null,
  withdrawnAt: null,
  mails: null,
  createdBy: null,
  updatedAt: '2026-03-01T10:00:00Z',
  ...over,
});
const rows = [
  row(1, { internalName: 'Autobusy' }),
  row(2, {
    state: 'planned',
    plannedAt: '2026-03-09T10:00:00Z',
    otherTexts: { de: { title: 'Anreise', text: 'x' } },
  }),
  row(3, { state: 'sent', sentAt: '2026-03-02T10:00:00Z', recipientType: 'referees' }),
  row(4, { state: 'sent', sentAt: '2026-03-03T10:00:00Z', withdrawnAt: '2026-03-04T10:00:00Z' }),
];
const ids = (question: Record<string, string>) =>
  foundRows(rows, question, messageList('cs')).map(({ id }) => id);

test('a withdrawn message is found as such, and not among the sent ones', () => {
  expect(rows.map(standingOf)).toEqual(['draft', 'planned', 'sent', 'withdrawn']);
  expect([ids({ state: 'sent' }), ids({ state: 'withdrawn' }), ids({ to: 'referees' })]).toEqual([
    [3],
    [4],
    [3],
  ]);
});

test('a search looks into names and titles of all languages, without diacritics', () => {
  expect([ids({ search: 'aútobusy' }), ids({ search: 'anreise' }), ids({ search: 'nic' })]).toEqual([
    [1],
    [2],
    [],
  ]);
});

test('the order is that of the server, or the one that is asked', () => {
  expect(ids({})).toEqual([1, 2, 3, 4]);
  expect(ids({ sort: 'sent' })).toEqual([1, 3, 4, 2]);
  expect(ids({ sort: 'sent', direction: 'down' })).toEqual([2, 4, 3, 1]);
  expect(ids({ sort: 'name' })).toEqual([1, 2, 3, 4]);
});
