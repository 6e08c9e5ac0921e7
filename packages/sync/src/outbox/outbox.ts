import type { Walkover } from '@sevenmetre/rules/vocabulary';
import type { EventContent } from '../protocol.ts';
import {
  addClock,
  addRecord,
  addSignature,
  askedFor,
  beginStage,
  changeRecord,
  retried,
  undoScouting,
  withoutPortal,
  withPortal,
  withTime,
} from './changes.ts';
import type { Begun, Moment, MovedEvent, Target } from './changes.ts';
import { learntOffset, withClock } from './clock.ts';
import type { AnswerTimes, ClockPress, ShownClock } from './clock.ts';
import { outboxDecisions, type OutboxDecisions } from './decisions.ts';
import type { Asked, Change, Ports } from './ports.ts';
import { countsOf, type Counts, isFree } from './queue.ts';
import type { ScoutingEntry } from '@sevenmetre/rules/scouting';
import { isApproval, isUnsent } from './record.ts';
import type { Found, OutboxRecord, RecordData, ReportAsked, SignatureAsked } from './record.ts';
import { covers } from './roster.ts';
import type { RosterAsked } from './roster.ts';
import { isNewerThanWaiting, taken } from './list.ts';
import type { MatchAnswer } from './list.ts';
import type { HandOver } from './hand-over-text.ts';
import { importedRecords, isOfOther } from './imported-records.ts';
import type { Taking } from './imported-records.ts';
import type { Transfer } from './transfer-file.ts';
import { writeTransferFile } from './transfer-file.ts';
import { Uploader, type UploaderStatus } from './uploader.ts';
import { scoutingOf } from './view.ts';
import type { ShownEvent, ShownScouting, ShownSignature } from './view.ts';

/** The device's view of a match. */
export interface MatchView {
  readonly events: readonly ShownEvent[];
  readonly counts: Counts;
  /** Unsettled stage calls, walkover and approval, in order. */
  readonly calls: readonly OutboxRecord[];
  /** Must be passed to `storeList` with a list that is requested now. */
  readonly answers: number;
  /** Signatures that stand: the server's, and this device's unsettled ones. */
  readonly signatures: readonly ShownSignature[];
  /** In the device's time; null: none recorded. */
  readonly clock: ShownClock | null;
  /** Milliseconds that the server's clock is ahead of the device's; null: unknown so far. */
  readonly offset: number | null;
}

/**
 * The queue of a device: a tap is on disk when its promise resolves (SY15), and is uploaded automatically.
 * One instance per tab; tabs share the store and take turns with uploading. Rejects only if the device's disk
 * refuses; then nothing was recorded, and the screen must show that. A new page calls `online` once, so that
 * records of an earlier page are sent at once.
 */
export class Outbox {
  readonly #ports: Ports;
  readonly #decisions: OutboxDecisions;
  readonly #uploader: Uploader;
  readonly #listeners = new Set<() => void>();

  constructor(ports: Ports, decisions: OutboxDecisions = outboxDecisions) {
    this.#ports = ports;
    this.#decisions = decisions;
    this.#uploader = new Uploader(ports, decisions, () => this.#notify());
  }

  /** Records an event: one tap. */
  record(matchId: number, content: EventContent): Promise<OutboxRecord> {
    return this.#add(matchId, { kind: 'event', content });
  }

  /** Corrects an event of this device or another. null: deleted already. */
  correct(target: Target, content: EventContent): Promise<OutboxRecord | null> {
    return this.#change(target, content);
  }

  /** Deletes an event. null: deleted already. */
  remove(target: Target): Promise<OutboxRecord | null> {
    return this.#change(target, null);
  }

  /** Requests a stage; `reason` to reopen an approved match. */
  stage(matchId: number, stageId: number, reason: string | null = null): Promise<OutboxRecord> {
    return this.#add(matchId, { kind: 'stage', stageId, reason, seen: null });
  }

  /** Records a start, stop or correction of the match clock. */
  clock(matchId: number, press: ClockPress): Promise<OutboxRecord> {
    return this.#write({ kind: 'match', matchId }, (found) =>
      addClock(found, matchId, press, this.#moment()),
    );
  }

  /** Records that somebody signs the record of the match, or refuses to. */
  sign(matchId: number, signature: SignatureAsked): Promise<OutboxRecord> {
    return this.#write({ kind: 'match', matchId }, (found) =>
      addSignature(found, matchId, signature, this.#moment()),
    );
  }

  /** Records what a scout has seen; in the scouting queue only (SY38). */
  scout(matchId: number, entry: ScoutingEntry): Promise<OutboxRecord> {
    return this.#add(matchId, { kind: 'scouting', entry });
  }

  /** Keeps a photo of the paper until it is sent; in the queue of photos only (SY40). */
  attach(matchId: number, jpeg: string): Promise<OutboxRecord> {
    return this.#add(matchId, { kind: 'photo', jpeg });
  }

  /** Takes an entry of scouting back by the id of its record. null: taken back already. */
  undoScouting(id: string): Promise<OutboxRecord | null> {
    return this.#write({ kind: 'ids', ids: [id] }, (found) => undoScouting(found, this.#moment()));
  }

  /** What this device has scouted of a match, and how much of it is not sent. */
  async scouted(
    matchId: number,
  ): Promise<{ readonly entries: readonly ShownScouting[]; readonly counts: Counts }> {
    const found = await this.#read({ kind: 'match', matchId });
    return { entries: scoutingOf(found), counts: countsOf(found.records, []) };
  }

  /**
   * Requests a stage, sets its clock and moves events into it: all or nothing. An event that was deleted
   * meanwhile is left out.
   */
  begin(matchId: number, press: ClockPress, moved: readonly MovedEvent[] = []): Promise<Begun> {
    return this.#write({ kind: 'match', matchId }, (found) =>
      beginStage(found, matchId, { press, moved }, this.#moment()),
    );
  }

  /** An answer outside of the queue contained the server's time. */
  async learnTime(times: AnswerTimes): Promise<void> {
    this.#uploader.portalAnswered();
    await this.#changeState((found) => withTime(found, times, this.#moment()));
  }

  /** An answer outside of the queue contained this portal id. Kept if none is known. */
  async learnPortal(portal: string): Promise<void> {
    await this.#changeState((found) => withPortal(found, portal, this.#ports.random));
  }

  /** The portal id that this device knows; null: none yet. */
  async portal(): Promise<string | null> {
    return (await this.#read(noRecords)).state?.portal ?? null;
  }

  /**
   * Everything that is unsent goes to the portal that answers next, whatever its id is. Lists of the previous
   * portal are removed.
   */
  async changePortal(): Promise<void> {
    await this.#changeState(withoutPortal);
    this.#notify();
    this.#uploader.wake('online');
  }

  /** null removes it. */
  walkover(matchId: number, outcome: Walkover | null): Promise<OutboxRecord> {
    return this.#add(matchId, { kind: 'walkover', outcome });
  }

  /**
   * Saves rosters and referees at the table. Earlier refused saves that this one covers are removed; its
   * sides are then based on what the page has seen.
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
   * Approves the events on this screen; `stageId` of the finished match. Sent after them, and replaces an
   * earlier refused approval.
   */
  approve(matchId: number, stageId: number, report?: ReportAsked): Promise<OutboxRecord> {
    return this.#write({ kind: 'match', matchId }, (found) => {
      const shown = this.#decisions.viewOf(matchId, found.copy, found.records);
      const seen = shown.map(({ key, serverId, content }) => ({ key, serverId, content }));
      const reported = report === undefined ? {} : { report };
      const data = { kind: 'stage', stageId, reason: null, seen, ...reported } as const;
      const refused = found.records.filter((record) => isApproval(record) && record.attention !== null);
      return {
        ...addRecord(found, { matchId, data }, this.#moment()),
        remove: refused.map(({ id }) => id),
      };
    });
  }

  /** Sends items that needed attention again. */
  async retry(...ids: readonly string[]): Promise<void> {
    await this.#write({ kind: 'ids', ids }, retried);
  }

  /**
   * Discards an item: an event returns to the server's version, a stage call is not made. It may be in
   * progress already.
   */
  async discard(id: string): Promise<void> {
    await this.#write({ kind: 'ids', ids: [id] }, () => ({ result: null, remove: [id] }));
  }

  /**
   * Stores a loaded list of the match's live events. `answers`: from the view before the list was requested;
   * a list that a later answer has overtaken is ignored, so that nothing flickers back. Returns whether it
   * was stored.
   */
  async storeList(matchId: number, answer: MatchAnswer, answers: number): Promise<boolean> {
    const isTaken = await this.#ports.store.transact({ kind: 'match', matchId }, 'relaxed', (found) => {
      const current = found.copy?.answers ?? 0;
      if (!this.#decisions.isCurrentList(current, answers)) return { result: false };
      const copy = taken(matchId, found.copy, answer);
      const rows = this.#decisions.reconcile(copy, found.records, found.copy?.lineup);
      return { result: true, copy, ...rows };
    });
    if (isTaken) this.#notify();
    return isTaken;
  }

  async view(matchId: number): Promise<MatchView> {
    const found = await this.#read({ kind: 'match', matchId });
    const { records, copy } = found;
    const isCall = ({ data, synced }: OutboxRecord) => synced === 0 && !isFree(data);
    const calls = records.filter(isCall);
    return {
      events: this.#decisions.viewOf(matchId, copy, records),
      counts: countsOf(records, copy === null ? [] : [copy]),
      calls: calls.toSorted((a, b) => a.modifiedAt - b.modifiedAt),
      answers: copy?.answers ?? 0,
      signatures: this.#decisions.signaturesOf(found),
      clock: this.#decisions.shownClock(found),
      offset: learntOffset(found.state),
    };
  }

  /** All unsettled records of all matches, by time. */
  async unsynced(): Promise<{ readonly here: OutboxRecord[]; readonly attention: OutboxRecord[] }> {
    const { records } = await this.#read({ kind: 'unsynced' });
    return {
      here: records.filter(isUnsent),
      attention: records.filter(({ attention }) => attention !== null),
    };
  }

  /**
   * Number of records of all matches that the server does not have and that are older than so many
   * milliseconds; includes those that need attention.
   */
  async countOlderThan(milliseconds: number): Promise<number> {
    const { records, state } = await this.#read({ kind: 'unsynced' });
    const before = this.#ports.now() + (state?.offset ?? 0) - milliseconds;
    return records.filter(({ modifiedAt }) => modifiedAt <= before).length;
  }

  /** All unsettled records as a file: see `writeTransferFile`. */
  async exportFile(): Promise<string> {
    const { records, state } = await this.#read({ kind: 'unsynced' });
    return writeTransferFile({ records, portal: state?.portal ?? null }, this.#ports.now());
  }

  /** Imports records of a file or another device. Known ones are not duplicated, the newer change wins. */
  async importRecords({ records, portal }: Transfer): Promise<Taking> {
    for (const matchId of new Set(records.map((record) => record.matchId))) {
      const ofMatch = records.filter((record) => record.matchId === matchId);
      const taking = await this.#write({ kind: 'match', matchId }, (found) =>
        importedRecords(found, ofMatch, this.#moment(), portal),
      );
      if (taking === 'other-portal') return taking;
    }
    return 'taken';
  }

  /** A running match for another device: see `encodeHandOver`. The queue stays until `release`. */
  async handOver(matchId: number): Promise<HandOver> {
    const found = await this.#read({ kind: 'match', matchId });
    return { matchId, ...this.#decisions.handedOver(found) };
  }

  /** Continues a match that another device has handed over. */
  async continueMatch(handOver: HandOver): Promise<Taking> {
    const { matchId, clock, records, portal } = handOver;
    return this.#write({ kind: 'match', matchId }, (found) => {
      if (isOfOther(portal, found)) return { result: 'other-portal' };
      const copy = this.#decisions.copyAfter(found.copy, handOver);
      const rows = isNewerThanWaiting(copy, found.copy)
        ? this.#decisions.reconcile(copy, found.records, found.copy?.lineup)
        : { put: [], remove: [] };
      const settled = new Map(rows.put.map((record) => [record.id, record]));
      const left = found.records.filter(({ id }) => !rows.remove.includes(id));
      const known = left.map((record) => settled.get(record.id) ?? record);
      const change = importedRecords({ ...found, records: known }, records, this.#moment(), portal);
      const put = [...rows.put, ...(change.put ?? [])];
      return { ...change, put, remove: rows.remove, copy: withClock(copy, clock) };
    });
  }

  /**
   * Another device continues the match, so that its stage calls are no longer sent from here: late ones would
   * set the match back. Events and rosters stay in the queue; sent by both devices they count once.
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

  /** Whether this tab is sending, or waiting for its turn behind another tab. */
  isSending(): boolean {
    return this.#uploader.isRunning();
  }

  /** The browser reports a network. */
  online(): void {
    this.#uploader.wake('online');
  }

  /** The user has signed in again; the queue continues. */
  signedIn(): void {
    this.#uploader.wake('signed-in');
  }

  /** Subscribes to changes made by this tab. Returns a function that unsubscribes. */
  listen(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** The tab closes; stored records stay. */
  stop(): void {
    this.#uploader.stop();
  }

  #add(matchId: number, data: RecordData): Promise<OutboxRecord> {
    return this.#write(noRecords, (found) => addRecord(found, { matchId, data }, this.#moment()));
  }

  #change(target: Target, content: EventContent | null): Promise<OutboxRecord | null> {
    return this.#write(askedFor(target), (found) => changeRecord(found, target, content, this.#moment()));
  }

  async #write<T>(asked: Asked, change: (found: Found) => Change<T>): Promise<T> {
    const result = await this.#ports.store.transact(asked, this.#decisions.tapDurability, change);
    this.#notify();
    this.#uploader.wake('item');
    return result;
  }

  #changeState(change: (found: Found) => Change<null>): Promise<null> {
    return this.#ports.store.transact(noRecords, 'relaxed', change);
  }

  #read(asked: Asked): Promise<Found> {
    return this.#ports.store.transact(asked, 'relaxed', (found) => ({ result: found }));
  }

  #moment(): Moment {
    return { now: this.#ports.now(), random: this.#ports.random, decisions: this.#decisions };
  }

  #notify(): void {
    for (const listener of this.#listeners) listener();
  }
}

/** Only the state of the device. */
const noRecords = { kind: 'ids', ids: [] } as const;
