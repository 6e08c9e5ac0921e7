import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from '@sevenmetre/contract/client';
import type { PlanChange, PlanDraft } from '@sevenmetre/contract/plan/schemas';
import { expect, test } from '../fixtures.ts';
import type { PortalServer } from '../server.ts';
import { organisers, readDraft, signedInClient, untilAnswered } from './organiser-client.ts';

interface Given {
  readonly number: number;
  readonly change: PlanChange;
}

const changesEach = 40;

/** Locks and unlocks its own matches, and every fifth time one that both organisers change; a change that conflicts is not repeated. */
async function changeMatches(
  client: Client,
  name: string,
  lists: { readonly own: readonly string[]; readonly shared: string },
  given: Given[],
): Promise<void> {
  let { revision } = await untilAnswered(() => readDraft(client));
  for (let step = 0; step < changesEach; step += 1) {
    const match = step % 5 === 4 ? lists.shared : (lists.own[step % lists.own.length] ?? '');
    const change: PlanChange = { kind: 'lock', matches: [match], on: step % 2 === 0 };
    const body = { clientKey: `journey-${name}-${step}`, revision, change };
    const answer = await untilAnswered(() => client.planCommand({ body }));
    if (answer.status === 200) given.push({ number: answer.body.command.number, change });
    else expect(answer).toMatchObject({ status: 409, body: { error: 'plan-conflict' } });
    if (answer.status === 200) revision = answer.body.command.number;
    else revision = (await untilAnswered(() => readDraft(client))).revision;
  }
}

/** Published matches that are still to come, with the places where they are published. */
function movableMatches({ matches, published }: PlanDraft) {
  const movable = new Set(matches.flatMap(({ key, state }) => (state === 'published' ? [key] : [])));
  return published.filter(([key]) => movable.has(key));
}

function byKey(places: PlanDraft['published']): PlanDraft['published'] {
  return places.toSorted(([one], [other]) => (one < other ? -1 : 1));
}

async function powerCut(server: PortalServer): Promise<void> {
  await server.kill();
  await server.start();
}

test('given two organisers who change the draft while the server is killed, then what was confirmed is there once', async ({
  ownServer,
  browser,
}) => {
  test.slow();
  const ann = await signedInClient(browser, ownServer.url, organisers.admin);
  const ben = await signedInClient(browser, ownServer.url, organisers.superAdmin);
  const before = await readDraft(ann);
  const keys = movableMatches(before).map(([key]) => key);
  const shared = keys[10] ?? '';
  const given: Given[] = [];
  const working = [
    changeMatches(ann, 'ann', { own: keys.slice(0, 5), shared }, given),
    changeMatches(ben, 'ben', { own: keys.slice(5, 10), shared }, given),
  ];
  for (const count of [15, 40]) {
    await expect.poll(() => given.length, { intervals: [5] }).toBeGreaterThan(count);
    await powerCut(ownServer);
  }
  await Promise.all(working);
  const after = await readDraft(ann);
  const log = after.log.filter(({ number }) => number > before.revision);
  expect(log.map(({ number, change }) => ({ number, change }))).toEqual(
    given.toSorted((one, other) => one.number - other.number),
  );
  expect(after.revision).toBe(before.revision + given.length);
});

/** Exchanges two matches of one start in the draft; both matches are published where they were. */
async function exchangeTwo(client: Client, draft: PlanDraft, name: string): Promise<PlanDraft['published']> {
  const movable = movableMatches(draft).toReversed();
  const pair = movable.flatMap(([key, , start]) => {
    const other = movable.find(([another, , at]) => another !== key && at === start);
    return other === undefined ? [] : [[key, other[0]] as const];
  })[0];
  if (pair === undefined) throw new Error('No two matches begin at one time');
  const change: PlanChange = { kind: 'swap', matches: pair };
  const body = { clientKey: `exchange-${name}`, revision: draft.revision, change };
  expect((await client.planCommand({ body })).status).toBe(200);
  const places = new Map(draft.published.map(([key, hall, start]) => [key, [hall, start] as const]));
  const placeOf = (key: string) => places.get(key === pair[0] ? pair[1] : key === pair[1] ? pair[0] : key);
  return draft.published.map(([key, hall, start]) => [key, ...(placeOf(key) ?? ([hall, start] as const))]);
}

test('given a server that is killed while a plan is published, then it is published whole or not at all, and once', async ({
  ownServer,
  browser,
}) => {
  test.slow();
  const client = await signedInClient(browser, ownServer.url, organisers.admin);
  const scope = { categories: null, groups: true, schedule: true };
  for (const delay of [0, 40, 120, 250, 500]) {
    const before = await readDraft(client);
    const exchanged = await exchangeTwo(client, before, `${delay}`);
    const preview = await client.planPublishPreview({ body: { version: null, scope } });
    if (preview.status !== 200) throw new Error(`The preview is answered ${preview.status}`);
    const { hash } = preview.body;
    const body = { clientKey: `version-${delay}`, scope, hash, reason: 'Two halls', tellClubs: true };
    const publishing = client.planPublish({ body }).catch(() => null);
    await pause(delay);
    await powerCut(ownServer);
    const answered = (await publishing)?.status;
    const after = await readDraft(client);
    const number = (before.version ?? 0) + 1;
    if (answered === 200) expect(after.version).toBe(number);
    expect(byKey(after.published)).toEqual(byKey(after.version === number ? exchanged : before.published));
    expect(byKey(after.document.placements)).toEqual(byKey(exchanged));
    const again = await client.planPublish({ body });
    const versions = again.status === 200 ? again.body.versions.map((version) => version.number) : [];
    expect(versions).toEqual(Array.from({ length: number }, (_, index) => number - index));
    expect(byKey((await readDraft(client)).published)).toEqual(byKey(exchanged));
  }
});

test('given a server that is killed during a search, then the draft is as it was and the search says that it was interrupted', async ({
  ownServer,
  browser,
}) => {
  test.slow();
  const client = await signedInClient(browser, ownServer.url, organisers.admin);
  const before = await readDraft(client);
  const start = (kiloMoves: number) => client.planRunStart({ body: { seed: 1, kiloMoves, from: 'improve' } });
  const run = async () => {
    const answer = await client.planRun();
    return answer.status === 200 ? answer.body.run : null;
  };
  expect((await start(100_000)).status).toBe(200);
  await expect.poll(async () => (await run())?.progress.moves).toBeGreaterThan(0);
  await powerCut(ownServer);
  expect((await run())?.state).toBe('interrupted');
  const after = await readDraft(client);
  expect(after.revision).toBe(before.revision);
  expect(after.document).toEqual(before.document);
  expect((await start(10)).status).toBe(200);
  await expect.poll(async () => (await run())?.state).toBe('done');
});
