import { outboxDecisions } from '../outbox/decisions.ts';
import type { OutboxDecisions } from '../outbox/decisions.ts';
import { namesProvisional } from '../outbox/roster.ts';
import type { EventContent } from '../protocol.ts';
import { Checker } from './checker.ts';
import { refusal } from './messages.ts';
import type { Answer, Call, WholeCall, WriteCall } from './messages.ts';
import { transmit, wellNetwork } from './network.ts';
import type { Quality, Sent } from './network.ts';
import { realPlainParts, realServerParts } from './parts.ts';
import type { PlainDeviceParts, ServerParts } from './parts.ts';
import { PlainPlayer } from './plain-player.ts';
import { seededRandom } from './random.ts';
import type { Random } from './random.ts';
import { Reporter } from './reporter.ts';
import { createScheduler } from './scheduler.ts';
import type { Scheduler } from './scheduler.ts';
import { Disk } from './disk.ts';
import { realScoutingServer, ScoutingDevice, scoutingTable } from './scouting-device.ts';
import { ScoutingWatch } from './scouting-watch.ts';
import type { ScoutingServer } from './scouting-device.ts';
import { createServer } from './server.ts';
import type { Server } from './server.ts';
import type { ServerState } from './server-state.ts';

export interface SimulationOptions {
  readonly seed: number;
  readonly server?: Partial<ServerParts>;
  readonly device?: Partial<OutboxDecisions>;
  readonly plain?: Partial<PlainDeviceParts>;
  /** false: the tabs of a device share no lock. */
  readonly sharesLock?: boolean;
  readonly scouting?: Partial<ScoutingServer>;
  /** See `createScheduler`. */
  readonly steps?: number;
}

/** One wrong part, all others right. */
export type Mutation = Omit<SimulationOptions, 'seed'>;

/** All parts of a simulation, with its time. */
export class World {
  readonly random: Random;
  readonly scheduler: Scheduler;
  readonly server: Server;
  readonly checker = new Checker();
  readonly reporters: Reporter[] = [];
  readonly plain: PlainPlayer | null;
  /** A second device of the match. */
  readonly scout: ScoutingDevice;
  /** Draws of scouting. */
  readonly scouting: Random;
  /** The edition has no scouting for a while. */
  refusesScouting = false;
  quality: Quality;
  /** Probability, 0–1, that the database rolls a transaction back, or that a disk refuses a tap. */
  failing = 0.03;
  diskTrouble = 0.01;
  /** The server does not run. */
  isDown = false;
  calls = 0;
  /** Draws of gateways. */
  readonly gateways: Random;
  /** Draws of signatures. */
  readonly signing: Random;
  /** The last answers of the server, which a gateway may have stored. */
  readonly copies: Answer[] = [];
  readonly #plainTaps = new Map<string, string>();

  constructor(options: SimulationOptions, start: number) {
    this.random = seededRandom(options.seed);
    this.scheduler = createScheduler(start, options.steps);
    this.server = createServer({ ...realServerParts, ...options.server });
    const { random } = this;
    this.gateways = seededRandom(-options.seed);
    this.signing = seededRandom(options.seed ^ 0x51_67);
    this.scouting = seededRandom(options.seed ^ 0x5c_07);
    this.quality = {
      loss: random.pick([0.02, 0.1, 0.4]) ?? 0,
      longestDelay: random.pick([300, 3000, 15_000]) ?? 300,
      repeats: random.pick([0, 0.1, 0.3]) ?? 0,
      trouble: random.pick([0, 0.02, 0.1]) ?? 0,
    };
    const decisions = { ...outboxDecisions, ...options.device };
    const scouting = {
      scheduler: this.scheduler,
      random: this.scouting,
      decisions,
      disk: new Disk(),
      watch: new ScoutingWatch(),
    };
    const table = scoutingTable({
      ...scouting,
      server: { ...realScoutingServer, ...options.scouting },
      quality: () => this.quality,
      isDown: () => this.isDown,
      isRefusing: () => this.refusesScouting,
    });
    this.scout = new ScoutingDevice({ ...scouting, diskTrouble: () => this.diskTrouble, table });
    this.plain = random.chance(0.5)
      ? new PlainPlayer(this, { ...realPlainParts, ...options.plain }, (key, tap) => {
          if (!this.#plainTaps.has(key)) this.#plainTaps.set(key, tap);
        })
      : null;
    for (let user = 1; user <= (this.plain ? 2 : 3); user += 1)
      this.#addReporter(user, decisions, options.sharesLock ?? true);
  }

  /** One call over the network. */
  transmit(call: Call, sent: Sent, receive: (answer: Answer) => void): void {
    transmit(this.#way(), sent, () => this.serve(call), receive);
  }

  #way() {
    const { random, scheduler, gateways, copies } = this;
    return { random, scheduler, gateways, copies, quality: () => this.quality };
  }

  /** The server's side of a call, watched by the checker. */
  serve(call: Call): Answer {
    const { server, checker, scheduler } = this;
    const now = scheduler.now();
    if (this.isDown) return refusal(503, null, null);
    this.calls += 1;
    const fails = this.random.chance(this.failing);
    const before = server.state();
    const isRepeat = !fails && this.#isRepeat(call, now);
    const answer = server.handle(call, now, fails);
    const after = server.state();
    checker.watch(before, after, isRepeat);
    checker.lists.receive(answer.events, after.version);
    checker.watchPublished(after, server.published());
    if (isWrite(call) && namesProvisional(call.content))
      checker.violation(`${call.tap} arrived and names somebody without an id`);
    if (!fails && isWhole(call)) checker.watchWhole(call, answer, before, after);
    this.#nameRestored(after);
    if (call.kind === 'approve' && !before.approved && after.approved) checker.watchApproved(call, after);
    scheduler.after(1000, () => server.commit());
    return answer;
  }

  /** Reports every call that is carried out to the checker. */
  #isRepeat(call: Call, now: number): boolean {
    if (call.kind === 'clock') return this.checker.clocks.arrives(call, now);
    if (call.kind === 'signature') return this.checker.signatures.arrives(call, now);
    return isWrite(call) ? this.checker.arrives(call, now) : isRepeated(call, this.checker);
  }

  /** A restored event is another tap with another key. */
  #nameRestored({ events }: ServerState): void {
    for (const { key, tap } of events.values())
      if (key.includes(' ') && !this.#plainTaps.has(key)) this.#plainTaps.set(key, tap);
  }

  /** Reads the list of live events. */
  list(sent: Sent, receive: (answer: Answer) => void): void {
    const { scheduler } = this;
    const ask = (): Answer => {
      if (this.isDown) return refusal(503, null, null);
      const answer = this.server.list(scheduler.now());
      this.checker.lists.receive(answer.events, this.server.state().version);
      return answer;
    };
    transmit(this.#way(), sent, ask, receive);
  }

  /** Ends all faults: the network works and every device is online again. */
  heal(): void {
    this.quality = wellNetwork;
    this.failing = 0;
    this.diskTrouble = 0;
    this.isDown = false;
    this.refusesScouting = false;
    for (const reporter of this.reporters) {
      for (const [place, tab] of reporter.tabs.entries())
        if (tab === null || reporter.old.has(tab)) reporter.open(place);
      reporter.signIn();
      reporter.behind = null;
      reporter.goOnline();
    }
  }

  #addReporter(user: number, decisions: OutboxDecisions, sharesLock: boolean): void {
    const { random, scheduler, checker } = this;
    const skew = random.chance(0.5) ? 0 : random.between(-120_000, 120_000);
    const surroundings = {
      scheduler,
      random,
      checker,
      decisions,
      sharesLock,
      transmit: (call: Call, sent: Sent, receive: (answer: Answer) => void) =>
        this.transmit(call, sent, receive),
      diskTrouble: () => this.diskTrouble,
      tapOf: (key: string) => this.#plainTaps.get(key) ?? key,
    };
    this.reporters.push(new Reporter(user, skew, random.chance(0.3) ? 2 : 1, surroundings));
  }
}

function isWhole(call: Call): call is WholeCall {
  return !isWrite(call) && !['reopen', 'clock', 'signature'].includes(call.kind);
}

function isRepeated(call: Call, checker: Checker): boolean {
  return isWhole(call) && checker.repeats(call);
}

function isWrite(call: Call): call is WriteCall {
  return call.kind === 'create' || call.kind === 'update' || call.kind === 'delete';
}

/** Halves of regular time and of two extra times, as in every database. */
const periodIds: readonly number[] = [2, 3, 7, 8, 9, 10];

/** The same with the shoot-out. */
export const playedStageIds: readonly number[] = [...periodIds, 4];

/** An event that the rules accept; its content is enough to distinguish two changes. */
export function contentOf(random: Random): EventContent {
  const side = random.chance(0.5) ? 'home' : 'away';
  const minute = random.between(0, 14);
  return {
    stageId: periodIds[minute % periodIds.length] ?? 2,
    eventTypeId: 1,
    side,
    minute,
    second: random.between(0, 59),
    participantId: random.between(1, 30),
    secondaryParticipantId: null,
  };
}
