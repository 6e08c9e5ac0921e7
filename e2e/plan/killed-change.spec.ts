import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from '@sevenmetre/contract/client';
import type { PlanChanges, PlanRepairApplyBody } from '@sevenmetre/contract/plan/schemas';
import { expect, test } from '../fixtures.ts';
import { organisers, readDraft, signedInClient } from './organiser-client.ts';

/** Milliseconds after which the server is killed: before the call is read, in the middle of the work, after the answer. */
const moments = [0, 60, 150, 300, 2000];

async function readChanges(client: Client): Promise<PlanChanges> {
  const answer = await client.planChanges({});
  if (answer.status !== 200) throw new Error(`The published schedule is answered ${answer.status}`);
  return answer.body;
}

/** What must not be half: the version, where its matches are played, and the draft. */
async function stateOf(client: Client) {
  const { version, matches } = await readChanges(client);
  const { revision, document } = await readDraft(client);
  const places = new Map(matches.map(({ key, placement }) => [key, placement]));
  return { version: version?.number ?? 0, places, revision, placements: document.placements };
}

/** A hall is lost while its last open match would be played, and the first plan for it. */
async function aChange(client: Client, clientKey: string): Promise<PlanRepairApplyBody> {
  const { matches } = await readChanges(client);
  const places = matches.flatMap(({ state, placement }) => (state === 'open' && placement ? placement : []));
  const { hall, start } = places.toSorted((a, b) => a.start - b.start).at(-1) ?? { hall: '', start: 0 };
  const happenings = [{ kind: 'hallClosed' as const, hall, from: start, to: start + 30 }];
  const found = await client.planRepair({ body: { happenings, freeze: 0 } });
  if (found.status !== 200) throw new Error(`The plans are answered ${found.status}`);
  const { version, plans } = found.body;
  const placements = (plans[0]?.moved ?? []).map(({ key, to }) => [key, to] as const);
  expect(placements.length).toBeGreaterThan(0);
  return { clientKey, happenings, freeze: 0, version, placements, reason: 'Water', tellClubs: false };
}

test('given a server that is killed while a lost hall is answered with a plan, then it is published whole or not at all, and once', async ({
  ownServer,
  browser,
}) => {
  test.slow();
  const client = await signedInClient(browser, ownServer.url, organisers.admin);
  for (const moment of moments) {
    const before = await stateOf(client);
    const body = await aChange(client, `lost-hall-${moment}`);
    const wanted = new Map([...before.places, ...body.placements]);
    const applying = client.planRepairApply({ body }).catch(() => null);
    await pause(moment);
    await ownServer.kill();
    await ownServer.start();
    const answered = (await applying)?.status;
    const after = await stateOf(client);
    if (answered === 200) expect(after.version).toBe(before.version + 1);
    if (after.version === before.version) expect(after).toEqual(before);
    else expect([after.version, after.places]).toEqual([before.version + 1, wanted]);

    expect((await client.planRepairApply({ body })).status).toBe(200);
    const again = await stateOf(client);
    expect([again.version, again.places]).toEqual([before.version + 1, wanted]);
    if (after.version === again.version) expect(again).toEqual(after);
  }
});
