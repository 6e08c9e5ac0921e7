import { join } from 'node:path';
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { type Container, readContainer } from '../../tooling/surroundings/container.ts';
import { root } from '../../tooling/test/command.ts';
import { type Machine, type Started, untilReady } from './machine.ts';
import { startCaddy } from './proxies.ts';
import { newcomers, type Viewers, viewersAtOnce } from './viewers.ts';

/** A container of this machine: a process with its environment, on a port of its own. */
interface Simulated {
  readonly container: Container;
  readonly environment: Readonly<Record<string, string>>;
  readonly port: number;
}

/**
 * The containers of compose.yaml behind its Caddy, started with the environment that Docker would give them. Viewers
 * hold their streams while each is restarted. One that nobody can reach must be unhealthy.
 */
export async function runContainers(machine: Machine, viewers: Viewers, databaseUrl: string): Promise<void> {
  const first = simulate(machine, 'portal-1', machine.port('3000'), databaseUrl);
  const second = simulate(machine, 'portal-2', machine.port('3001'), databaseUrl);
  const running = new Map<Simulated, Started>();
  for (const each of [first, second]) running.set(each, run(machine, each));
  for (const each of [first, second]) await untilHealthy(machine, each);
  const proxy = await startCaddy(machine, [first.port, second.port]);
  await viewers.open(viewersAtOnce, proxy);
  viewers.reset();
  for (const [each, started] of running) {
    await machine.stop(started, 30);
    await viewers.open(newcomers, proxy);
    running.set(each, run(machine, each));
    await untilHealthy(machine, each);
  }
  await viewers.proveStayed('Caddy');
  await proxy.stop();
  for (const started of running.values()) await machine.stop(started, 30);
  const hidden = { ...first, environment: { ...first.environment, HOST: '127.0.0.1' } };
  const started = run(machine, hidden);
  await untilReady(hidden.port);
  if (await isHealthy(machine, hidden)) throw new Error('A server that nobody reaches is called healthy');
  await machine.stop(started, 30);
  console.log('✓ compose.yaml: both containers are healthy, and one that nobody can reach is not');
}

function simulate(machine: Machine, service: string, port: number, databaseUrl: string): Simulated {
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const container = readContainer(service, {
    compose: read('compose.yaml'),
    dockerfile: read('Dockerfile'),
    variables: { POSTGRES_PASSWORD: 'x', SECRET_KEY: 'k'.repeat(40) },
    // As compose.yaml says: a copy of the example.
    readFile: () => read('deploy/sevenmetre.env.example'),
  });
  const environment = {
    ...container.environment,
    PORT: String(port),
    DATA_DIR: machine.map(container.environment['DATA_DIR'] ?? ''),
    DATABASE_URL: databaseUrl,
  };
  return { container, environment, port };
}

function run(machine: Machine, { container, environment }: Simulated): Started {
  return machine.start(inImage(machine, container.command), environment);
}

async function untilHealthy(machine: Machine, simulated: Simulated): Promise<void> {
  for (let tries = 0; tries < 60; tries += 1) {
    if (await isHealthy(machine, simulated)) return;
    await pause(500);
  }
  throw new Error('A container does not get healthy');
}

async function isHealthy(machine: Machine, { container, environment }: Simulated): Promise<boolean> {
  const check = machine.start(inImage(machine, container.healthCheck), environment);
  return (await check.ended) === 0;
}

function inImage(machine: Machine, command: readonly string[]): string[] {
  return command.map((word) => (word === 'node' ? process.execPath : machine.map(word)));
}
