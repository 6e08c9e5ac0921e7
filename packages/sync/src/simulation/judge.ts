import { clockTolerance } from '../protocol.ts';
import type { EventContent } from '../protocol.ts';
import type { Device } from './device.ts';
import type { WriteCall } from './messages.ts';
import { liveEvents } from './server.ts';
import type { ServerState } from './server.ts';

interface Change {
  readonly device: string;
  readonly raw: number;
  readonly at: number;
  readonly content: EventContent;
}

/**
 * Watches from outside, with knowledge that neither side has: every tap and delete of the world, and every different
 * change when it first arrived. It never looks at the decisions.
 */
export class Judge {
  readonly faults: string[] = [];
  readonly #taps = new Map<string, { deleted: boolean; refused: boolean }>();
  readonly #changes = new Map<string, Change[]>();
  #frozen: { score: number; events: string } | null = null;

  tapped(tap: string, refused: boolean): void {
    this.#taps.set(tap, { deleted: false, refused });
  }

  /** A tap that the rules refuse is accepted once it has been corrected. */
  corrected(tap: string): void {
    const known = this.#taps.get(tap);
    if (known) known.refused = false;
  }

  deleted(tap: string): void {
    const known = this.#taps.get(tap);
    if (known) known.deleted = true;
  }

  /** Before the server handles a call. Returns whether this very change has arrived before. */
  arrives(call: WriteCall, now: number): boolean {
    if (call.kind === 'delete') return false;
    const changes = this.#changes.get(call.tap) ?? [];
    this.#changes.set(call.tap, changes);
    const raw = Date.parse(call.modifiedAt);
    const later = changes.some((change) => change.device === call.device && change.raw >= raw);
    if (later) return changes.some((change) => change.device === call.device && change.raw === raw);
    changes.push({
      device: call.device,
      raw,
      at: Math.min(raw, now + clockTolerance),
      content: call.content,
    });
    return false;
  }

  /** After each call that the server has handled. */
  watch(before: ServerState, after: ServerState, isRepeat: boolean): void {
    const live = liveEvents(after);
    if (after.score !== live.length) this.#fault(`score ${after.score}, but ${live.length} live goals`);
    if (isRepeat && after.version !== before.version) this.#fault('a repeat changed something');
    if (after.version > before.version + 1) this.#fault('a version was skipped');
    for (const event of before.events.values()) {
      if (event.deleted && after.events.get(event.id)?.deleted !== true)
        this.#fault(`${event.tap} came back`);
    }
    this.#watchApproval(after, live);
  }

  /** Once the network is well and every queue had time to drain. */
  settle(state: ServerState, devices: readonly Device[]): void {
    for (const device of devices) {
      const left = device.unsynced().map((record) => record.tap);
      if (left.length > 0) this.#fault(`${device.settings.name} still holds ${left.join(', ')}`);
    }
    const live = liveEvents(state);
    for (const [tap, { deleted, refused }] of this.#taps) {
      const shown = live.filter((event) => event.tap === tap);
      const wanted = deleted || refused ? 0 : 1;
      if (shown.length !== wanted) this.#fault(`${tap} is there ${shown.length} times, not ${wanted}`);
      const content = JSON.stringify(shown[0]?.content);
      const newest = JSON.stringify(this.#newest(tap));
      if (wanted === 1 && shown.length === 1 && content !== newest)
        this.#fault(`${tap} says ${content}, not ${newest}`);
    }
  }

  #newest(tap: string): EventContent | undefined {
    const isGreater = (a: Change, b: Change): boolean =>
      a.at > b.at || (a.at === b.at && a.device > b.device);
    let newest: Change | undefined;
    for (const change of this.#changes.get(tap) ?? []) {
      if (newest === undefined || isGreater(change, newest)) newest = change;
    }
    return newest?.content;
  }

  #watchApproval(state: ServerState, live: ReturnType<typeof liveEvents>): void {
    if (!state.approved) {
      this.#frozen = null;
      return;
    }
    const events = JSON.stringify(live.map((event) => [event.id, event.content]));
    this.#frozen ??= { score: state.score, events };
    if (this.#frozen.events !== events || this.#frozen.score !== state.score)
      this.#fault('an approved match changed');
  }

  #fault(text: string): void {
    this.faults.push(text);
  }
}
