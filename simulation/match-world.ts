import { operations } from '@sevenmetre/contract';
import { createClient } from '@sevenmetre/contract/client';
import { portalIdHeader } from '@sevenmetre/contract/portal-mark';
import { eventsDigest } from '@sevenmetre/sync';
import { outboxDecisions } from '@sevenmetre/sync/outbox/decisions';
import { namesProvisional } from '@sevenmetre/sync/outbox/roster';
import type { OutboxCall } from '@sevenmetre/sync/outbox/index';
import { Checker } from '@sevenmetre/sync/simulation/checker';
import { detail, liveEvents } from '@sevenmetre/sync/simulation/server-state';
import type { ServerState } from '@sevenmetre/sync/simulation/server-state';
import type { Answer, Call } from '@sevenmetre/sync/simulation/messages';
import { wellNetwork } from '@sevenmetre/sync/simulation/network';
import type { Quality, Sent } from '@sevenmetre/sync/simulation/network';
import { type Random, seededRandom } from '@sevenmetre/sync/simulation/random';
import { Reporter } from '@sevenmetre/sync/simulation/reporter';
import type { ScoutingDevice } from '@sevenmetre/sync/simulation/scouting-device';
import type { Scheduler } from '@sevenmetre/sync/simulation/scheduler';
import type { Receivers } from '@sevenmetre/sync/simulation/surroundings';
import { callNetwork } from '../apps/web/src/features/reporter/device/call-network.ts';
import type { Gate } from './gate.ts';
import { answerOf, rosterOf } from './match-answer.ts';
import type { Parts } from './parts.ts';
import { RealDisk } from './real-disk.ts';
import { RealScout } from './real-scout.ts';
import { readVersion } from './real-server.ts';
import type { RealServer, TableMatch } from './real-server.ts';
import { virtualFetch } from './virtual-network.ts';
import type { Serve } from './virtual-network.ts';
import { isWrite, WatchedServer } from './watched-server.ts';

interface Sources {
  readonly server: RealServer;
  readonly scheduler: Scheduler;
  readonly random: Random;
  readonly gateways: Random;
  readonly match: TableMatch;
  readonly gate: Gate;
  readonly parts: Parts;
  /** Number of devices, and the prefix of their disks' names. */
  readonly reporters: number;
  readonly name: string;
}

const origin = 'http://table.test';

/**
 * Calls that may be at the server together with others: their joint result can be derived from what each of
 * them does.
 */
const mayMeet: ReadonlySet<Call['kind']> = new Set<Call['kind']>([
  'create',
  'update',
  'delete',
  'clock',
  'signature',
  'stage',
  'roster',
  'approve',
]);

/**
 * One match on the real server, its devices with the real store and network, and the checker that observes
 * all of them.
 */
export class MatchWorld {
  readonly checker: Checker;
  readonly reporters: Reporter[] = [];
  readonly random: Random;
  readonly scheduler: Scheduler;
  /** Draws of gateways. */
  readonly gateways: Random;
  quality: Quality;
  diskTrouble = 0.01;
  /** Probability, 0–1, that the database rolls back the transaction of a request. */
  failing = 0.04;
  readonly scouting: Random;
  readonly #scout: RealScout;
  readonly #watched: WatchedServer;
  readonly #sources: Sources;
  readonly #copies: Parameters<typeof virtualFetch>[0]['copies'] = [];
  #sentCalls = 0;

  private constructor(sources: Sources, checker: Checker, watched: WatchedServer) {
    this.#sources = sources;
    this.checker = checker;
    this.#watched = watched;
    const { random, scheduler, gateways } = sources;
    this.random = random;
    this.scheduler = scheduler;
    this.gateways = gateways;
    this.quality = {
      loss: random.pick([0.02, 0.1, 0.4]) ?? 0,
      longestDelay: random.pick([300, 3000, 15_000]) ?? 300,
      repeats: random.pick([0, 0.1, 0.3]) ?? 0,
      trouble: random.pick([0, 0.02, 0.1]) ?? 0,
    };
    this.scouting = seededRandom(sources.match.id ^ 0x5c_07);
    this.#scout = new RealScout({
      ...sources,
      random: this.scouting,
      quality: () => this.quality,
      diskTrouble: () => this.diskTrouble,
      violation: (text) => checker.violation(text),
      name: `${sources.name}-scout`,
    });
    for (let user = 1; user <= sources.reporters; user += 1) this.#addReporter(user);
  }

  /** A match in its first half: before its start no goal would count. */
  static async open(sources: Sources): Promise<MatchWorld> {
    const { server, match, scheduler, parts } = sources;
    await match.send(new Request(`${origin}${stagePath(match.id, 2)}`, { method: 'POST' }));
    const checker = new Checker();
    const v = await readVersion(server.database);
    const watched = await WatchedServer.open({ server, scheduler, checker, match, parts }, v);
    return new MatchWorld(sources, checker, watched);
  }

  get scout(): ScoutingDevice {
    return this.#scout.device;
  }

  /** Compares what was scouted with what the server has and the screen shows. */
  async settleScouting(): Promise<void> {
    for (const text of await this.#scout.violations()) this.checker.violation(text);
  }

  get calls(): number {
    return this.#watched.calls;
  }

  state(): ServerState {
    return this.#watched.state();
  }

  /** The match as a page loads it. */
  list({ call, behind }: Sent, receive: (answer: Answer) => void): void {
    const { match } = this.#sources;
    const api = this.#client(null, behind, async (request) => match.send(request));
    void api.reporterMatch({ params: { slug: match.slug } }).then(
      (answer) => {
        const received = answer.status === 200 ? answerOf(answer.body) : null;
        const portal = answer.headers.get(portalIdHeader);
        // The client has compared the id of its own call.
        if (received !== null && portal !== null) receive({ ...received, mark: { portal, call } });
      },
      () => undefined,
    );
  }

  /** Deletes all events that are on the server, or restores those deleted last, over the network. */
  transmit(call: Call, { behind }: Sent, receive: (answer: Answer) => void): void {
    if (call.kind !== 'erase' && call.kind !== 'restore')
      throw new Error(`${call.kind} goes through the queue`);
    const api = this.#writer(call, behind);
    const headers = { 'idempotency-key': call.key };
    const params = { matchId: this.#sources.match.id };
    const sent =
      call.kind === 'erase'
        ? api.matchEventsErase({ params, headers, body: { events: call.events } })
        : api.matchEventsRestore({ params, headers, body: {} });
    void sent.then(
      () => receive(detail(this.state(), this.scheduler.now())),
      () => undefined,
    );
  }

  /** Another reporter approves the events that the server has. */
  approveAsStored(): void {
    const events = eventsDigest(liveEvents(this.state()).map(({ id, content }) => ({ ...content, id })));
    const call: Call = { kind: 'approve', events, seen: null, key: null };
    this.#sendNow(6, { events, halvesChecked: true }, call);
  }

  reopen(): void {
    if (this.state().approved) this.#sendNow(2, { reason: 'The simulation goes on' }, { kind: 'reopen' });
  }

  /** Ends all faults: the network works and every device is online again. */
  heal(): void {
    this.quality = wellNetwork;
    this.diskTrouble = 0;
    this.failing = 0;
    for (const reporter of this.reporters) {
      for (const [place, tab] of reporter.tabs.entries())
        if (tab === null || reporter.old.has(tab)) reporter.open(place);
      reporter.signIn();
      reporter.behind = null;
      reporter.goOnline();
    }
  }

  #sendNow(stageId: number, body: object, call: Call): void {
    const headers = { 'content-type': 'application/json' };
    const url = origin + stagePath(this.#sources.match.id, stageId);
    const request = new Request(url, { method: 'POST', body: JSON.stringify(body), headers });
    this.scheduler.hold(this.#watched.serve(request, call).then(() => undefined));
  }

  /** The server's side of a call of a device. */
  #serve(request: Request, call: Call, together: boolean): Promise<Response> {
    if (isWrite(call) && namesProvisional(call.content))
      this.checker.violation(`${call.tap} arrived and names somebody without an id`);
    const undone = !together && this.random.chance(this.failing);
    return this.#watched.serve(request, call, undone);
  }

  #writer(call: Call, behind: Sent['behind']) {
    const { gate: entrance, server } = this.#sources;
    const gate = server.carriesOutTogether && mayMeet.has(call.kind) ? entrance : null;
    return this.#client(gate, behind, (request, together) => this.#serve(request, call, together));
  }

  #client(gate: Gate | null, behind: Sent['behind'], serve: Serve) {
    const { random, scheduler, gateways } = this;
    const quality = (): Quality => this.quality;
    const copies = this.#copies;
    const isBehind = behind !== null;
    const way = virtualFetch({ random, scheduler, quality, gate, serve, gateways, copies, isBehind });
    const newCall = (): string => `call-${(this.#sentCalls += 1)}`;
    const fetch = this.#sources.parts.marked(way, newCall);
    return createClient({ baseUrl: origin, fetch }, operations);
  }

  #addReporter(user: number): void {
    const { random, scheduler, checker } = this;
    const { name, parts, match } = this.#sources;
    const disk = new RealDisk(`${name}-${user}`, {
      scheduler,
      openStore: parts.openStore,
      violation: (text) => checker.violation(text),
    });
    const skew = random.chance(0.5) ? 0 : random.between(-120_000, 120_000);
    this.reporters.push(
      new Reporter(user, skew, random.chance(0.3) ? 2 : 1, {
        scheduler,
        random,
        checker,
        decisions: outboxDecisions,
        sharesLock: true,
        disk,
        squad: match.squad,
        entryIdOf: (participantId) => this.#watched.entryIds.get(participantId) ?? null,
        diskTrouble: () => this.diskTrouble,
        // A restored event has another key, and is another tap.
        tapOf: (key) => key,
        transmit: (call, sent, receive) => this.transmit(call, sent, receive),
        carry: (call, sent, receivers) => this.#carry(call, sent, receivers),
      }),
    );
  }

  #carry(call: OutboxCall, sent: Call, receivers: Receivers & Pick<Sent, 'behind'>): void {
    const network = this.#sources.parts.network(
      callNetwork(this.#writer(sent, receivers.behind), {
        detail: () => undefined,
        match: async (body) => receivers.roster(rosterOf(body)),
      }),
    );
    void network.send({ ...call, matchId: this.#sources.match.id }).then(receivers.reply);
  }
}

function stagePath(matchId: number, stageId: number): string {
  return `/api/v1/competition/match/${matchId}/stage/${stageId}`;
}
