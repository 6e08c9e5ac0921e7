import { describe, expect, test } from 'vitest';
import { textHash } from '../event-hash.ts';
import { collectHandOver, encodeHandOver } from './hand-over.ts';
import { answered, TestDevice, goal, lost } from './testing/test-device.ts';
import { readTransferFile } from './transfer-file.ts';

const matchId = 7;

function read(text: string) {
  const file = readTransferFile(text);
  if (!file.ok) throw new Error(file.problem);
  return file;
}

/** Two devices with the same server. */
function twoDesks(): [TestDevice, TestDevice] {
  const [one, two] = [new TestDevice(), new TestDevice()];
  one.random = () => 0.1;
  two.random = () => 0.9;
  two.answers = (call) => one.store(call);
  return [one, two];
}

describe('[SY23] a file of unsent records', () => {
  test('given that another device takes it and both upload, then every tap is one event', async () => {
    const [one, two] = twoDesks();
    const old = one.open();
    one.answers = (call) => {
      one.store(call);
      return lost;
    };
    await old.record(matchId, goal(1));
    await old.record(8, goal(2));
    const next = two.open();
    await next.importRecords(read(await old.exportFile()));
    await next.importRecords(read(await old.exportFile()));
    await two.rest();
    one.answers = (call) => one.store(call);
    await one.pass(20_000);
    expect(one.stored.size).toBe(2);
    expect((await next.unsynced()).here).toEqual([]);
    expect((await old.unsynced()).here).toEqual([]);
  });

  test('given two changes of one event, then the newer stays, and a delete stays', async () => {
    const device = new TestDevice();
    const outbox = device.open();
    device.answers = () => lost;
    await outbox.record(6, goal(9));
    await outbox.record(matchId, goal(1));
    const older = read(await outbox.exportFile());
    const [event] = (await outbox.view(matchId)).events;
    if (!event) throw new Error('nothing is shown');
    await outbox.correct(event, goal(2));
    await outbox.importRecords(older);
    expect((await outbox.view(matchId)).events).toMatchObject([{ content: { minute: 2 } }]);
    await outbox.remove(event);
    await outbox.importRecords(older);
    expect((await outbox.view(matchId)).events).toEqual([]);
  });

  test('given an own event that another device has corrected, then it replaces the record here', async () => {
    const [one, two] = twoDesks();
    one.answers = () => lost;
    two.answers = () => lost;
    const [old, next] = [one.open(), two.open()];
    await old.record(matchId, goal(1));
    await next.importRecords(read(await old.exportFile()));
    two.now += 5_000;
    const [event] = (await next.view(matchId)).events;
    if (!event) throw new Error('nothing is shown');
    await next.correct(event, goal(2));
    await old.importRecords(read(await next.exportFile()));
    expect((await old.view(matchId)).events).toMatchObject([{ content: { minute: 2 } }]);
    expect(one.disk.records.size).toBe(1);
  });

  test('given a device whose clock is ahead, then a delete here stays, and what is changed here is newer', async () => {
    const [one, two] = twoDesks();
    one.answers = () => lost;
    two.answers = () => lost;
    one.now += 3_600_000;
    const [old, next] = [one.open(), two.open()];
    const { modifiedAt } = await old.record(matchId, goal(1));
    await next.importRecords(read(await old.exportFile()));
    const [event] = (await next.view(matchId)).events;
    if (!event) throw new Error('nothing is shown');
    expect((await next.record(matchId, goal(2))).modifiedAt).toBeGreaterThan(modifiedAt);
    await next.remove(event);
    one.now += 3_600_000;
    await old.correct(event, goal(3));
    await next.importRecords(read(await old.exportFile()));
    expect((await next.view(matchId)).events).toMatchObject([{ content: { minute: 2 } }]);
  });

  test('what needs attention comes along and is tried again', async () => {
    const [one, two] = twoDesks();
    const old = one.open();
    one.answers = () => answered(403, 'forbidden');
    await old.record(matchId, goal(1));
    await old.stage(matchId, 3);
    await one.rest();
    const next = two.open();
    await next.importRecords(read(await old.exportFile()));
    await two.rest();
    expect(two.calls.map(({ kind }) => kind)).toEqual(['create', 'stage']);
  });

  test('given a file that was changed, cut off, is another one or newer, then it is refused with the reason', async () => {
    const device = new TestDevice();
    const outbox = device.open();
    device.answers = () => lost;
    await outbox.record(matchId, goal(1));
    const text = await outbox.exportFile();
    const problem = (file: string) => {
      const answer = readTransferFile(file);
      return answer.ok ? 'none' : answer.problem;
    };
    expect(problem(text)).toBe('none');
    expect(problem(text.replace('"minute": 1', '"minute": 2'))).toBe('damaged');
    expect(problem(text.slice(0, -20))).toBe('damaged');
    expect(problem(text.replace('"version": 1', '"version": 2'))).toBe('newer');
    expect(problem('{"name":"something else"}')).toBe('not-a-transfer');
    expect(problem('null')).toBe('not-a-transfer');
    expect(problem('Minute;Player')).toBe('not-a-transfer');
  });

  test('[SY38] given a whole file of the other queue, then it is told apart from a damaged one', async () => {
    const device = new TestDevice();
    const [table, scout] = [device.open(), device.openScouting()];
    device.answers = () => lost;
    await table.record(matchId, goal(1));
    const shot = {
      kind: 'shot',
      side: 'home',
      x: 100,
      y: 90,
      result: 'saved',
      participantId: null,
      seconds: 60,
    } as const;
    await scout.scout(matchId, shot);
    const [record, scouting] = [await table.exportFile(), await scout.exportFile()];
    const other = { ok: false, problem: 'other-queue' };
    expect([readTransferFile(scouting), readTransferFile(record, 'scouting')]).toEqual([other, other]);
    expect(readTransferFile(scouting, 'scouting').ok).toBe(true);
    const cut = scouting.replace('"seconds": 60', '"seconds": 61');
    expect(readTransferFile(cut)).toEqual({ ok: false, problem: 'damaged' });
  });

  test('given a file whose sum is right and whose records are none, then it is damaged', async () => {
    const device = new TestDevice();
    const outbox = device.open();
    device.answers = () => lost;
    await outbox.record(matchId, goal(1));
    const text = await outbox.exportFile();
    const file: object = JSON.parse(text);
    const [record] = read(text).records;
    const answerTo = (change: object) => readTransferFile(JSON.stringify({ ...file, ...change }));
    const holding = (records: readonly unknown[]) =>
      answerTo({ records, checksum: textHash(JSON.stringify(records)) });
    expect(holding([record])).toEqual({ ok: true, records: [record], portal: null });
    const damaged = { ok: false, problem: 'damaged' };
    const others = [null, 7, 'record', {}, { ...record, matchId: '7' }, { ...record, data: null }];
    // The last one is an event without its data.
    for (const data of ['event', { kind: 'other' }, { kind: 'event' }]) others.push({ ...record, data });
    for (const other of others) expect(holding([record, other])).toEqual(damaged);
    expect(answerTo({ version: '1' })).toEqual(damaged);
    const noList = { 0: record };
    expect(answerTo({ records: noList, checksum: textHash(JSON.stringify(noList)) })).toEqual(damaged);
    expect(answerTo({ format: 'other' })).toEqual({ ok: false, problem: 'not-a-transfer' });
  });
});

describe('[SY36] a file or a hand-over of another portal', () => {
  /** A goal on a device that knows this portal. */
  async function recorded(portal: string | null) {
    const [one, two] = twoDesks();
    one.answers = () => lost;
    const old = one.open();
    if (portal !== null) await old.learnPortal(portal);
    await old.record(matchId, goal(1));
    return { old, next: two.open() };
  }
  const handed = async (old: Awaited<ReturnType<typeof recorded>>['old']) => {
    const collected = collectHandOver(encodeHandOver(await old.handOver(matchId)));
    if (collected.kind !== 'whole') throw new Error(collected.kind);
    return collected.handOver;
  };

  test('given that the device knows another portal, then nothing of either comes onto it', async () => {
    const { old, next } = await recorded('cup-of-may');
    await next.learnPortal('cup-of-june');
    expect(await next.importRecords(read(await old.exportFile()))).toBe('other-portal');
    expect(await next.continueMatch(await handed(old))).toBe('other-portal');
    expect((await next.view(matchId)).events).toEqual([]);
    expect((await next.unsynced()).here).toEqual([]);
  });

  test('given that the device knows none, then it learns the one that they name', async () => {
    const { old, next } = await recorded('cup-of-may');
    expect(await next.continueMatch(await handed(old))).toBe('taken');
    expect(await next.portal()).toBe('cup-of-may');
    const other = await recorded('cup-of-may');
    expect(await other.next.importRecords(read(await other.old.exportFile()))).toBe('taken');
    expect(await other.next.portal()).toBe('cup-of-may');
  });

  test('given a device that named none, as of an older release, then it is taken', async () => {
    const { old, next } = await recorded(null);
    await next.learnPortal('cup-of-june');
    expect(await next.importRecords(read(await old.exportFile()))).toBe('taken');
    expect(await next.continueMatch(await handed(old))).toBe('taken');
    expect(await next.portal()).toBe('cup-of-june');
  });
});

describe('[SY24] a running match that is handed over', () => {
  const press = { stageId: 2, seconds: 512, running: true, at: Date.UTC(2026, 3, 4, 9, 8, 0) };

  async function played() {
    const [one, two] = twoDesks();
    const old = one.open();
    for (let minute = 0; minute < 50; minute += 1) {
      one.now += 20_000;
      await old.record(matchId, goal(minute % 15, { participantId: minute % 4 ? 4000 + minute : null }));
    }
    await one.rest();
    one.answers = (call) => {
      one.store(call);
      return lost;
    };
    for (let minute = 0; minute < 10; minute += 1) {
      one.now += 20_000;
      await old.record(matchId, goal(minute));
    }
    const [first] = (await old.view(matchId)).events;
    if (first) await old.remove(first);
    await old.stage(matchId, 3);
    await old.learnTime({ sentAt: one.now, receivedAt: one.now, date: one.now - 999 });
    await old.clock(matchId, { ...press, seconds: 500 });
    await old.clock(matchId, press);
    const { answers } = await old.view(matchId);
    const clock = { ...press, recordedAt: one.now, device: 'elsewhere', key: 'elsewhere-1' };
    await old.storeList(matchId, { events: [...one.stored.values()], clock, at: one.now }, answers);
    return { one, two, old };
  }

  test('fits into a few codes, in any order, and comes out as it went in', async () => {
    const { one, old } = await played();
    const handOver = await old.handOver(matchId);
    const codes = encodeHandOver(handOver);
    expect(codes.length).toBeLessThanOrEqual(6);
    for (const code of codes) expect(code.length).toBeLessThanOrEqual(700);
    const collected = collectHandOver([...codes, ...codes.toReversed()]);
    if (collected.kind !== 'whole') throw new Error(collected.kind);
    expect(collected.handOver).toMatchObject({ matchId, clock: press, events: handOver.events });
    expect(collected.handOver.clock).toEqual(handOver.clock);
    expect(handOver.toldAt).toBe(one.now);
    expect(collected.handOver.toldAt).toBe(handOver.toldAt);
    const withoutIds = ({ records }: typeof handOver) => records.map((record) => ({ ...record, id: '' }));
    expect(withoutIds(collected.handOver)).toEqual(withoutIds(handOver));
  });

  test('given that both devices upload, then nothing counts twice, and the old one makes no stage calls any more', async () => {
    const { one, two, old } = await played();
    const collected = collectHandOver(encodeHandOver(await old.handOver(matchId)));
    if (collected.kind !== 'whole') throw new Error(collected.kind);
    const next = two.open();
    await next.continueMatch(collected.handOver);
    await old.release(matchId);
    await next.record(matchId, goal(14));
    await two.rest();
    one.calls.length = 0;
    one.answers = (call) => one.store(call);
    await one.pass(20_000);
    expect(one.stored.size).toBe(60);
    expect(one.calls.some(({ kind }) => kind === 'stage')).toBe(false);
    expect(two.calls.some(({ kind }) => kind === 'stage')).toBe(true);
    expect((await next.view(matchId)).events).toHaveLength(60);
    expect((await next.view(matchId)).counts).toEqual({ here: 0, attention: 0, server: 60 });
  });

  test('given codes that are missing, of two matches, newer or none, then it says which', async () => {
    const { old } = await played();
    const codes = encodeHandOver(await old.handOver(matchId));
    const others = encodeHandOver(await old.handOver(8));
    expect(collectHandOver(codes.slice(1))).toEqual({ kind: 'partly', missing: [1] });
    expect(collectHandOver([...codes, ...others])).toEqual({ kind: 'refused', problem: 'other' });
    expect(collectHandOver(['WIFI:S:Hall;;'])).toEqual({ kind: 'refused', problem: 'other' });
    const newer = codes.map((code) => code.replace('7M1/', '7M2/'));
    expect(collectHandOver(newer)).toEqual({ kind: 'refused', problem: 'newer' });
    const changed = codes.map((code, index) => (index === 0 ? code.replace(/.$/, '~') : code));
    expect(collectHandOver(changed)).toEqual({ kind: 'refused', problem: 'damaged' });
    // Valid JSON, but not made of records.
    const handOver = await old.handOver(matchId);
    const data = { kind: 'event', content: goal(0.5) } as const;
    const odd = handOver.records.map((record) => ({ ...record, data }));
    expect(collectHandOver(encodeHandOver({ ...handOver, records: odd }))).toEqual({
      kind: 'refused',
      problem: 'damaged',
    });
  });
});
