import { expect, test } from 'vitest';
import { answered, TestDevice, goal } from './testing/test-device.ts';

const matchId = 7;

test('[SY27] given a delete that waits for reopening, then a list from before the event does not look as if it had been carried out', async () => {
  const device = new TestDevice();
  const outbox = device.open();
  await outbox.record(matchId, goal(1));
  await device.rest();
  const [event] = (await outbox.view(matchId)).events;
  const asked = (await outbox.view(matchId)).answers;
  device.answers = () => answered(409, 'match-approved', { parameters: { eventId: event?.serverId } });
  if (event) await outbox.remove(event);
  await device.pass(20_000);
  expect(await outbox.storeList(matchId, { events: [] }, asked)).toBe(false);
  const view = await outbox.view(matchId);
  expect(view.events.map(({ key, attention }) => [key, attention?.code])).toEqual([
    [event?.key, 'match-approved'],
  ]);
});
