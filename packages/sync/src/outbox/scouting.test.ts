import { describe, expect, it } from 'vitest';
import type { ScoutingEntry } from '@sevenmetre/rules/scouting';
import { answered, goal, lost, TestDevice } from './testing/test-device.ts';
import type { Reply } from './ports.ts';
import { readTransferFile, writeTransferFile } from './transfer-file.ts';

const matchId = 7;
const shot: ScoutingEntry = {
  kind: 'shot',
  side: 'home',
  x: 92,
  y: 71,
  result: 'saved',
  participantId: 11,
  seconds: 65,
};
const scouted = answered(200, null, { isAcknowledged: true });

function aScout() {
  const device = new TestDevice();
  device.answers = () => scouted;
  return { device, outbox: device.open() };
}

describe('the scouting queue', () => {
  it('[SY38] given an entry, then it is sent once under its key, whole, and stays on the screen', async () => {
    const { device, outbox } = aScout();
    const { key } = await outbox.scout(matchId, shot);
    await device.pass(1000);
    expect(device.calls).toMatchObject([{ kind: 'scouting', key, body: { ...shot, undone: false } }]);
    const { entries, counts } = await outbox.scouted(matchId);
    expect(entries).toMatchObject([{ key, entry: shot, isHere: false }]);
    expect(counts.here).toBe(0);
  });

  it('[SY38] given an answer with a match instead of its own, then nothing is acknowledged', async () => {
    const { device, outbox } = aScout();
    device.answers = () => answered(200, null);
    await outbox.scout(matchId, shot);
    await device.pass(1000);
    expect((await outbox.scouted(matchId)).counts.here).toBe(1);
  });

  it('[SY39] given an entry taken back before, during and after its sending, then the server hears of it once more', async () => {
    const { device, outbox } = aScout();
    device.answers = () => lost;
    const { id, key } = await outbox.scout(matchId, shot);
    await device.pass(100);
    await outbox.undoScouting(id);
    device.answers = () => scouted;
    await device.pass(20_000);
    expect(device.calls.at(-1)).toMatchObject({ kind: 'scouting', key, body: { undone: true } });
    expect((await outbox.scouted(matchId)).entries).toEqual([]);
    expect(await outbox.undoScouting(id)).toBeNull();
    expect((await outbox.scouted(matchId)).counts.here).toBe(0);
  });

  it('[SY38] given a file with an entry, then no device takes it into the queue of the record', async () => {
    const { device, outbox } = aScout();
    device.answers = () => lost;
    await outbox.scout(matchId, shot);
    const { here } = await outbox.unsynced();
    const file = writeTransferFile({ records: here, portal: null }, device.now);
    expect(readTransferFile(file).ok).toBe(false);
    await outbox.record(matchId, goal(3));
    const both = writeTransferFile({ records: (await outbox.unsynced()).here, portal: null }, device.now);
    expect([readTransferFile(both).ok, readTransferFile(both, 'scouting').ok]).toEqual([false, false]);
  });

  it('[SY38][SY2] given a file with entries, then another scout sends them under their keys, and takes none twice', async () => {
    const [{ device, outbox }, other] = [aScout(), aScout()];
    device.answers = () => lost;
    const first = await outbox.scout(matchId, shot);
    const { id, key } = await outbox.scout(matchId, { ...shot, result: 'goal' });
    await outbox.undoScouting(id);
    const file = readTransferFile(await outbox.exportFile(), 'scouting');
    if (!file.ok) throw new Error(file.problem);
    expect([await other.outbox.importRecords(file), await other.outbox.importRecords(file)]).toEqual([
      'taken',
      'taken',
    ]);
    other.outbox.online();
    await other.device.pass(5000);
    const sent = other.device.calls.map((call) => [call.key, call.kind === 'scouting' && call.body.undone]);
    expect(new Map(sent.map(([name, undone]) => [name, undone]))).toEqual(
      new Map([
        [first.key, false],
        [key, true],
      ]),
    );
    expect(sent).toHaveLength(2);
    const { entries, counts } = await other.outbox.scouted(matchId);
    expect([entries.map((entry) => entry.key), counts.here]).toEqual([[first.key], 0]);
  });
});

/** Whatever happens to scouting on the same device over the same network. */
const troubles = {
  'never answers': () => new Promise<never>(() => undefined),
  'is lost': () => lost,
  'is refused': () => answered(409, 'scouting-off'),
  'is forbidden': () => answered(403, 'forbidden'),
  'needs a sign-in': () => answered(401, 'session-expired'),
  'needs a newer program': () => answered(426, 'client-too-old'),
  'is told to wait': () => answered(429, 'too-many-requests', { retryAfter: 60_000 }),
  'breaks the server': () => answered(500, 'internal'),
};

/**
 * A device that records twenty goals and as many shots.
 * @param lockName of the scouting queue
 */
async function recordBoth(trouble: () => Reply | Promise<Reply>, lockName?: string) {
  const device = new TestDevice();
  device.answers = (call) => (call.kind === 'scouting' ? trouble() : device.store(call));
  const [scout, table] = [device.openScouting(lockName), device.open()];
  for (let minute = 0; minute < 20; minute += 1) {
    await scout.scout(matchId, shot);
    await table.record(matchId, goal(minute));
    await device.pass(200);
  }
  return { scout, table, counts: (await table.view(matchId)).counts };
}

describe('given scouting on the device of the record', () => {
  it.each(Object.entries(troubles))(
    '[SY38] when it %s, then the record goes up as without it',
    async (_name, trouble) => {
      const { scout, table, counts } = await recordBoth(trouble);
      expect(counts).toEqual({ here: 0, attention: 0, server: 20 });
      expect(table.status()).toEqual({ paused: null, trouble: null });
      const { here, attention } = (await scout.scouted(matchId)).counts;
      expect(here + attention).toBe(20);
    },
  );

  it('[SY38] when both shared one lock, then the record would wait: the proof can fail', async () => {
    const { counts } = await recordBoth(troubles['never answers'], 'sevenmetre-upload');
    expect(counts.here).toBe(20);
  });
});

describe('the queue of photos', () => {
  it('[SY40] given a photo without a network, then it stays on the device until it is acknowledged, is sent under one key, and is gone', async () => {
    const device = new TestDevice();
    device.answers = () => lost;
    const outbox = device.open();
    const { key } = await outbox.attach(matchId, '/9j/');
    await device.pass(60_000);
    expect((await outbox.unsynced()).here).toHaveLength(1);
    device.answers = () => answered(200, null, { isAcknowledged: true });
    await device.pass(60_000);
    expect(new Set(device.calls.map((call) => call.key))).toEqual(new Set([key]));
    expect(device.calls.at(-1)).toMatchObject({ kind: 'photo', body: { jpeg: '/9j/' } });
    expect(device.disk.all().records).toEqual([]);
  });
});
