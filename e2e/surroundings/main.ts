import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { root, stopCommands } from '../../tooling/test/command.ts';
import { startPostgres } from '../../tooling/test/postgres.ts';
import { onExit, tearDownOnSignals } from '../../tooling/test/teardown.ts';
import { runContainers } from './containers.ts';
import { Machine, requirePrograms } from './machine.ts';
import { proveWritesAreSentOnce } from './once.ts';
import { Operator } from './operator.ts';
import { startCaddy, startNginx } from './proxies.ts';
import { Viewers } from './viewers.ts';

/**
 * `npm run surroundings`: the documents of operators, followed to the letter on this machine: the package, the unit
 * of systemd, PostgreSQL, nginx and Caddy in front of two processes, the containers of compose.yaml, the alerts.
 * systemd and Docker are simulated from their files. Exit code 0: everything held, 1: something did not.
 */
async function main(): Promise<number> {
  requirePrograms();
  proveAlerts();
  tearDownOnSignals();
  const machine = await Machine.make();
  onExit(() => machine.remove());
  const postgres = await startPostgres({ ...process.env, TEST_DATABASE_URL: '' });
  onExit(postgres.stop);
  try {
    const viewers = new Viewers();
    const operator = new Operator(machine, new URL(postgres.url), viewers);
    const databaseUrl = await operator.followGuide();
    await proveWritesAreSentOnce((ports) => startNginx(machine, ports));
    console.log('✓ nginx sends no write twice, and loses none that it could not send');
    await proveWritesAreSentOnce((ports) => startCaddy(machine, ports));
    console.log('✓ Caddy sends no write twice, and loses none that it could not send');
    await runContainers(machine, viewers, databaseUrl);
    console.log(`\nNot run as written, because it needs Debian's packages, root, systemd or Docker:`);
    for (const line of operator.others) console.log(`  ${line}`);
    console.log(
      '  docker compose up: the environment, commands and health checks of its files, without images',
    );
    return 0;
  } finally {
    await machine.remove();
    stopCommands();
    await postgres.stop();
  }
}

/** The rules of alerts, over series in which each must fire and must not. */
function proveAlerts(): void {
  for (const [verb, file] of [
    ['check', 'alerts.yml'],
    ['test', 'alerts.test.yml'],
  ] as const)
    execFileSync('promtool', [verb, 'rules', join(root, 'deploy/prometheus', file)], { stdio: 'pipe' });
  console.log('✓ alerts fire over the series in which they must, and only there');
}

try {
  process.exit(await main());
} catch (error) {
  process.stderr.write(`\n${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
