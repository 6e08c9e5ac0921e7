import {
  type PlanChange,
  type PlanCommand,
  emptyPlan,
  fold,
  merge,
  undoneCommands,
} from '@sevenmetre/engine/plan';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabases } from '../../../../tests/database.ts';
import type { TestDatabase } from '../../../../tests/database.ts';
import { type OpenCup, makeOpenCup } from '../testing/open-cup.ts';
import { type PlanSetup, ann, makePlanSetup } from '../testing/plan-setup.ts';
import { append } from './append-command.use-case.ts';
import { commandsPerSnapshot, loadDraft } from './load-draft.ts';

const at = new Date('2026-02-01T10:00:00Z');
const match = fc.integer({ min: 1, max: 40 }).map((number) => `MA A:${number}`);

/** An undo step identifies its command by the distance in the log. */
const step = fc.record({
  kind: fc.constantFrom('place', 'place', 'place', 'unplace', 'undo', 'redo'),
  match,
  start: fc.integer({ min: 480, max: 1200 }),
  back: fc.oneof(fc.integer({ min: 0, max: 5 }), fc.integer({ min: 0, max: 300 })),
  behind: fc.integer({ min: 0, max: 4 }),
});
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

function changeOf({ kind, match: key, start, back }: Step, last: number): PlanChange {
  if (kind === 'place') return { kind, match: key, to: { hall: '1', start } };
  if (kind === 'undo' || kind === 'redo') return { kind, command: Math.max(1, last - back) };
  return { kind: 'unplace', match: key };
}

describe.each(testDatabases())('the log of a draft on $name', (kind) => {
  let database: TestDatabase;
  let setup: PlanSetup;
  let cup: OpenCup;

  beforeAll(async () => {
    database = await kind.open();
    setup = await makePlanSetup(database);
    cup = await makeOpenCup(database, 2026);
  });
  afterAll(() => setup.close());

  it('given steps undone and redone on both sides of a snapshot, then it merges and folds as if it were read whole', async () => {
    const log: PlanCommand[] = [];
    let refused = 0;
    for (const drawn of fc.sample(step, { seed: 11, numRuns: 420 })) {
      const change = changeOf(drawn, log.length);
      const revision = Math.max(0, log.length - drawn.behind);
      const body = { clientKey: `step-${log.length}-${refused}`, revision, change };
      const answer = await database.transaction((tx) => append(cup.editionId, ann.userId, body, at, tx));
      expect(answer.ok).toBe(merge(log, revision, change).ok);
      if (answer.ok) log.push({ number: log.length + 1, change });
      else refused += 1;
    }
    expect(log.length).toBeGreaterThan(commandsPerSnapshot + 50);
    expect(refused).toBeGreaterThan(20);
    const draft = await loadDraft(cup.editionId, { revision: log.length, beganAt: 0 }, database.db);
    expect(draft).toEqual({ document: fold(emptyPlan, log), undone: undoneCommands(log) });
  });
});
