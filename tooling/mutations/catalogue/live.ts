import type { Mutation } from '../mutation.ts';
import { integration, unit } from './suites.ts';

const live = 'apps/server/src/features/live';
const publisherTest = integration(`${live}/publisher.integration.test.ts`);
const notificationTest = integration(`${live}/missed-notification.integration.test.ts`);
const restoredTest = integration(`${live}/restored.integration.test.ts`);
const hubTest = unit(`${live}/stream/hub.test.ts`);
const framesTest = unit(`${live}/stream/frames.property.test.ts`);
const database = 'apps/server/src/platform/database';

/** Wrong edits of what spectators receive, and of the database below. */
export const liveMutations: readonly Mutation[] = [
  {
    name: 'a database that was restored is followed as if nothing had happened',
    file: `${live}/publisher.ts`,
    from: 'if (newest?.epoch !== version.epoch || newest.v < version.v)',
    to: 'if (newest === null || newest === undefined || newest.v < version.v)',
    noticedBy: publisherTest,
  },
  {
    name: 'a database that was restored while no server ran is followed as if nothing had happened',
    file: `${live}/renew-epoch.use-case.ts`,
    from: 'return home === here && ',
    to: 'return home !== null && ',
    noticedBy: restoredTest,
  },
  {
    name: 'a dump that was restored over the database is taken for a restart',
    file: `${live}/changes.repository.ts`,
    from: " || ' ' || 'live_state'::regclass::oid`",
    to: '`',
    noticedBy: restoredTest,
  },
  {
    name: 'files of an earlier day are taken for those of today',
    file: `${database}/embedded/prepare-directory.ts`,
    from: 'return `${ino} ${birthtimeNs}`;',
    to: 'return `${ino > 0n} ${birthtimeNs > 0n}`;',
    noticedBy: restoredTest,
  },
  {
    name: 'a server does not know what it has published before its restart',
    file: `${live}/publisher.ts`,
    from: 'await this.#checkHome(mark?.read() ?? null);',
    to: 'await this.#checkHome(null);',
    noticedBy: restoredTest,
  },
  {
    name: 'two processes begin an epoch each',
    file: `${live}/renew-epoch.use-case.ts`,
    from: '    if (!locked || isOwn(locked, seen)) return null;\n',
    to: '    if (!locked) return null;\n',
    noticedBy: restoredTest,
  },
  {
    name: 'listeners do not hear that everything was loaded again',
    file: `${live}/publisher.ts`,
    from: "if (reason !== 'start') for",
    to: "if (reason === 'start') for",
    noticedBy: publisherTest,
  },
  {
    name: 'a notification during a reading is lost',
    file: `${live}/pace.ts`,
    from: '      this.#notifiedAgain = true;\n',
    to: '',
    noticedBy: notificationTest,
  },
  {
    name: 'a reading that is asked for during another is not done',
    file: `${live}/publisher.ts`,
    from: '      this.#askedAgain = true;\n',
    to: '',
    noticedBy: notificationTest,
  },
  {
    name: 'versions come from a sequence, with gaps where a transaction was undone',
    file: `${live}/changes.repository.ts`,
    from: 'update live_state set v = v + 1, reference_v',
    to: 'update live_state set v = v + 2, reference_v',
    noticedBy: integration(`${live}/changes.integration.test.ts`),
  },
  {
    name: 'a commit sends no notification',
    file: `${live}/changes.repository.ts`,
    from: "select v, pg_notify(${notificationChannel}, '') from stored`);",
    to: 'select v, ${notificationChannel}::text from stored`);',
    noticedBy: publisherTest,
  },
  {
    name: 'a reader who comes back misses what happened meanwhile',
    file: `${live}/stream/replay.ts`,
    from: 'return missed ? frame(missed) : reset(present);',
    to: 'return missed ? null : reset(present);',
    noticedBy: framesTest,
  },
  {
    name: 'a reader from before the memory is told nothing',
    file: `${live}/stream/replay.ts`,
    from: '  if (v < state.versions.floor) return reset(present);\n',
    to: '  if (v < state.versions.floor) return null;\n',
    noticedBy: hubTest,
  },
  {
    name: 'a slow reader is waited for',
    file: `${live}/stream/clients.ts`,
    from: 'if (sink.unsent > mostUnsentBytes) this.#drop(sink);',
    to: 'if (sink.unsent > mostUnsentBytes * 1000) this.#drop(sink);',
    noticedBy: hubTest,
  },
  {
    name: 'an undone goal stays in the frame of its match',
    file: `${live}/stream/room.ts`,
    from: '        this.#deletedEvents.add(id);\n',
    to: '',
    noticedBy: hubTest,
  },
  {
    name: 'a part that differed at a version is forgotten by the next',
    file: `${live}/marks.ts`,
    from: '.filter(([, at]) => at > v)',
    to: '.filter(([, at]) => at > v && at === this.#last)',
    noticedBy: unit(`${live}/marks.test.ts`),
  },
  {
    name: 'fsync does nothing while it is counted',
    file: `${database}/embedded/durable-file-system.ts`,
    from: '      fsyncSync(descriptor);\n      this.syncs += 1;',
    to: '      this.syncs += fsyncSync.length;',
    noticedBy: integration(`${database}/embedded/power-cut.integration.test.ts`),
  },
  {
    name: 'commits of the embedded database do not wait for the disk',
    file: `${database}/embedded/start-postgres.ts`,
    from: "synchronous_commit: 'on'",
    to: "synchronous_commit: 'off'",
    noticedBy: integration(`${database}/embedded/power-cut.integration.test.ts`),
  },
  {
    name: 'the answer goes out before the commit has ended',
    file: `${database}/create-database.ts`,
    from: '  await commit(open);\n  return result;',
    to: '  void commit(open).catch(() => undefined);\n  return result;',
    noticedBy: integration(`${database}/database.integration.test.ts`),
  },
  {
    name: 'a transaction whose statement failed unseen counts as stored',
    file: `${database}/create-database.ts`,
    from: '  if (committed.value) return;\n  throw',
    to: '  if (committed.value || !committed.value) return;\n  throw',
    noticedBy: integration(`${database}/database.integration.test.ts`),
  },
];
