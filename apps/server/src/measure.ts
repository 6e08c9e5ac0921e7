import type { Clock } from './platform/clock/index.ts';
import type { Database } from './platform/database/index.ts';
import type { Environment } from './platform/environment/index.ts';
import { createMetrics, type Metrics } from './platform/metrics/index.ts';
import { lastBackupAt } from './platform/storage/index.ts';
import { fileQueue, paperQueue } from './platform/work/index.ts';
import { countUnsentDevices } from './features/control-room/index.ts';
import { readMailQueue } from './features/mail/index.ts';
import { readPushQueue } from './features/notifications/index.ts';

interface MeasureContext {
  readonly environment: Pick<Environment, 'stream' | 'dataDirectory'>;
  readonly database: Database;
  readonly clock: Clock;
  readonly release?: string;
}

/** Release of tests and measurements, which start no program. */
export const unknownRelease = 'none';

/** Metrics of a process; those of alerts exist from the start (deploy/prometheus/alerts.yml). */
export function measure({ environment, database, clock, release = unknownRelease }: MeasureContext): Metrics {
  const metrics = createMetrics();
  metrics.fact('sevenmetre_build_info', 'The program', { version: release, database: database.mode });
  metrics.gauge(
    'live_stream_clients_max',
    'Open live streams that are let in',
    () => environment.stream.maxClients,
  );
  metrics.gauge(
    'work_waiting',
    'Papers and files that wait for a thread',
    () => paperQueue.waiting + fileQueue.waiting,
  );
  metrics.gauges({ database_up: 'Whether the database answers' }, async () => ({
    database_up: Number(await database.ready()),
  }));
  metrics.gauge('backup_age_seconds', 'Time since the last backup, or since the first start', () => {
    const at = lastBackupAt(environment.dataDirectory);
    return at === null ? Number.NaN : Math.max(0, (clock.now().getTime() - at.getTime()) / 1000);
  });
  metrics.counted('database_slow_statements_total', 'Statements that took longer than half a second', () =>
    database.slowStatements(),
  );
  measureQueues({ database, clock }, metrics);
  measureConnections(database, metrics);
  return metrics;
}

function measureQueues(
  { database, clock }: Pick<MeasureContext, 'database' | 'clock'>,
  metrics: Metrics,
): void {
  metrics.gauges(
    {
      mails_waiting: 'Mails that are still to be sent',
      mails_given_up: 'Mails that are no longer tried, until somebody sends or removes them',
      mails_oldest_seconds: 'Age of the oldest mail that is still to be sent',
    },
    async () => {
      const { waiting, givenUp, oldestSeconds } = await readMailQueue(database.db, clock.now());
      return { mails_waiting: waiting, mails_given_up: givenUp, mails_oldest_seconds: oldestSeconds };
    },
  );
  metrics.gauges(
    {
      reporter_devices_unsent: 'Devices of reporters that hold records which the server does not have',
      reporter_devices_unsent_oldest_seconds: 'Time since the first of them has held some',
    },
    async () => {
      const { devices, oldestSeconds } = await countUnsentDevices(database.db, clock.now());
      return { reporter_devices_unsent: devices, reporter_devices_unsent_oldest_seconds: oldestSeconds };
    },
  );
  metrics.gauges(
    {
      push_messages_waiting: 'Messages to browsers that are still to be sent',
      push_oldest_seconds: 'Age of the oldest of them',
    },
    async () => {
      const { waiting, oldestSeconds } = await readPushQueue(database.db, clock.now());
      return { push_messages_waiting: waiting, push_oldest_seconds: oldestSeconds };
    },
  );
}

function measureConnections(database: Database, metrics: Metrics): void {
  if (database.connections() === null) return;
  metrics.gauges(
    {
      database_connections_open: 'Connections of the pool',
      database_connections_idle: 'Connections of the pool that rest',
      database_connections_awaited: 'Transactions that wait for a connection of the pool',
    },
    async () => {
      const { open, idle, waiting } = database.connections() ?? { open: 0, idle: 0, waiting: 0 };
      return {
        database_connections_open: open,
        database_connections_idle: idle,
        database_connections_awaited: waiting,
      };
    },
  );
}
