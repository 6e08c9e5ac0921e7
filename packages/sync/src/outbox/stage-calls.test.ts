import { describe, expect, test } from 'vitest';
import { eventsDigest } from '../event-hash.ts';
import { answered, Desk, goal, lost } from './testing/desk.ts';

const matchId = 7;
const [secondHalf, finished] = [3, 6];

const kinds = (desk: Desk): string[] =>
  desk.calls.map((call) => (call.kind === 'stage' ? `stage ${call.stageId}` : call.kind));

describe('[SY17] stage calls, walkover and approval', () => {
  test('stand in order with the events of their match, and hold back no other match', async () => {
    const desk = new Desk();
    const outbox = desk.open();
    let isFirst = true;
    desk.answers = (call) => {
      const fails = isFirst && call.matchId === matchId;
      isFirst = false;
      return fails ? answered(503, 'database-away') : desk.store(call);
    };
    await outbox.record(matchId, goal(1));
    await outbox.stage(matchId, secondHalf);
    await outbox.record(matchId, goal(2));
    await outbox.record(8, goal(3));
    await outbox.walkover(matchId, 'both');
    await desk.pass(20_000);
    const sent = desk.calls.map(({ kind, matchId }) => `${kind} ${matchId}`);
    expect(sent).toEqual(['create 7', 'create 8', 'create 7', 'stage 7', 'create 7', 'walkover 7']);
  });

  test('given an approval offline, then it goes after its events and carries what was seen, by the ids it could not know', async () => {
    const desk = new Desk();
    const outbox = desk.open();
    desk.answers = () => lost;
    await outbox.record(matchId, goal(1));
    await outbox.record(matchId, goal(2));
    await outbox.approve(matchId, finished);
    expect((await outbox.view(matchId)).calls).toHaveLength(1);
    desk.answers = (call) => desk.store(call);
    await desk.pass(20_000);
    const approval = desk.calls.at(-1);
    const events = eventsDigest([...desk.stored.values()].map(({ id, content }) => ({ ...content, id })));
    expect(events.count).toBe(2);
    expect(approval).toMatchObject({ kind: 'stage', stageId: finished, body: { events } });
    expect((await outbox.view(matchId)).calls).toEqual([]);
  });

  test('given an event corrected after the approval, then what was seen is sent, not what stands now', async () => {
    const desk = new Desk();
    const outbox = desk.open();
    await outbox.record(matchId, goal(1));
    await desk.rest();
    const seen = eventsDigest([...desk.stored.values()].map(({ id, content }) => ({ ...content, id })));
    desk.answers = () => lost;
    await outbox.approve(matchId, finished);
    const [event] = (await outbox.view(matchId)).events;
    if (event) await outbox.correct(event, goal(9));
    desk.answers = (call) => desk.store(call);
    await desk.pass(20_000);
    const approval = desk.calls.findLast(({ kind }) => kind === 'stage');
    expect(approval).toMatchObject({ body: { events: seen } });
  });

  test('given that the server holds other events, then the difference waits for a person, and a new approval replaces it', async () => {
    const desk = new Desk();
    const outbox = desk.open();
    const events = [{ id: 5, minute: 8 }];
    desk.answers = (call) =>
      call.kind === 'stage'
        ? answered(409, 'events-differ', { parameters: { count: 1, events } })
        : desk.store(call);
    await outbox.record(matchId, goal(1));
    await outbox.approve(matchId, finished);
    await desk.rest();
    const { calls } = await outbox.view(matchId);
    expect(calls).toMatchObject([{ attention: { code: 'events-differ', parameters: { events } } }]);
    desk.answers = (call) => desk.store(call);
    await outbox.approve(matchId, finished);
    await desk.rest();
    expect((await outbox.view(matchId)).calls).toEqual([]);
    expect(kinds(desk)).toEqual(['create', 'stage 6', 'stage 6']);
  });

  test('given that the refusal tells what the server holds, then that is on the screen at once', async () => {
    const desk = new Desk();
    const outbox = desk.open();
    const { key } = await outbox.record(matchId, goal(1));
    await desk.rest();
    const other = { id: 205, key: 'other-1', createdTimestamp: desk.now, content: goal(8) };
    desk.answers = () => answered(409, 'events-differ', { events: [...desk.stored.values(), other] });
    await outbox.approve(matchId, finished);
    await desk.rest();
    const { events, calls } = await outbox.view(matchId);
    expect(events.map((event) => event.key)).toEqual([key, 'other-1']);
    expect(calls).toMatchObject([{ data: { seen: [{ key }] }, attention: { code: 'events-differ' } }]);
    desk.answers = (call) => desk.store(call);
    await outbox.approve(matchId, finished);
    await desk.rest();
    const approved = desk.calls.at(-1);
    expect(approved).toMatchObject({ body: { events: { count: 2 } } });
  });

  test('given that an event was refused, then the approval says so instead of being sent', async () => {
    const desk = new Desk();
    const outbox = desk.open();
    desk.answers = () => answered(422, 'time-impossible');
    const { key } = await outbox.record(matchId, goal(1));
    await outbox.approve(matchId, finished);
    await desk.rest();
    const { calls } = await outbox.view(matchId);
    expect(calls).toMatchObject([{ attention: { code: 'events-unsent', parameters: { keys: [key] } } }]);
    expect(kinds(desk)).toEqual(['create']);
    // Nothing has failed: the queue goes on without a pause.
    expect(outbox.status().trouble).toBeNull();
  });

  test('given a lost reply, then the same target is asked for again', async () => {
    const desk = new Desk();
    const outbox = desk.open();
    desk.answers = () => lost;
    await outbox.stage(matchId, secondHalf, 'a goal was forgotten');
    await desk.rest();
    desk.answers = (call) => desk.store(call);
    await desk.pass(20_000);
    expect(kinds(desk)).toEqual(['stage 3', 'stage 3']);
    expect(desk.calls[1]).toMatchObject({ body: { reason: 'a goal was forgotten' } });
  });
});
