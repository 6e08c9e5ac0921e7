import { readyFormats } from '@sevenmetre/engine/formats';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bothDatabases } from '../../../../tests/database.ts';
import type { TestDatabase } from '../../../../tests/database.ts';
import { planSnapshots } from '../../../platform/database/schema/index.ts';
import { type OpenCup, makeOpenCup } from '../testing/open-cup.ts';
import { type PlanSetup, actorOf, ann, ben, makePlanSetup } from '../testing/plan-setup.ts';

const format = (id: string) => {
  const found = readyFormats.find((one) => one.id === id);
  if (!found) throw new Error(`${id} is no ready format`);
  return found;
};

describe.each(bothDatabases())('the draft of a plan on $name', (kind) => {
  let database: TestDatabase;
  let setup: PlanSetup;
  let cup: OpenCup;
  let year = 2026;

  beforeAll(async () => {
    database = await kind.open();
    setup = await makePlanSetup(database);
  });
  beforeEach(async () => {
    setup.as(ann);
    cup = await makeOpenCup(database, year);
    year += 1;
  });
  afterAll(() => setup.close());

  const choose = () =>
    setup.command(0, { kind: 'format', category: 'MA', format: format('groups-of-4-ab'), entries: 8 });
  const draw = () => setup.command(1, { kind: 'draw', category: 'MA', entries: cup.teams.slice(0, 8) });
  const place = (revision: number, match: string, start: number, hall = cup.halls[0] ?? '') =>
    setup.command(revision, { kind: 'place', match, to: { hall, start } });

  it('given an edition without a plan, then the draft is empty and nothing is written by looking', async () => {
    expect(await setup.draft()).toMatchObject({
      revision: 0,
      version: null,
      groups: [],
      matches: [],
      log: [],
    });
    expect((await setup.call('GET')).body).toMatchObject({
      capacity: null,
      next: [{ code: 'chooseFormat', categories: ['MA', 'WA'], count: 2 }],
    });
  });

  it('given a format and a draw, then the engine derives groups, matches and the input of the schedule', async () => {
    expect((await choose()).status).toBe(200);
    expect((await draw()).status).toBe(200);
    const draft = await setup.draft();
    expect(draft.revision).toBe(2);
    expect(draft.groups.map(({ key }) => key).slice(0, 3)).toEqual(['MA A', 'MA B', 'MA A SF1']);
    expect(draft.matches.filter(({ groupKey }) => groupKey === 'MA A')).toHaveLength(6);
    expect(draft.matches[0]).toMatchObject({ key: 'MA A:1-4', number: null, state: 'new' });
    expect(draft.input.halls.map(({ id }) => id)).toEqual(cup.halls);
    expect(draft.log.map(({ number, by, change }) => [number, by?.name, change.kind])).toEqual([
      [1, 'Ann B', 'format'],
      [2, 'Ann B', 'draw'],
    ]);
  });

  it('given a format that does not fit the number of teams, or a team that is drawn twice, then it is refused', async () => {
    const single = format('single-group');
    const refused = await setup.command(0, { kind: 'format', category: 'MA', format: single, entries: 2 });
    expect([refused.status, refused.body.error]).toEqual([422, 'plan-change-invalid']);
    await choose();
    const [team = ''] = cup.teams;
    const twice = await setup.command(1, {
      kind: 'draw',
      category: 'MA',
      entries: cup.teams.slice(0, 8).fill(team),
    });
    expect([twice.status, twice.body.error]).toEqual([422, 'plan-change-invalid']);
    expect((await setup.draft()).revision).toBe(1);
  });

  it('given two organisers who move different matches, then both merge; the same match is answered with the conflict', async () => {
    await choose();
    await draw();
    expect((await place(2, 'MA A:1-4', 540)).body.command.number).toBe(3);
    setup.as(ben);
    const merged = await place(2, 'MA A:2-3', 580);
    expect(merged.body).toMatchObject({
      command: { number: 4 },
      missed: [{ number: 3, by: { name: 'Ann B' } }],
    });
    const conflict = await place(2, 'MA A:1-4', 700);
    expect(conflict).toMatchObject({
      status: 409,
      body: {
        error: 'plan-conflict',
        additionalProperties: { reason: 'conflict', commands: [{ number: 3, by: { name: 'Ann B' } }] },
      },
    });
    expect((await setup.draft()).document.placements).toEqual([
      ['MA A:1-4', cup.halls[0], 540],
      ['MA A:2-3', cup.halls[0], 580],
    ]);
  });

  it('given a step that is undone and redone, then both are commands; what others build on is not undone', async () => {
    await choose();
    await draw();
    await place(2, 'MA A:1-4', 540);
    expect((await setup.command(3, { kind: 'undo', command: 3 })).status).toBe(200);
    expect(await setup.draft()).toMatchObject({ revision: 4, undone: [3], document: { placements: [] } });
    expect((await setup.command(4, { kind: 'redo', command: 3 })).status).toBe(200);
    await place(5, 'MA A:1-4', 600);
    const builtOn = await setup.command(6, { kind: 'undo', command: 3 });
    expect(builtOn.body).toMatchObject({
      error: 'plan-conflict',
      additionalProperties: { reason: 'built-on' },
    });
    const unknown = await setup.command(6, { kind: 'redo', command: 3 });
    expect([unknown.status, unknown.body.error]).toEqual([409, 'plan-command-unknown']);
  });

  it('given a repeat under the same key, then nothing is appended again', async () => {
    await choose();
    await draw();
    const to = { hall: cup.halls[0] ?? '', start: 540 };
    const first = await setup.command(2, { kind: 'place', match: 'MA A:1-4', to }, 'the-same-key');
    const again = await setup.command(2, { kind: 'place', match: 'MA A:1-4', to }, 'the-same-key');
    expect(again.body).toEqual(first.body);
    const other = { hall: cup.halls[0] ?? '', start: 560 };
    const changed = await setup.command(2, { kind: 'place', match: 'MA A:1-4', to: other }, 'the-same-key');
    expect([changed.status, changed.body.error]).toEqual([409, 'repeat-key-used']);
    expect((await setup.draft()).revision).toBe(3);
  });

  it('given 200 commands, then a snapshot is kept, and undoing a step before it is seen all the same', async () => {
    await choose();
    await draw();
    for (let number = 3; number <= 201; number += 1) {
      const match = number === 3 ? 'MA A:2-3' : 'MA A:1-4';
      expect((await place(number - 1, match, 480 + number)).status).toBe(200);
    }
    const snapshots = await database.db
      .select({ number: planSnapshots.number })
      .from(planSnapshots)
      .where(eq(planSnapshots.editionId, cup.editionId));
    expect(snapshots).toEqual([{ number: 200 }]);
    expect((await setup.draft()).document.placements).toEqual([
      ['MA A:1-4', cup.halls[0], 681],
      ['MA A:2-3', cup.halls[0], 483],
    ]);
    await setup.command(201, { kind: 'undo', command: 3 });
    expect((await setup.draft()).document.placements).toEqual([['MA A:1-4', cup.halls[0], 681]]);
  });

  it('given somebody who does not organise, or nobody, then nothing is shown or changed', async () => {
    for (const who of [null, actorOf(3, 'ROLE_COMPETITION_SUPER_REPORTER')]) {
      setup.as(who);
      const answers = [
        await setup.call('GET', '/draft'),
        await choose(),
        await setup.call('GET', '/settings'),
      ];
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([who === null ? 401 : 403]));
    }
  });
});
