import { eventsDigest } from '../event-hash.ts';
import type { EventContent } from '../protocol.ts';
import { Device } from './device.ts';
import type { DeviceRecord } from './device.ts';
import { Judge } from './judge.ts';
import type { Call, Reply } from './messages.ts';
import { realDeviceParts, realServerParts } from './parts.ts';
import type { DeviceParts, ServerParts } from './parts.ts';
import { seededRandom } from './random.ts';
import type { Random } from './random.ts';
import { createScheduler } from './scheduler.ts';
import type { Scheduler } from './scheduler.ts';
import { createServer, refusal } from './server.ts';
import type { Server } from './server.ts';

export interface SimulationOptions {
  readonly seed: number;
  readonly server?: Partial<ServerParts>;
  readonly device?: Partial<DeviceParts>;
}

export interface SimulationResult {
  readonly seed: number;
  /** Empty: every promise was kept. */
  readonly faults: readonly string[];
  readonly taps: number;
  readonly calls: number;
}

interface World {
  readonly random: Random;
  readonly scheduler: Scheduler;
  readonly server: Server;
  readonly judge: Judge;
  readonly devices: readonly Device[];
  readonly counts: { taps: number; calls: number; tokens: number };
  network: { loss: number; longestDelay: number; repeats: number };
}

const start = Date.UTC(2026, 3, 4, 9, 0, 0);
const playing = 90_000;
const healing = 60_000;
const uploadTimeout = 10_000;
/** Well below every gap between two rounds, so that no queue waits for its round. */
const roundLength = 1000;

/**
 * Plays one match recorded by three devices over a bad network, then heals the network, reopens the match if it was
 * approved, and lets the judge look. The same seed plays the same match.
 */
export function simulate(options: SimulationOptions): SimulationResult {
  const world = createWorld(options);
  for (const device of world.devices) {
    planActions(world, device);
    planRounds(world, device);
  }
  planTroubles(world);
  world.scheduler.runUntil(start + playing);
  world.network = { loss: 0, longestDelay: 200, repeats: 0 };
  world.scheduler.runUntil(start + playing + healing);
  serve(world, { kind: 'reopen' });
  world.scheduler.runUntil(start + playing + 2 * healing);
  world.judge.settle(world.server.state(), world.devices);
  return {
    seed: options.seed,
    faults: world.judge.faults,
    taps: world.counts.taps,
    calls: world.counts.calls,
  };
}

function createWorld(options: SimulationOptions): World {
  const random = seededRandom(options.seed);
  const parts = { ...realDeviceParts, ...options.device };
  const device = (index: number): Device =>
    new Device(
      {
        name: `device${index}`,
        userId: index,
        sendsKeys: random.chance(0.6),
        skew: random.chance(0.5) ? 0 : random.between(-120_000, 120_000),
        step: random.chance(0.5) ? 1 : 1000,
      },
      parts,
    );
  return {
    random,
    scheduler: createScheduler(start),
    server: createServer({ ...realServerParts, ...options.server }),
    judge: new Judge(),
    devices: [1, 2, 3].map(device),
    counts: { taps: 0, calls: 0, tokens: 0 },
    network: {
      loss: random.pick([0.02, 0.1, 0.4]) ?? 0,
      longestDelay: random.pick([300, 3000, 15_000]) ?? 300,
      repeats: random.pick([0, 0.1, 0.3]) ?? 0,
    },
  };
}

function planActions(world: World, device: Device): void {
  const count = world.random.between(4, 12);
  for (let action = 0; action < count; action += 1) {
    world.scheduler.after(world.random.between(0, playing - 1000), () => act(world, device));
  }
}

function act(world: World, device: Device): void {
  const { random, judge } = world;
  const now = world.scheduler.now();
  const dice = random.next();
  const own = [...device.records.values()];
  const known = random.chance(0.5) ? random.pick(own) : random.pick(device.view);
  if (dice < 0.55 || known === undefined) {
    // Taps come in pairs within a second, as a goal and its suspension do.
    for (let pair = 0; pair < random.between(1, 2); pair += 1) tap(world, device);
  } else if (dice < 0.85) {
    if (device.change(known, now, contentOf(random))) judge.corrected(known.tap);
  } else if (device.change(known, now, null)) judge.deleted(known.tap);
  upload(world, device);
}

function tap(world: World, device: Device): void {
  const refused = world.random.chance(0.05);
  const content = { ...contentOf(world.random), ...(refused ? { minute: -1 } : {}) };
  const record = device.tap(content, world.scheduler.now());
  world.counts.taps += 1;
  world.judge.tapped(record.tap, refused);
  if (world.random.chance(0.15))
    world.scheduler.after(world.random.between(500, 15_000), () => undo(world, device, record));
}

function undo(world: World, device: Device, record: DeviceRecord): void {
  if (device.change(record, world.scheduler.now(), null)) world.judge.deleted(record.tap);
  upload(world, device);
}

function contentOf(random: Random): EventContent {
  return {
    stageId: 2,
    eventTypeId: 1,
    side: random.chance(0.5) ? 'home' : 'away',
    minute: random.between(0, 14),
    second: random.between(0, 59),
    participantId: random.between(1, 30),
    secondaryParticipantId: null,
  };
}

function planRounds(world: World, device: Device): void {
  const round = (): void => {
    upload(world, device);
    world.scheduler.after(roundLength, round);
  };
  world.scheduler.after(world.random.between(0, roundLength), round);
}

function planTroubles(world: World): void {
  const { random, scheduler, server } = world;
  const sometime = (): number => random.between(0, playing - 1);
  for (const device of world.devices) scheduler.after(sometime(), () => device.kill());
  scheduler.after(sometime(), () => server.crash());
  scheduler.after(sometime(), () => server.crash());
  if (random.chance(0.6)) scheduler.after(sometime(), () => approve(world));
  if (random.chance(0.3)) scheduler.after(sometime(), () => serve(world, { kind: 'reopen' }));
}

/** The reporter approves what his own device shows. */
function approve(world: World): void {
  const device = world.random.pick(world.devices);
  const events = (device?.view ?? []).map((event) => ({ ...event.content, id: event.id }));
  serve(world, { kind: 'approve', events: eventsDigest(events) });
  // Without a lucky view the match would hardly ever be approved: he compares and asks again.
  const live = [...world.server.state().events.values()].filter((event) => !event.deleted && !event.pending);
  serve(world, {
    kind: 'approve',
    events: eventsDigest(live.map((event) => ({ ...event.content, id: event.id }))),
  });
}

function upload(world: World, device: Device): void {
  world.counts.tokens += 1;
  const token = world.counts.tokens;
  const call = device.nextCall(token);
  if (call === null) return;
  send(world, call, (reply) => device.hear(reply, token, world.scheduler.now()));
  world.scheduler.after(uploadTimeout, () => device.giveUp(token));
}

/** Each direction may lose, delay and so reorder; a request may arrive twice; a gateway may answer for the server. */
function send(world: World, call: Call, hear: (reply: Reply) => void): void {
  const { random, scheduler, network } = world;
  const copies = random.chance(network.repeats) ? 2 : 1;
  for (let copy = 0; copy < copies; copy += 1) {
    if (random.chance(network.loss)) continue;
    scheduler.after(random.between(5, network.longestDelay), () => {
      const reply = serve(world, call);
      if (random.chance(world.network.loss)) return;
      scheduler.after(random.between(5, world.network.longestDelay), () => hear(reply));
    });
  }
  if (random.chance(network.loss / 4)) {
    const gateway = random.chance(0.5) ? refusal(404, 'route-unknown', 0) : refusal(502, 'unknown', 0);
    scheduler.after(random.between(5, network.longestDelay), () => hear(gateway));
  }
}

function serve(world: World, call: Call): Reply {
  const { server, judge, scheduler } = world;
  world.counts.calls += 1;
  const isWrite = call.kind === 'create' || call.kind === 'update' || call.kind === 'delete';
  const before = server.state();
  const isRepeat = isWrite && judge.arrives(call, scheduler.now());
  const reply = server.handle(call, scheduler.now());
  judge.watch(before, server.state(), isRepeat);
  scheduler.after(1000, () => server.commit());
  return reply;
}
