import type { Walkover } from '@sevenmetre/rules/vocabulary';
import type { EventContent } from '../protocol.ts';
import { addClock, addRecord, askedFor, changeRecord, retried } from './changes.ts';
import type { Moment, Target } from './changes.ts';
import { learntOffset, timeLearnt, withClock } from './clock.ts';
import type { AnswerTimes, ClockPress, ShownClock } from './clock.ts';
import { newDevice } from './device-clock.ts';
import { outboxDecisions } from './decisions.ts';
import type { OutboxDecisions } from './decisions.ts';
import type { Asked, Change, Found, Ports } from './ports.ts';
import { countsOf } from './queue.ts';
import type { Counts } from './queue.ts';
import { isUnsent } from './record.ts';
import type { OutboxRecord, RecordData, ReportAsked } from './record.ts';
import { covers } from './roster.ts';
import type { RosterAsked } from './roster.ts';
import { saysMore, taken } from './list.ts';
import type { Told } from './list.ts';
import type { HandOver } from './hand-over.ts';
import { takenRecords } from './take-records.ts';
import { writeTransferFile } from './transfer-file.ts';
import { Uploader } from './uploader.ts';
import type { UploaderStatus } from './uploader.ts';
import type { ShownEvent } from './view.ts';

/** What the device shows of a match. */
export interface MatchView {
  readonly events: readonly ShownEvent[];
  readonly counts: Counts;
  /** Stage calls, walkover and approval that are not settled, in order. */
  readonly calls: readonly OutboxRecord[];
  /** To be handed back with a list that is asked for now: see `takeList`. */
  readonly answers: number;
  /** By the clock of this device; null: nobody has recorded any. */
  readonly clock: ShownClock | null;
  /** Milliseconds that the server's clock is ahead of the device's; null: no answer has told it yet. */
  readonly offset: number | null;
}

/**
 * The queue of a device: what a tap asks for is on the disk when the promise of its method fulfils (SY15), and goes to the
 * server by itself. One for each tab; they share the store and take turns with uploading. Rejects only when the disk of
 * the device refuses; then nothing was recorded, and the screen has to say so. A page that opens calls `online` once, so that
 * what an earlier page has left need not wait for a round.
 */
export class Outbox {
  readonly #ports: Ports;
  readonly #decisions: OutboxDecisions;
  readonly #uploader: Uploader;
  readonly #listeners = new Set<() => void>();

  constructor(ports: Ports, decisions: OutboxDecisions = outboxDecisions) {
    this.#ports = ports;
    this.#decisions = decisions;
    this.#uploader = new Uploader(ports, decisions, () => this.#tell());
  }

  /** Records an event: one tap. */
  record(matchId: number, content: EventContent): Promise<OutboxRecord> {
    return this.#add(matchId, { kind: 'event', content });
  }

  /** Corrects an event of this device or of another. null: it is deleted already. */
  correct(target: Target, content: EventContent): Promise<OutboxRecord | null> {
    return this.#change(target, content);
  }

  /** Deletes an event. null: it is deleted already. */
  remove(target: Target): Promise<OutboxRecord | null> {
    return this.#change(target, null);
  }

  /** Asks for a stage; `reason` where an approved match is reopened. */
  stage(matchId: number, stageId: number, reason: string | null = null): Promise<OutboxRecord> {
    return this.#add(matchId, { kind: 'stage', stageId, reason, seen: null });
  }

  /** Records a start, a stop or a correction of the match clock. */
  clock(matchId: number, press: ClockPress): Promise<OutboxRecord> {
    return this.#write({ kind: 'match', matchId }, (found) =>
      addClock(found, matchId, press, this.#moment()),
    );
  }

  /** Asks for a stage and sets its clock, both or neither. */
  begin(matchId: number, press: ClockPress): Promise<{ stage: OutboxRecord; clock: OutboxRecord }> {
    const data = { kind: 'stage', stageId: press.stageId, reason: null, seen: null } as const;
    return this.#write({ kind: 'match', matchId }, (found) => {
      const stage = addRecord(found, { matchId, data }, this.#moment());
      const state = stage.state ?? found.state;
      const clock = addClock({ ...found, state }, matchId, press, this.#moment());
      return {
        ...clock,
        result: { stage: stage.result, clock: clock.result },
        put: [...(stage.put ?? []), ...(clock.put ?? [])],
      };
    });
  }

  /** An answer beside the queue has told the server's time. */
  async learnTime(times: AnswerTimes): Promise<void> {
    await this.#ports.store.transact({ kind: 'ids', ids: [] }, 'relaxed', ({ state }) => {
      const before = state ?? newDevice(this.#ports.random);
      const after = timeLearnt(before, times, this.#decisions);
      return after.isLearnt === before.isLearnt && after.offset === before.offset
        ? { result: null }
        : { result: null, state: after };
    });
  }

  /** null takes it back. */
  walkover(matchId: number, outcome: Walkover | null): Promise<OutboxRecord> {
    return this.#add(matchId, { kind: 'walkover', outcome });
  }

  /**
   * Saves rosters and referees at the table. What was refused before and is asked for here again goes; its side is then
   * made on what the page has seen.
   */
  saveRoster(matchId: number, asked: RosterAsked): Promise<OutboxRecord> {
    return this.#write({ kind: 'match', matchId }, (found) => {
      const replaced = found.records.filter(
        ({ data, attention }) => data.kind === 'roster' && attention !== null && covers(asked, data.asked),
      );
      return {
        ...addRecord(found, { matchId, data: { kind: 'roster', asked } }, this.#moment()),
        remove: replaced.map(({ id }) => id),
      };
    });
  }

  /**
   * Approves the events as they stand on this screen; `stageId` of the finished match. It is sent after them, and goes
   * before an earlier approval that was refused.
   */
  approve(matchId: number, stageId: number, report?: ReportAsked): Promise<OutboxRecord> {
    return this.#write({ kind: 'match', matchId }, (found) => {
      const shown = this.#decisions.viewOf(matchId, found.copy, found.records);
      const seen = shown.map(({ key, serverId, content }) => ({ key, serverId, content }));
      const told = report === undefined ? {} : { report };
      const data = { kind: 'stage', stageId, reason: null, seen, ...told } as const;
      const refused = found.records.filter((record) => isApproval(record) && record.attention !== null);
      return {
        ...addRecord(found, { matchId, data }, this.#moment()),
        remove: refused.map(({ id }) => id),
      };
    });
  }

  /** Sends items that needed attention once more. */
  async retry(...ids: readonly string[]): Promise<void> {
    await this.#write({ kind: 'ids', ids }, retried);
  }

  /** Gives an item up: an event goes back to what the server holds, a stage call is not made. It may be on its way already. */
  async discard(id: string): Promise<void> {
    await this.#write({ kind: 'ids', ids: [id] }, () => ({ result: null, remove: [id] }));
  }

  /**
   * Takes over a list of the match's live events that was loaded. `answers` from the view before the list was asked for:
   * one that an answer has overtaken is passed over, so that nothing flickers back. Returns whether it was taken.
   */
  async takeList(matchId: number, told: Told, answers: number): Promise<boolean> {
    const taking = this.#ports.store.transact({ kind: 'match', matchId }, 'relaxed', (found) => {
      const current = found.copy?.answers ?? 0;
      if (!this.#decisions.isCurrentList(current, answers)) return { result: false };
      const copy = taken(matchId, found.copy, told);
      const rows = this.#decisions.reconcile(copy, found.records, found.copy?.lineup);
      return { result: true, copy, ...rows };
    });
    const isTaken = await taking;
    if (isTaken) this.#tell();
    return isTaken;
  }

  async view(matchId: number): Promise<MatchView> {
    const found = await this.#read({ kind: 'match', matchId });
    const { records, copy } = found;
    const isCall = ({ data, synced }: OutboxRecord) =>
      synced === 0 && data.kind !== 'event' && data.kind !== 'clock';
    const calls = records.filter(isCall);
    return {
      events: this.#decisions.viewOf(matchId, copy, records),
      counts: countsOf(records, copy === null ? [] : [copy]),
      calls: calls.toSorted((a, b) => a.modifiedAt - b.modifiedAt),
      answers: copy?.answers ?? 0,
      clock: this.#decisions.shownClock(found),
      offset: learntOffset(found.state),
    };
  }

  /** Everything that is not settled, of all matches, by time. */
  async unsynced(): Promise<{ readonly here: OutboxRecord[]; readonly attention: OutboxRecord[] }> {
    const { records } = await this.#read({ kind: 'unsynced' });
    return {
      here: records.filter(isUnsent),
      attention: records.filter(({ attention }) => attention !== null),
    };
  }

  /**
   * How many records of all matches the server does not have although they are older than so many milliseconds: what is
   * just on its way is not counted, what needs attention is.
   */
  async countOlderThan(milliseconds: number): Promise<number> {
    const { records, state } = await this.#read({ kind: 'unsynced' });
    const before = this.#ports.now() + (state?.offset ?? 0) - milliseconds;
    return records.filter(({ modifiedAt }) => modifiedAt <= before).length;
  }

  /** All that is not settled, as a file: see `writeTransferFile`. */
  async exportFile(): Promise<string> {
    const { records } = await this.#read({ kind: 'unsynced' });
    return writeTransferFile(records, this.#ports.now());
  }

  /** Takes over records of a file or of another device. What is known already is not doubled, the newer change wins. */
  async takeRecords(records: readonly OutboxRecord[]): Promise<void> {
    for (const matchId of new Set(records.map((record) => record.matchId))) {
      const ofMatch = records.filter((record) => record.matchId === matchId);
      await this.#write({ kind: 'match', matchId }, (found) => takenRecords(found, ofMatch, this.#moment()));
    }
  }

  /** A running match for another device: see `encodeHandOver`. The queue stays here until `release`. */
  async handOver(matchId: number): Promise<HandOver> {
    const found = await this.#read({ kind: 'match', matchId });
    return { matchId, ...this.#decisions.handedOver(found) };
  }

  /** Goes on with a match that another device has handed over. */
  async takeOver(handOver: HandOver): Promise<void> {
    const { matchId, clock, records } = handOver;
    await this.#write({ kind: 'match', matchId }, (found) => {
      const copy = this.#decisions.copyAfter(found.copy, handOver);
      const rows = saysMore(copy, found.copy)
        ? this.#decisions.reconcile(copy, found.records, found.copy?.lineup)
        : { put: [], remove: [] };
      const settled = new Map(rows.put.map((record) => [record.id, record]));
      const left = found.records.filter(({ id }) => !rows.remove.includes(id));
      const known = left.map((record) => settled.get(record.id) ?? record);
      const change = takenRecords({ ...found, records: known }, records, this.#moment());
      const put = [...rows.put, ...(change.put ?? [])];
      return { ...change, put, remove: rows.remove, copy: withClock(copy, clock) };
    });
  }

  /**
   * Another device goes on with the match, so its stage calls are no longer made from here: sent late they would set the
   * match back. Its events and rosters stay in the queue; sent by both devices they are one.
   */
  async release(matchId: number): Promise<void> {
    await this.#write({ kind: 'match', matchId }, ({ records }) => ({
      result: null,
      remove: records
        .filter(({ data }) => data.kind === 'stage' || data.kind === 'walkover')
        .map(({ id }) => id),
    }));
  }

  status(): UploaderStatus {
    return this.#uploader.status();
  }

  /** Whether this tab is at it just now, or waits for its turn behind another one. */
  isSending(): boolean {
    return this.#uploader.isRunning();
  }

  /** The browser says that there is a network. */
  online(): void {
    this.#uploader.wake('online');
  }

  /** The password was given in place; the queue goes on. */
  signedIn(): void {
    this.#uploader.wake('signed-in');
  }

  /** Tells of every change that this tab made. Returns the end of listening. */
  listen(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** The tab goes; what is on the disk stays. */
  stop(): void {
    this.#uploader.stop();
  }

  #add(matchId: number, data: RecordData): Promise<OutboxRecord> {
    return this.#write({ kind: 'ids', ids: [] }, (found) =>
      addRecord(found, { matchId, data }, this.#moment()),
    );
  }

  #change(target: Target, content: EventContent | null): Promise<OutboxRecord | null> {
    return this.#write(askedFor(target), (found) => changeRecord(found, target, content, this.#moment()));
  }

  async #write<T>(asked: Asked, change: (found: Found) => Change<T>): Promise<T> {
    const result = await this.#ports.store.transact(asked, this.#decisions.tapDurability, change);
    this.#tell();
    this.#uploader.wake('item');
    return result;
  }

  #read(asked: Asked): Promise<Found> {
    return this.#ports.store.transact(asked, 'relaxed', (found) => ({ result: found }));
  }

  #moment(): Moment {
    return { now: this.#ports.now(), random: this.#ports.random, decisions: this.#decisions };
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}

function isApproval({ data }: OutboxRecord): boolean {
  return data.kind === 'stage' && data.seen !== null;
}
