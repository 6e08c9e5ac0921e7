import { describe, expect, test } from 'vitest';
import { eventsDigest } from '../event-hash.ts';
import { answered, TestDevice, goal, lost } from './testing/test-device.ts';

const matchId = 7;
const [secondHalf, finished] = [3, 6];

const kinds = (device: TestDevice): string[] =>
  device.calls.map((call) => (call.kind === 'stage' ? `stage ${call.stageId}` : call.kind));

describe('[SY17] stage calls, walkover and approval', () => {
  test('stand in order with the events of their match, and hold back no other match', async () => {
    const device = new TestDevice();
    const outbox = device.open();
    let isFirst = true;
    device.answers = (call) => {
      const fails = isFirst && call.matchId === matchId;
      isFirst = false;
      return fails ? answered(503, 'database-away') : device.store(call);
    };
    await outbox.record(matchId, goal(1));
    await outbox.stage(matchId, secondHalf);
    await outbox.record(matchId, goal(2));
    await outbox.record(8, goal(3));
    await outbox.walkover(matchId, 'both');
    await device.pass(20_000);
    const sent = device.calls.map(({ kind, matchId }) => `${kind} ${matchId}`);
    expect(sent).toEqual(['create 7', 'create 8', 'create 7', 'stage 7', 'create 7', 'walkover 7']);
  });

  test('given an approval offline, then it goes after its events and carries what was seen, by the ids it could not know', async () => {
    const device = new TestDevice();
    const outbox = device.open();
    device.answers = () => lost;
    await outbox.record(matchId, goal(1));
    await outbox.record(matchId, goal(2));
    await outbox.approve(matchId, finished);
    expect((await outbox.view(matchId)).calls).toHaveLength(1);
    device.answers = (call) => device.store(call);
    await device.pass(20_000);
    const approval = device.calls.at(-1);
    const events = eventsDigest([...device.stored.values()].map(({ id, content }) => ({ ...content, id })));
    expect(events.count).toBe(2);
    expect(approval).toMatchObject({ kind: 'stage', stageId: finished, body: { events } });
    expect((await outbox.view(matchId)).calls).toEqual([]);
  });

  test('given what officials approved and remarked, then the next page sends it with the approval, and a refused one keeps it', async () => {
    const device = new TestDevice();
    const outbox = device.open();
    const home = { official: 'Jana Vedoucí', at: '2026-04-04T09:00:00Z' };
    const report = { home, away: null, remarks: 'Rozbitá branka' };
    device.answers = () => lost;
    await outbox.record(matchId, goal(1));
    await outbox.approve(matchId, finished, report);
    outbox.stop();
    const next = device.open();
    device.answers = (call) => (call.kind === 'stage' ? answered(409, 'events-differ') : device.store(call));
    next.online();
    await device.pass(20_000);
    expect(device.calls.at(-1)).toMatchObject({ kind: 'stage', stageId: finished, body: { report } });
    const { calls } = await next.view(matchId);
    expect(calls).toMatchObject([{ data: { report }, attention: { code: 'events-differ' } }]);
  });

  test('given an event corrected after the approval, then what was seen is sent, not what stands now', async () => {
    const device = new TestDevice();
    const outbox = device.open();
    await outbox.record(matchId, goal(1));
    await device.rest();
    const seen = eventsDigest([...device.stored.values()].map(({ id, content }) => ({ ...content, id })));
    device.answers = () => lost;
    await outbox.approve(matchId, finished);
    const [event] = (await outbox.view(matchId)).events;
    if (event) await outbox.correct(event, goal(9));
    device.answers = (call) => device.store(call);
    await device.pass(20_000);
    const approval = device.calls.findLast(({ kind }) => kind === 'stage');
    expect(approval).toMatchObject({ body: { events: seen } });
  });

  test('given that the server holds other events, then the difference waits for a person, and a new approval replaces it', async () => {
    const device = new TestDevice();
    const outbox = device.open();
    const events = [{ id: 5, minute: 8 }];
    device.answers = (call) =>
      call.kind === 'stage'
        ? answered(409, 'events-differ', { parameters: { count: 1, events } })
        : device.store(call);
    await outbox.record(matchId, goal(1));
    await outbox.approve(matchId, finished);
    await device.rest();
    const { calls } = await outbox.view(matchId);
    expect(calls).toMatchObject([{ attention: { code: 'events-differ', parameters: { events } } }]);
    device.answers = (call) => device.store(call);
    await outbox.approve(matchId, finished);
    await device.rest();
    expect((await outbox.view(matchId)).calls).toEqual([]);
    expect(kinds(device)).toEqual(['create', 'stage 6', 'stage 6']);
  });

  test('given that the refusal tells what the server holds, then that is on the screen at once', async () => {
    const device = new TestDevice();
    const outbox = device.open();
    const { key } = await outbox.record(matchId, goal(1));
    await device.rest();
    const other = { id: 205, key: 'other-1', createdTimestamp: device.now, content: goal(8) };
    device.answers = () => answered(409, 'events-differ', { events: [...device.stored.values(), other] });
    await outbox.approve(matchId, finished);
    await device.rest();
    const { events, calls } = await outbox.view(matchId);
    expect(events.map((event) => event.key)).toEqual([key, 'other-1']);
    expect(calls).toMatchObject([{ data: { seen: [{ key }] }, attention: { code: 'events-differ' } }]);
    device.answers = (call) => device.store(call);
    await outbox.approve(matchId, finished);
    await device.rest();
    const approved = device.calls.at(-1);
    expect(approved).toMatchObject({ body: { events: { count: 2 } } });
  });

  test('given that an event was refused, then the approval says so instead of being sent', async () => {
    const device = new TestDevice();
    const outbox = device.open();
    device.answers = () => answered(422, 'time-impossible');
    const { key } = await outbox.record(matchId, goal(1));
    await outbox.approve(matchId, finished);
    await device.rest();
    const { calls } = await outbox.view(matchId);
    expect(calls).toMatchObject([{ attention: { code: 'events-unsent', parameters: { keys: [key] } } }]);
    expect(kinds(device)).toEqual(['create']);
    // Nothing has failed: the queue continues without a pause.
    expect(outbox.status().trouble).toBeNull();
  });

  test('given a lost reply, then the same target is asked for again', async () => {
    const device = new TestDevice();
    const outbox = device.open();
    device.answers = () => lost;
    await outbox.stage(matchId, secondHalf, 'a goal was forgotten');
    await device.rest();
    device.answers = (call) => device.store(call);
    await device.pass(20_000);
    expect(kinds(device)).toEqual(['stage 3', 'stage 3']);
    expect(device.calls[1]).toMatchObject({ body: { reason: 'a goal was forgotten' } });
  });
});
