import { operations } from '@sevenmetre/contract';
import { createClient } from '@sevenmetre/contract/client';
import { eventsDigest } from '@sevenmetre/sync';
import { outboxDecisions } from '@sevenmetre/sync/outbox/decisions';
import type { EventContent } from '@sevenmetre/sync/protocol';
import type { OutboxCall, Reply } from '@sevenmetre/sync/outbox/index';
import { Judge } from '@sevenmetre/sync/simulation/judge';
import { detail, liveEvents } from '@sevenmetre/sync/simulation/server-state';
import type { ServerState } from '@sevenmetre/sync/simulation/server-state';
import type { Answer, Call, WholeCall, WriteCall } from '@sevenmetre/sync/simulation/messages';
import { wellNetwork } from '@sevenmetre/sync/simulation/network';
import type { Quality } from '@sevenmetre/sync/simulation/network';
import type { Random } from '@sevenmetre/sync/simulation/random';
import { Reporter } from '@sevenmetre/sync/simulation/reporter';
import type { Scheduler } from '@sevenmetre/sync/simulation/scheduler';
import { callNetwork } from '../apps/web/src/features/reporter/device/call-network.ts';
import type { Parts } from './parts.ts';
import { RealDisk } from './real-disk.ts';
import { readChanges, readState, readVersion } from './real-server.ts';
import type { RealServer } from './real-server.ts';
import { Spectator } from './spectator.ts';
import { virtualFetch } from './virtual-network.ts';

interface Sources {
  readonly server: RealServer;
  readonly scheduler: Scheduler;
  readonly random: Random;
  readonly matchId: number;
  readonly parts: Parts;
  /** Devices, and what their disks are called. */
  readonly reporters: number;
  readonly name: string;
}

const origin = 'http://table.test';

/** One match on the real server, its devices with the real store and network, and the judge who sees all of them. */
export class MatchWorld {
  readonly judge = new Judge();
  readonly reporters: Reporter[] = [];
  readonly random: Random;
  readonly scheduler: Scheduler;
  quality: Quality;
  diskTrouble = 0.01;
  calls = 0;
  #state: ServerState;
  readonly #spectator: Spectator;
  readonly #sources: Sources;

  private constructor(sources: Sources, state: ServerState) {
    this.#sources = sources;
    const { random, scheduler } = sources;
    this.random = random;
    this.scheduler = scheduler;
    this.#state = state;
    this.#spectator = new Spectator(sources.matchId, state.version);
    this.quality = {
      loss: random.pick([0.02, 0.1, 0.4]) ?? 0,
      longestDelay: random.pick([300, 3000, 15_000]) ?? 300,
      repeats: random.pick([0, 0.1, 0.3]) ?? 0,
      trouble: random.pick([0, 0.02, 0.1]) ?? 0,
    };
    for (let user = 1; user <= sources.reporters; user += 1) this.#addReporter(user);
  }

  /** A match in its first half: before the whistle no goal would count. */
  static async open(sources: Sources): Promise<MatchWorld> {
    const { server, matchId } = sources;
    await server.send(new Request(`${origin}${stagePath(matchId, 2)}`, { method: 'POST' }));
    return new MatchWorld(sources, await readState(server.database, matchId, tapOf));
  }

  state(): ServerState {
    return this.#state;
  }

  /** The list of live events, asked for without changing anything. */
  list(hear: (answer: Answer) => void): void {
    const { random, scheduler, quality } = this;
    if (random.chance(quality.loss)) return;
    scheduler.after(random.between(5, quality.longestDelay), () => {
      const answer = detail(this.#state, scheduler.now());
      scheduler.awaken(random.between(5, this.quality.longestDelay), () => hear(answer));
    });
  }

  /** Deletes all that stands on the server, or brings the last of it back, over the network. */
  transmit(call: Call, hear: (answer: Answer) => void): void {
    if (call.kind !== 'erase' && call.kind !== 'restore')
      throw new Error(`${call.kind} goes through the queue`);
    const api = this.#client(call);
    const headers = { 'idempotency-key': call.key };
    const params = { matchId: this.#sources.matchId };
    const sent =
      call.kind === 'erase'
        ? api.matchEventsErase({ params, headers, body: { events: call.events } })
        : api.matchEventsRestore({ params, headers, body: {} });
    void sent.then(
      () => hear(detail(this.#state, this.scheduler.now())),
      () => undefined,
    );
  }

  /** A reporter at another table approves the events that the server has. */
  approveAsStored(): void {
    const events = eventsDigest(liveEvents(this.#state).map(({ id, content }) => ({ ...content, id })));
    const body = JSON.stringify({ events });
    const call: Call = { kind: 'approve', events, seen: null, key: null };
    this.#sendNow(stagePath(this.#sources.matchId, 6), body, call);
  }

  reopen(): void {
    if (!this.#state.approved) return;
    const body = JSON.stringify({ reason: 'The simulation goes on' });
    this.#sendNow(stagePath(this.#sources.matchId, 2), body, { kind: 'reopen' });
  }

  /** The network is well, everybody is back, nothing fails any more. */
  heal(): void {
    this.quality = wellNetwork;
    this.diskTrouble = 0;
    for (const reporter of this.reporters) {
      for (const [place, tab] of reporter.tabs.entries())
        if (tab === null || reporter.old.has(tab)) reporter.open(place);
      reporter.signIn();
      reporter.goOnline();
    }
  }

  #sendNow(path: string, body: string, call: Call): void {
    const headers = { 'content-type': 'application/json' };
    const request = new Request(origin + path, { method: 'POST', body, headers });
    this.scheduler.hold(this.#serve(request, call).then(() => undefined));
  }

  /** One request at the server, under the eyes of the judge. */
  async #serve(request: Request, call: Call): Promise<Response> {
    const { server, matchId, parts } = this.#sources;
    const { judge } = this;
    this.calls += 1;
    const before = { ...this.#state, version: await readVersion(server.database) };
    const isRepeat = this.#isRepeat(call);
    const response = await server.send(parts.request(request));
    const after = await readState(server.database, matchId, tapOf);
    this.#state = after;
    if (after.version !== before.version || !isSame(before, after)) judge.watch(before, after, isRepeat);
    if (isWhole(call)) judge.watchWhole(call, answerOf(response), before, after);
    if (call.kind === 'approve' && !before.approved && after.approved) judge.watchApproved(call, after);
    if (response.status >= 500) judge.fault(`the server answered ${response.status} to ${call.kind}`);
    await this.#tellSpectator();
    return response;
  }

  async #tellSpectator(): Promise<void> {
    const { server, parts } = this.#sources;
    for (const told of await readChanges(server.database, this.#spectator.v)) {
      const wrong = this.#spectator.hear({ v: told.v, change: parts.told(told.change) });
      if (wrong !== null) this.judge.fault(wrong);
    }
    const difference = this.#spectator.difference(this.#state);
    if (difference !== null) this.judge.fault(difference);
  }

  #isRepeat(call: Call): boolean {
    if (call.kind === 'clock') return this.judge.clocks.arrives(call, this.scheduler.now());
    if (isWrite(call)) return this.judge.arrives(call, this.scheduler.now());
    return isWhole(call) && this.judge.repeats(call);
  }

  #client(call: Call) {
    const { random, scheduler } = this;
    const quality = (): Quality => this.quality;
    const serve = (request: Request): Promise<Response> => this.#serve(request, call);
    return createClient(
      { baseUrl: origin, fetch: virtualFetch({ random, scheduler, quality, serve }, call) },
      operations,
    );
  }

  #addReporter(user: number): void {
    const { random, scheduler, judge } = this;
    const { name, parts, matchId } = this.#sources;
    const disk = new RealDisk(`${name}-${user}`, {
      scheduler,
      openStore: parts.openStore,
      fault: (text) => judge.fault(text),
    });
    const skew = random.chance(0.5) ? 0 : random.between(-120_000, 120_000);
    this.reporters.push(
      new Reporter(user, skew, random.chance(0.3) ? 2 : 1, {
        scheduler,
        random,
        judge,
        decisions: outboxDecisions,
        sharesLock: true,
        disk,
        diskTrouble: () => this.diskTrouble,
        tapOf,
        transmit: (call, hear) => this.transmit(call, hear),
        carry: (call: OutboxCall, sent: Call, hear: (reply: Reply) => void) =>
          void callNetwork(this.#client(sent))
            .send({ ...call, matchId })
            .then(hear),
      }),
    );
  }
}

/** What was brought back has another key, and is another tap. */
const tapOf = (key: string): string => key;

function stagePath(matchId: number, stageId: number): string {
  return `/api/v1/competition/match/${matchId}/stage/${stageId}`;
}

function isWrite(call: Call): call is WriteCall {
  return call.kind === 'create' || call.kind === 'update' || call.kind === 'delete';
}

function isWhole(call: Call): call is WholeCall {
  return !isWrite(call) && call.kind !== 'reopen' && call.kind !== 'clock';
}

function isSame(before: ServerState, after: ServerState): boolean {
  const text = (state: ServerState): string =>
    JSON.stringify([[...state.events], state.score, state.approved]);
  return text(before) === text(after);
}

function answerOf({ status }: Response): Answer {
  return { status, code: null, eventId: null, events: null, date: null };
}

/** A goal that the rules take, whoever threw it; minute and second tell two changes apart. */
export function goalOf(random: Random): EventContent {
  return {
    stageId: 2,
    eventTypeId: 1,
    side: random.chance(0.5) ? 'home' : 'away',
    minute: random.between(0, 14),
    second: random.between(0, 59),
    participantId: null,
    secondaryParticipantId: null,
  };
}
