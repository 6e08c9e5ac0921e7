import type { MatchView } from '@sevenmetre/sync/outbox/index';
import type { ReporterDevice } from '../device/device.ts';
import { same } from './same.ts';
import type { TableState } from './recording-state.ts';

/** What the queue says. */
export type QueueRead = Pick<TableState, 'view' | 'row' | 'status' | 'unsent'>;

/** Milliseconds between word of a change and reading it: one tap is told of several times, and is painted first. */
const gathering = 80;

/** Reads the queue of one match whenever something has changed there, once for many changes. */
export class QueueReader {
  readonly #device: ReporterDevice;
  readonly #matchId: number;
  /** Gets null when the disk cannot be read. */
  readonly #take: (read: QueueRead | null) => void;
  /** Changes by the screen itself: what was asked for before the last of them is older than the screen. */
  #writes = 0;
  #reading: Promise<void> | null = null;
  #again = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isOver = false;

  constructor(device: ReporterDevice, matchId: number, take: (read: QueueRead | null) => void) {
    this.#device = device;
    this.#matchId = matchId;
    this.#take = take;
  }

  /** The screen begins or has ended a change of its own. */
  wrote(): void {
    this.#writes += 1;
  }

  /** Reads soon. */
  soon(): void {
    if (this.#isOver) return;
    this.#timer ??= setTimeout(() => void this.refresh(), gathering);
  }

  /** Reads now. Asked for twice it is read once more. */
  refresh(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#again = true;
    this.#reading ??= this.#readAll().finally(() => (this.#reading = null));
    return this.#reading;
  }

  close(): void {
    this.#isOver = true;
    clearTimeout(this.#timer);
  }

  async #readAll(): Promise<void> {
    while (this.#again) {
      this.#again = false;
      const writes = this.#writes;
      const read = await this.#read();
      if (writes !== this.#writes) this.#again = true;
      else this.#take(read);
    }
  }

  async #read(): Promise<QueueRead | null> {
    const { outbox, row } = this.#device;
    try {
      const [view, { here, attention }] = await Promise.all([outbox.view(this.#matchId), outbox.unsynced()]);
      const unsent = { here: here.length, attention: attention.length };
      return { view, row: row(this.#matchId), status: outbox.status(), unsent };
    } catch {
      return null;
    }
  }
}

/**
 * What was read, with the parts that say the same as before kept as they were: who shows them need not be drawn again.
 * null: all of them say the same.
 */
export function keepSame(read: QueueRead, before: QueueRead): QueueRead | null {
  const view = sameView(read.view, before.view);
  const row = same(read.row, before.row);
  const status = same(read.status, before.status);
  const unsent = same(read.unsent, before.unsent);
  const isSame =
    view === before.view && row === before.row && status === before.status && unsent === before.unsent;
  return isSame ? null : { view, row, status, unsent };
}

function sameView(view: MatchView, before: MatchView): MatchView {
  const events = sameEvents(view.events, before.events);
  const rest = {
    counts: same(view.counts, before.counts),
    calls: same(view.calls, before.calls),
    signatures: same(view.signatures, before.signatures),
    clock: same(view.clock, before.clock),
  };
  const isSame =
    events === before.events &&
    rest.counts === before.counts &&
    rest.calls === before.calls &&
    rest.signatures === before.signatures &&
    rest.clock === before.clock &&
    view.offset === before.offset &&
    view.answers === before.answers;
  return isSame ? before : { ...view, ...rest, events };
}

/** Each event for itself: mostly one of them has changed. */
function sameEvents(events: MatchView['events'], before: MatchView['events']): MatchView['events'] {
  const known = new Map(before.map((event) => [event.key, event]));
  const kept = events.map((event) => same(event, known.get(event.key)));
  const isSame = kept.length === before.length && kept.every((event, index) => event === before[index]);
  return isSame ? before : kept;
}
