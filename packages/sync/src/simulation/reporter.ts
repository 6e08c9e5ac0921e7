import type { EventContent } from '../protocol.ts';
import type { OutboxCall } from '../outbox/call.ts';
import type { Outbox } from '../outbox/outbox.ts';
import type { Reply } from '../outbox/ports.ts';
import type { OutboxRecord, ReportAsked } from '../outbox/record.ts';
import type { ShownEvent } from '../outbox/view.ts';
import { DeviceScreen } from './device-screen.ts';
import { Disk } from './disk.ts';
import { expectOwn, expectSentAs, expectShown, expectTime } from './expectations.ts';
import { expectTaken, giveMatch, matchId } from './given-match.ts';
import type { Gateway } from './gateways.ts';
import { refusal } from './messages.ts';
import type { Answer, Call } from './messages.ts';
import { onlyOnce } from './network.ts';
import type { Sent } from './network.ts';
import { pressClock } from './press-clock.ts';
import { LockQueue, Tab } from './tab.ts';
import { sign } from './signature-watch.ts';
import type { Random } from './random.ts';
import { RosterPage } from './roster-page.ts';
import type { Surroundings } from './surroundings.ts';
import { ScreenWatch } from './screen-watch.ts';
import { attentionTooLong, notRetried, overtaken } from './watch-order.ts';
import { entryIdOf } from './server-state.ts';
import { markOf, replyOf, wired } from './wire.ts';

const uploadTimeout = 10_000;

/** A reporter's device with the real queue in one or two tabs. */
export class Reporter extends DeviceScreen {
  readonly tabs: (Tab | null)[] = [];
  /** No network at all. */
  offline = false;
  /** Answers all calls of this device instead of the server; null: nothing does. */
  behind: Gateway | null = null;
  /** The session has ended: the server requires the password. */
  signedOut = false;
  /** Tabs with an old program: refused until they are reloaded. */
  readonly old = new WeakSet<Tab>();
  /** What the roster page shows. */
  readonly roster: RosterPage;
  /** Keys transferred from another device, perhaps while something newer was already being sent. */
  readonly #handedOver = new Set<string>();
  readonly #locks = new LockQueue();
  readonly #sending = new Set<Tab>();
  #calls = 0;
  readonly #userId: number;
  readonly #world: Surroundings;
  readonly #watch: ScreenWatch;

  constructor(userId: number, skew: number, tabs: number, world: Surroundings) {
    super(world.disk ?? new Disk(), skew, world.decisions);
    this.#userId = userId;
    this.#world = world;
    this.#watch = new ScreenWatch(this, world.checker);
    this.roster = new RosterPage(this.disk, world.random, world.squad);
    for (let tab = 0; tab < tabs; tab += 1) this.open(tab);
  }

  /** Loads a page. */
  open(place: number): void {
    const { scheduler, random, decisions } = this.#world;
    const machine = {
      disk: this.disk,
      locks: this.#locks,
      now: () => scheduler.now() + this.skew,
      send: (call: OutboxCall, receive: (reply: Reply) => void) => this.#send(place, call, receive),
      sharesLock: this.#world.sharesLock,
      isFull: () => random.chance(this.#world.diskTrouble()),
      isSlow: () => random.chance(this.#world.diskTrouble() * 5),
      watch: () => this.#watch.look(),
    };
    this.tabs[place]?.kill();
    this.tabs[place] = new Tab(machine, scheduler, random, decisions);
  }

  kill(place: number): void {
    this.tabs[place]?.kill();
    this.tabs[place] = null;
  }

  powerCut(): void {
    for (const place of this.tabs.keys()) this.kill(place);
    this.disk.powerCut();
  }

  /** One tap; the checker learns of it when the screen has confirmed it. */
  tap(content: EventContent): void {
    void this.#act(async (outbox) => {
      const record = await outbox.record(matchId, content);
      this.#world.checker.tapped(record.key, content.minute < 0);
      expectShown(this, this.#world.checker, { key: record.key, content });
      if (this.#world.random.chance(0.15)) this.#undoLater(record.key);
    });
  }

  change(target: ShownEvent, content: EventContent | null): void {
    const { checker, tapOf } = this.#world;
    const tap = tapOf(target.key);
    void this.#act(async (outbox) => {
      checker.begins(tap, content === null);
      const error = this.clockError();
      const work = content === null ? outbox.remove(target) : outbox.correct(target, content);
      const record = await work;
      if (record === null) return;
      expectTime(this, this.#world, record, error);
      expectOwn(this, record, checker);
      if (content === null) this.#watch.deleted.add(target.key);
      checker.changed(tap, content === null, { device: record.device, raw: record.modifiedAt });
      if (content !== null) expectShown(this, checker, { key: target.key, content });
    });
  }

  /** Sets the match clock. */
  clock(seconds: number, running: boolean, begins: boolean): void {
    void this.#act((outbox) => pressClock(outbox, this, this.#world, { seconds, running, begins }));
  }

  /** Somebody signs the record of the match, or refuses to. */
  sign(random: Random): void {
    void this.#act((outbox) => sign(outbox, this, this.#world.checker, random));
  }

  stage(stageId: number): void {
    void this.#act((outbox) => outbox.stage(matchId, stageId));
  }

  /** Changes the roster as the page shows it and saves it. */
  saveRoster(): void {
    void this.#act((outbox) => this.#save(outbox));
  }

  async #save(outbox: Outbox): Promise<void> {
    const { asked, seen } = this.roster.change();
    const { key } = await outbox.saveRoster(matchId, asked);
    this.#world.checker.savedRoster(key, seen, asked.home?.after ?? null);
    // Refused saves that the new one contains are gone.
    for (const refused of this.#watch.refusedRosters)
      if (![...this.disk.records.values()].some((record) => record.key === refused))
        this.#world.checker.gaveUpRoster(refused);
  }

  /** All events of the screen are deleted or restored; the call does not go through the queue. */
  eraseOrRestore(transmit: (key: string) => Call): void {
    const { scheduler, random } = this.#world;
    if (this.offline) return;
    const key = `page-${this.#userId}-${scheduler.now()}-${random.between(0, 1_000_000)}`;
    this.#world.transmit(transmit(key), this.#sent(), () => undefined);
  }

  approve(stageId: number, report?: ReportAsked): void {
    void this.#act((outbox) => outbox.approve(matchId, stageId, report));
  }

  /** The other device reads the codes and continues the match. */
  handOver(other: Reporter): void {
    void this.#act(async (outbox) => {
      const given = await giveMatch(outbox, this);
      // The other device no longer knows what it has deleted and settled; the server will send it again.
      for (const { key } of given.handOver.records) {
        other.#watch.deleted.delete(key);
        other.#handedOver.add(key);
      }
      const before = other.disk.copy;
      if (await other.#act((receiver) => receiver.continueMatch(given.handOver))) {
        expectTaken(given, { receiver: other, before, checker: this.#world.checker });
        await outbox.release(matchId);
      }
    });
  }

  /** Loads the events of the match as the page does, while answers may overtake it. */
  load(ask: (sent: Sent, receive: (answer: Answer) => void) => void): void {
    const answers = this.disk.copy?.answers ?? 0;
    if (this.offline) return;
    const sent = this.#sent();
    ask(sent, (answer) => {
      if (!this.#isOurs(answer, sent)) return;
      const { events, roster, lineup, clock, signatures, date } = answer;
      const at = date === null ? null : Math.floor(date / 1000) * 1000;
      this.roster.receive(roster);
      if (events !== null)
        void this.#act((outbox) =>
          outbox.storeList(matchId, { events, lineup, clock, signatures, at }, answers),
        );
    });
  }

  signIn(): void {
    this.signedOut = false;
    for (const tab of this.tabs) tab?.outbox.signedIn();
  }

  goOnline(): void {
    this.offline = false;
    for (const tab of this.tabs) tab?.outbox.online();
  }

  /** The reporter handles what needs attention: stage calls are abandoned, the rest is sent once more. */
  attend(): void {
    void this.#act(async (outbox) => {
      const { attention } = await outbox.unsynced();
      const wrong = [...notRetried(attention), ...attentionTooLong(attention, this.disk.copy)];
      if (wrong.length > 0) this.#world.checker.violation(`nobody had to be asked about ${wrong.join()}`);
      // A record that is sent again keeps its place in the queue, so it precedes a roster that is saved
      // again.
      const isRoster = ({ data }: OutboxRecord): number => Number(data.kind === 'roster');
      for (const record of attention.toSorted((a, b) => isRoster(a) - isRoster(b)))
        await this.#lookAt(outbox, record);
    });
  }

  async #lookAt(outbox: Outbox, { id, key, data, attention }: OutboxRecord): Promise<void> {
    const shown = this.view().find((event) => event.key === key);
    if (data.kind === 'roster') {
      this.#world.checker.gaveUpRoster(key);
      await this.#save(outbox);
    } else if (attention?.code === 'roster-unsent' && shown)
      this.change(shown, { ...shown.content, participantId: null });
    else await (data.kind === 'event' ? outbox.retry(id) : outbox.discard(id));
  }

  #undoLater(key: string): void {
    const { scheduler, random } = this.#world;
    scheduler.awaken(random.between(500, 15_000), () => {
      const shown = this.view().find((event) => event.key === key);
      if (shown) this.change(shown, null);
    });
  }

  /** A record that a full disk refused was never confirmed, so it is not expected. */
  async #act(work: (outbox: Outbox) => Promise<unknown>): Promise<boolean> {
    const open = this.tabs.filter((tab) => tab !== null);
    const tab = this.#world.random.pick(open);
    if (tab === undefined) return false;
    try {
      await work(tab.outbox);
      return true;
    } catch (error) {
      if (!(error instanceof Error && error.message === 'the disk is full')) throw error;
      return false;
    }
  }

  #sent(): Sent {
    this.#calls += 1;
    return { call: `${this.#userId}-${this.#calls}`, behind: this.behind };
  }

  #isOurs(answer: Answer, { call }: Sent): boolean {
    return this.#world.decisions.isOurs(markOf(answer), { portal: this.disk.state?.portal ?? null, call });
  }

  #send(place: number, call: OutboxCall, receive: (reply: Reply) => void): void {
    const { scheduler, transmit, carry, tapOf } = this.#world;
    const tab = this.tabs[place];
    const before = overtaken(call, this.disk.all().records, (key) => this.#handedOver.has(key));
    if (before !== null) this.#world.checker.violation(`a ${call.kind} of ${call.key} overtook ${before}`);
    if ([...this.#sending].some((other) => other.isAlive()))
      this.#world.checker.violation('two tabs send at once');
    if (tab) this.#sending.add(tab);
    const once = onlyOnce((reply: Reply) => {
      if (tab) this.#sending.delete(tab);
      receive(reply);
    });
    scheduler.awaken(this.offline ? 50 : uploadTimeout, () => once({ kind: 'lost' }));
    if (this.offline) return;
    if (this.signedOut || (tab && this.old.has(tab))) {
      const refused = this.signedOut
        ? refusal(401, 'session-expired', null)
        : refusal(426, 'client-too-old', null);
      scheduler.awaken(100, () => once(replyOf(refused)));
      return;
    }
    const record = this.disk.all().records.find(({ key }) => key === call.key);
    const about = { userId: this.#userId, tap: tapOf(call.key), lineup: this.disk.copy?.lineup };
    const sent = wired(call, record, about);
    expectSentAs(record, sent, {
      checker: this.#world.checker,
      entryIdOf: this.#world.entryIdOf ?? entryIdOf,
    });
    const { behind } = this;
    if (carry)
      return carry(call, sent, { reply: once, roster: (roster) => this.roster.receive(roster), behind });
    const way = this.#sent();
    transmit(sent, way, (answer) => {
      if (!this.#isOurs(answer, way)) return once({ kind: 'lost' });
      this.roster.receive(answer.roster);
      once(replyOf(answer));
    });
  }
}
