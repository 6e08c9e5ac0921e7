import type { ShownEvent } from '@sevenmetre/sync/outbox/index';
import { expect, it } from 'vitest';
import { differenceOf } from './difference.ts';

const goalAt = (minute: number): ShownEvent['content'] => ({
  stageId: 2,
  eventTypeId: 1,
  side: 'home',
  minute,
  second: 0,
  participantId: 105,
  secondaryParticipantId: null,
});
const shown = (key: string, minute: number, state: ShownEvent['state'] = 'server'): ShownEvent => ({
  key,
  matchId: 1,
  createdTimestamp: minute,
  serverId: null,
  content: goalAt(minute),
  state,
  attention: null,
});

it('given an approval that was refused, then what came, went and changed since is named, each once', () => {
  const seen = [
    { key: 'same', serverId: null, content: goalAt(1) },
    { key: 'gone', serverId: null, content: goalAt(2) },
    { key: 'changed', serverId: null, content: goalAt(3) },
  ];
  const refused = shown('refused', 5, 'attention');
  const {
    added,
    removed,
    changed,
    refused: left,
  } = differenceOf(seen, [shown('same', 1), shown('changed', 4), shown('new', 6), refused]);
  expect(added.map(({ key }) => key)).toEqual(['new']);
  expect(removed.map(({ key }) => key)).toEqual(['gone']);
  expect(changed.map(({ event, before }) => [event.key, before.minute])).toEqual([['changed', 3]]);
  expect(left).toEqual([refused]);
});
