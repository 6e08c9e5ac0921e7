import { describe, expect, test } from 'vitest';
import { eventsDigest } from '../event-hash.ts';
import type { OutboxCall } from './call.ts';
import type { Reply } from './ports.ts';
import { isOutboxRecord } from './record-shape.ts';
import { provisionalId } from './roster.ts';
import type { RosterAsked } from './roster.ts';
import { answered, TestDevice, goal, lost } from './testing/test-device.ts';

const matchId = 7;
const finished = 6;
const newcomer = 40;

/** The home side with these people, based on revision 3. */
const home = (people: readonly number[], after: string | null = null): RosterAsked => ({
  home: {
    revision: 3,
    after,
    entries: people.map((participantId) => ({ participantId, role: 'player', jerseyNumber: participantId })),
  },
  away: null,
  referees: null,
  confirm: true,
});

/** Gives each person of a roster the id 500 plus their own, and stores events. */
const storing =
  (device: TestDevice) =>
  (call: OutboxCall): Reply => {
    if (call.kind !== 'roster') return device.store(call);
    const entries = call.asked.home?.entries ?? [];
    const reply = device.match();
    const lineup = entries.map(({ participantId }) => [participantId, 500 + participantId] as const);
    return reply.kind === 'lost' ? reply : { ...reply, lineup };
  };

const refusing =
  (code: string) =>
  (device: TestDevice) =>
  (call: OutboxCall): Reply =>
    call.kind === 'roster' ? answered(409, code) : device.store(call);

const kinds = (device: TestDevice): string[] => device.calls.map(({ kind }) => kind);

describe('[SY30] a roster saved at the table', () => {
  test('given no network, then it lies in the queue, goes under its key when there is one, and is settled', async () => {
    const device = new TestDevice();
    const outbox = device.open();
    device.answers = () => lost;
    const { key } = await outbox.saveRoster(matchId, home([1, 2]));
    expect((await outbox.unsynced()).here).toHaveLength(1);
    expect((await outbox.view(matchId)).calls.map(({ data }) => data.kind)).toEqual(['roster']);
    device.answers = storing(device);
    await device.pass(20_000);
    expect(device.calls.at(-1)).toMatchObject({
      kind: 'roster',
      asked: home([1, 2]),
      headers: { 'idempotency-key': key },
    });
    expect((await outbox.unsynced()).here).toEqual([]);
  });

  test('given another one on the server, then it needs attention, and the next one that asks for as much stands in its place', async () => {
    const device = new TestDevice();
    const outbox = device.open();
    device.answers = refusing('roster-changed-meanwhile')(device);
    await outbox.saveRoster(matchId, home([1, 2]));
    await device.pass(20_000);
    expect((await outbox.unsynced()).attention.map(({ attention }) => attention?.code)).toEqual([
      'roster-changed-meanwhile',
    ]);
    device.answers = storing(device);
    await outbox.saveRoster(matchId, { ...home([]), home: null, referees: [4, null] });
    await device.pass(20_000);
    expect((await outbox.unsynced()).attention).toHaveLength(1);
    await outbox.saveRoster(matchId, { ...home([1, 2, 3]), referees: [4, null] });
    await device.pass(20_000);
    expect(await outbox.unsynced()).toEqual({ here: [], attention: [] });
  });

  test('given refused referees, then only a save with referees stands in their place', async () => {
    const device = new TestDevice();
    const outbox = device.open();
    device.answers = refusing('roster-changed-meanwhile')(device);
    await outbox.saveRoster(matchId, { ...home([1, 2]), referees: [4, null] });
    await device.pass(20_000);
    device.answers = storing(device);
    await outbox.saveRoster(matchId, home([1, 2, 3]));
    await device.pass(20_000);
    expect((await outbox.unsynced()).attention).toHaveLength(1);
    await outbox.saveRoster(matchId, { ...home([1, 2, 3]), referees: [5, null] });
    await device.pass(20_000);
    expect(await outbox.unsynced()).toEqual({ here: [], attention: [] });
  });

  test('given a hand-over, then it stays in both queues: sent by both it is one', async () => {
    const device = new TestDevice();
    const outbox = device.open();
    device.answers = () => lost;
    await outbox.stage(matchId, 2);
    await outbox.saveRoster(matchId, home([1]));
    const { records } = await outbox.handOver(matchId);
    expect(records.every(isOutboxRecord)).toBe(true);
    await outbox.release(matchId);
    expect((await outbox.view(matchId)).calls.map(({ data }) => data.kind)).toEqual(['roster']);
  });
});

describe('[SY31] whom only an unsettled roster knows', () => {
  test('may score at once: the event waits for the roster and goes with the id that the server gave', async () => {
    const device = new TestDevice();
    const outbox = device.open();
    device.answers = () => lost;
    await outbox.saveRoster(matchId, home([2, newcomer]));
    await outbox.record(matchId, goal(1, { participantId: provisionalId(newcomer) }));
    await outbox.approve(matchId, finished);
    device.answers = storing(device);
    await device.pass(30_000);
    expect(kinds(device).filter((kind, index, all) => kind !== all[index - 1])).toEqual([
      'roster',
      'create',
      'stage',
    ]);
    const [event] = [...device.stored.values()];
    expect(event?.content.participantId).toBe(500 + newcomer);
    const events = eventsDigest(event ? [{ ...event.content, id: event.id }] : []);
    expect(device.calls.at(-1)).toMatchObject({ body: { events } });
    expect((await outbox.view(matchId)).events[0]?.content.participantId).toBe(500 + newcomer);
  });

  test('given the roster is refused, then his events and the approval wait, the others do not', async () => {
    const device = new TestDevice();
    const outbox = device.open();
    device.answers = refusing('roster-invalid')(device);
    await outbox.saveRoster(matchId, home([newcomer]));
    await device.pass(10_000);
    await outbox.record(matchId, goal(1, { participantId: provisionalId(newcomer) }));
    await outbox.record(matchId, goal(2));
    await outbox.stage(matchId, 3);
    await outbox.approve(matchId, finished);
    await device.pass(20_000);
    expect(kinds(device)).toEqual(['roster', 'create', 'stage']);
    device.answers = storing(device);
    await outbox.saveRoster(matchId, home([newcomer, 2]));
    await device.pass(20_000);
    expect(kinds(device).slice(3)).toEqual(['roster', 'create', 'stage']);
    expect(await outbox.unsynced()).toEqual({ here: [], attention: [] });
  });

  test('given an approval that waits for it, then what is recorded after the approval waits too, and another match does not', async () => {
    const device = new TestDevice();
    const outbox = device.open();
    device.answers = refusing('roster-invalid')(device);
    await outbox.saveRoster(matchId, home([newcomer]));
    await device.pass(10_000);
    await outbox.approve(matchId, finished);
    await outbox.record(matchId, goal(2));
    await outbox.approve(matchId + 1, finished);
    await device.pass(20_000);
    expect(device.calls.map((call) => `${call.kind} ${call.matchId}`)).toEqual(['roster 7', 'stage 8']);
    device.answers = storing(device);
    await outbox.saveRoster(matchId, home([newcomer, 2]));
    await device.pass(20_000);
    expect(kinds(device).slice(2)).toEqual(['roster', 'stage', 'create']);
  });

  test('given the roster is given up, then somebody is asked about his event, until a list knows him', async () => {
    const device = new TestDevice();
    const outbox = device.open();
    device.answers = refusing('roster-invalid')(device);
    const { id } = await outbox.saveRoster(matchId, home([newcomer]));
    await outbox.record(matchId, goal(1, { participantId: provisionalId(newcomer) }));
    await device.pass(10_000);
    await outbox.discard(id);
    await device.pass(20_000);
    expect((await outbox.unsynced()).attention.map(({ attention }) => attention?.code)).toEqual([
      'roster-unsent',
    ]);
    const { answers } = await outbox.view(matchId);
    await outbox.storeList(matchId, { events: [], lineup: [[newcomer, 900]] }, answers);
    await device.pass(20_000);
    expect([...device.stored.values()].map(({ content }) => content.participantId)).toEqual([900]);
  });

  test('given a roster without him meanwhile, then his unsent event still says whose it is, and goes once a list knows him again', async () => {
    const device = new TestDevice();
    const outbox = device.open();
    await outbox.storeList(matchId, { events: [], lineup: [[newcomer, 900]] }, 0);
    device.answers = () => lost;
    await outbox.record(matchId, goal(1, { participantId: 900 }));
    device.answers = (call) =>
      call.kind === 'create' && call.body.competitionMatchParticipantId === 900
        ? answered(422, 'participant-of-another-match')
        : device.store(call);
    await device.pass(20_000);
    const without = await outbox.view(matchId);
    await outbox.storeList(matchId, { events: [], lineup: [] }, without.answers);
    await device.pass(20_000);
    expect((await outbox.view(matchId)).events[0]?.content.participantId).toBe(provisionalId(newcomer));
    expect((await outbox.unsynced()).attention.map(({ attention }) => attention?.code)).toEqual([
      'roster-unsent',
    ]);
    const again = await outbox.view(matchId);
    await outbox.storeList(matchId, { events: [], lineup: [[newcomer, 901]] }, again.answers);
    await device.pass(20_000);
    expect([...device.stored.values()].map(({ content }) => content.participantId)).toEqual([901]);
  });
});
