import { ClockWatch } from './clock-watch.ts';
import { SignatureWatch } from './signature-watch.ts';
import { ListWatch } from './list-watch.ts';
import { clockTolerance } from '../protocol.ts';
import type { EventContent } from '../protocol.ts';
import type { Answer, ApproveCall, Roster, WholeCall, WriteCall } from './messages.ts';
import { goalsAmong, liveEvents } from './server-state.ts';
import type { ServerEvent, ServerState } from './server-state.ts';

/** A change at its first arrival. */
interface Change {
  readonly device: string;
  readonly raw: number;
  readonly at: number;
  readonly content: EventContent;
}

/** What a screen has confirmed about a tap; `maybe`: requested, and the page died before it could confirm. */
interface Fate {
  tapped: boolean;
  deleted: boolean | 'maybe';
  /** null: the tap itself has not been confirmed. */
  refused: boolean | 'maybe' | null;
}

/** A confirmed change with the time of its device's clock. */
export interface Confirmed {
  readonly device: string;
  readonly raw: number;
}

/**
 * Checks the promises with knowledge that neither side has: every tap, correction and delete that a screen
 * confirmed, and the first arrival of every different change. It does not use the decisions of either side.
 */
export class Checker {
  readonly violations: string[] = [];
  readonly clocks = new ClockWatch();
  readonly signatures = new SignatureWatch();
  readonly lists = new ListWatch();
  readonly #taps = new Map<string, Fate>();
  readonly #changes = new Map<string, Change[]>();
  readonly #confirmed = new Map<string, Confirmed[]>();
  /** Keys of calls that changed the whole match. */
  readonly #carriedOut = new Set<string>();
  /** Rosters that a screen had seen when a save was made on them, by the save's key. */
  readonly #seenRosters = new Map<string, readonly string[]>();
  readonly #savedRosters = new Set<string>();
  #frozen: { score: number; events: string } | null = null;

  /** The tap is on the disk; another tab may have changed it before the first tab learned that. */
  tapped(tap: string, refused: boolean): void {
    const fate = this.#fate(tap);
    if (fate.tapped) this.violation(`two taps are called ${tap}`);
    fate.tapped = true;
    fate.refused ??= refused;
  }

  /** A change is requested, and it is not known yet whether it will be stored. */
  begins(tap: string, deletes: boolean): void {
    const fate = this.#fate(tap);
    if (deletes) fate.deleted ||= 'maybe';
    else if (fate.refused !== false) fate.refused = 'maybe';
  }

  /** The change is on the disk. A tap that the rules refuse is accepted once it has been corrected. */
  changed(tap: string, deletes: boolean, change: Confirmed): void {
    const fate = this.#fate(tap);
    if (deletes) fate.deleted = true;
    else fate.refused = false;
    if (!deletes) this.#confirmed.set(tap, [...(this.#confirmed.get(tap) ?? []), change]);
  }

  #fate(tap: string): Fate {
    const known = this.#taps.get(tap) ?? { tapped: false, deleted: false, refused: null };
    this.#taps.set(tap, known);
    return known;
  }

  /** Called before the server stores a call. Returns whether the same change has arrived before. */
  arrives(call: WriteCall, now: number): boolean {
    // A call that the rules refuse changes nothing.
    if (call.kind === 'delete' || call.content.minute < 0) return false;
    const changes = this.#changes.get(call.tap) ?? [];
    this.#changes.set(call.tap, changes);
    const raw = Date.parse(call.modifiedAt);
    const later = changes.some((change) => change.device === call.device && change.raw >= raw);
    if (later) return changes.some((change) => change.device === call.device && change.raw === raw);
    const at = Math.min(raw, now + clockTolerance);
    changes.push({ device: call.device, raw, at, content: call.content });
    return false;
  }

  /**
   * A screen has confirmed that a roster is saved here. `seen`: the roster it was made from, perhaps by the
   * save `after`.
   */
  savedRoster(key: string, seen: Roster['entries'], after: string | null): void {
    const before = this.#seenRosters.get(after ?? '') ?? [];
    this.#seenRosters.set(key, [...before, JSON.stringify(seen)]);
    this.#savedRosters.add(key);
  }

  /** A reporter has looked at a refused roster and has made another one from it. */
  gaveUpRoster(key: string): void {
    this.#savedRosters.delete(key);
  }

  /**
   * Called before the server handles a call of a whole match. Returns whether the same call has been carried
   * out before.
   */
  repeats({ key }: WholeCall): boolean {
    return key !== null && this.#carriedOut.has(key);
  }

  /** Called after the server has handled it. */
  watchWhole(call: WholeCall, { status }: Answer, before: ServerState, after: ServerState): void {
    const isRepeat = this.repeats(call);
    if (call.kind === 'approve' && status === 200 && !isRepeat && !after.approved)
      this.violation('an approval was acknowledged and not carried out');
    if (call.kind === 'roster') this.#watchRoster(call.key, before, after);
    if (call.kind === 'erase') this.#watchErased(before, after);
    if (call.kind === 'restore') this.#watchRestored(before, after);
    if (call.key !== null && status === 200) this.#carriedOut.add(call.key);
  }

  #watchRoster(key: string, before: ServerState, after: ServerState): void {
    if (before.roster.revision === after.roster.revision) return;
    const seen = this.#seenRosters.get(key);
    if (seen !== undefined && !seen.includes(JSON.stringify(before.roster.entries)))
      this.violation('a roster was overwritten that nobody had seen');
  }

  #watchErased(before: ServerState, after: ServerState): void {
    const left = new Set(liveEvents(after).map(({ id }) => id));
    for (const { id, tap } of liveEvents(before)) if (!left.has(id)) this.#fate(tap).deleted = true;
  }

  /** Restored events were not tapped: they are the ones that were deleted last. */
  #watchRestored(before: ServerState, after: ServerState): void {
    for (const event of after.events.values()) {
      if (before.events.has(event.id)) continue;
      this.tapped(event.tap, false);
      const { device, at } = event.stamp;
      this.#changes.set(event.tap, [{ device, raw: at, at, content: event.content }]);
    }
  }

  /**
   * Called after each call that the server has handled, or after several that it has handled together.
   * @param calls how many different ones
   */
  watch(before: ServerState, after: ServerState, isRepeat: boolean, calls = 1): void {
    if (after === before) return;
    const live = liveEvents(after);
    const goals = goalsAmong(live);
    if (after.score !== goals) this.violation(`score ${after.score}, but ${goals} live goals`);
    if (isRepeat && after.version !== before.version) this.violation('a repeat changed something');
    if (after.version > before.version + calls) this.violation('a version was skipped');
    for (const event of before.events.values()) {
      if (event.deleted && after.events.get(event.id)?.deleted !== true)
        this.violation(`${event.tap} came back`);
    }
    this.#watchApproval(after, live);
  }

  /** The published state must equal the stored one. */
  watchPublished(stored: ServerState, published: ServerState): void {
    if (stored !== published) this.violation('spectators received what is not stored');
  }

  /** The server has accepted an approval of what a screen showed. */
  watchApproved({ seen }: ApproveCall, after: ServerState): void {
    const shown = seen?.map(({ key, content }) => `${key} ${JSON.stringify(content)}`).sort();
    const live = liveEvents(after).map(({ key, content }) => `${key} ${JSON.stringify(content)}`);
    if (shown && shown.join() !== live.sort().join()) this.violation('approved other events than were seen');
  }

  /** Called when the network works, the match is open and every queue had time to drain. */
  settle(state: ServerState, unsent: readonly string[]): void {
    if (unsent.length > 0) this.violation(`still unsent: ${unsent.join(', ')}`);
    const live = liveEvents(state);
    const shown = Map.groupBy(live, ({ tap }) => tap);
    for (const [tap, events] of shown) {
      if (events.length > 1) this.violation(`${tap} is there ${events.length} times`);
    }
    for (const violation of [...this.clocks.violations(state), ...this.signatures.violations(state)])
      this.violation(violation);
    for (const key of this.#savedRosters)
      if (!this.#carriedOut.has(key)) this.violation(`the roster ${key} is lost`);
    for (const [tap, fate] of this.#taps) this.#settleTap(tap, fate, shown.get(tap)?.[0]);
  }

  /** At the end a screen shows what the server holds, and the events that the server has refused. */
  settleScreen(state: ServerState, shown: readonly string[], refused: readonly string[]): void {
    const held = liveEvents(state).map(({ key }) => key);
    const wanted = [...new Set([...held, ...refused])].sort().join();
    if (shown.toSorted().join() !== wanted) this.violation(`a screen shows ${shown.join()}, not ${wanted}`);
  }

  /**
   * After an answer over a good network a device knows the server's clock to the second, plus the travel
   * time.
   */
  settleClock(error: number): void {
    if (error > 1500) this.violation(`a device is ${error} ms wrong about the server's clock`);
  }

  violation(text: string): void {
    this.violations.push(text);
  }

  #settleTap(tap: string, { tapped, deleted, refused }: Fate, event: ServerEvent | undefined): void {
    if (event === undefined) {
      if (tapped && deleted === false && refused === false) this.violation(`${tap} is lost`);
      return;
    }
    if (deleted === true) this.violation(`${tap} was deleted and is there`);
    if (refused === true) this.violation(`${tap} was refused and is there`);
    const [content, newest] = [JSON.stringify(event.content), JSON.stringify(this.#newest(tap))];
    if (content !== newest) this.violation(`${tap} says ${content}, not ${newest}`);
    const arrived = this.#changes.get(tap) ?? [];
    for (const { raw } of this.#confirmed.get(tap) ?? []) {
      if (!arrived.some((change) => change.raw >= raw))
        this.violation(`a correction of ${tap} never arrived`);
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

  #watchApproval(state: ServerState, live: readonly ServerEvent[]): void {
    if (!state.approved) {
      this.#frozen = null;
      return;
    }
    const events = JSON.stringify(live.map((event) => [event.id, event.content]));
    this.#frozen ??= { score: state.score, events };
    if (this.#frozen.events !== events || this.#frozen.score !== state.score)
      this.violation('an approved match changed');
  }
}
