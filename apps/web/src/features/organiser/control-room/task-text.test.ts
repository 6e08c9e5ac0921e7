import type { Task } from '@sevenmetre/contract/control-room/schemas';
import { createTranslator } from '@sevenmetre/phrases';
import { controlRoom as inCzech } from '@sevenmetre/phrases/cs/control-room';
import { controlRoom as inEnglish } from '@sevenmetre/phrases/en/control-room';
import { expect, it } from 'vitest';
import { taskText } from './task-text.ts';

const closed: Task = {
  kind: 'group-closed',
  key: 'group-closed:1',
  since: '2026-04-04T08:00:00Z',
  dueAt: '2026-04-04T08:00:00Z',
  taken: null,
  groupId: 1,
  groupLabel: 'MA-A',
  categoryCode: 'MA',
  by: 'Jana Malá',
  reason: 'No hall',
  waiting: [],
};

it.each([
  ['en', createTranslator({ controlRoom: inEnglish }, 'en'), 'Jana Malá: “No hall”'],
  ['cs', createTranslator({ controlRoom: inCzech }, 'cs'), 'Jana Malá: „No hall“'],
] as const)('given a group closed for a reason, then in %s the reason is quoted as there', (_, t, said) => {
  expect(taskText(t, closed, 'Europe/Prague').details).toEqual([said]);
});
