import { expect, test } from 'vitest';
import { answered, Desk, goal } from './testing/desk.ts';

const matchId = 7;

test('[SY27] given a delete that waits for reopening, then a list from before the event does not look as if it had been carried out', async () => {
  const desk = new Desk();
  const outbox = desk.open();
  await outbox.record(matchId, goal(1));
  await desk.rest();
  const [event] = (await outbox.view(matchId)).events;
  const asked = (await outbox.view(matchId)).answers;
  desk.answers = () => answered(409, 'match-approved', { parameters: { eventId: event?.serverId } });
  if (event) await outbox.remove(event);
  await desk.pass(20_000);
  expect(await outbox.takeList(matchId, { events: [] }, asked)).toBe(false);
  const view = await outbox.view(matchId);
  expect(view.events.map(({ key, attention }) => [key, attention?.code])).toEqual([
    [event?.key, 'match-approved'],
  ]);
});
