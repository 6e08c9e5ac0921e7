import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabases } from '../../../../tests/database.ts';
import type { TestDatabase } from '../../../../tests/database.ts';
import { type OpenCup, makeOpenCup } from '../testing/open-cup.ts';
import { type PlanSetup, makePlanSetup } from '../testing/plan-setup.ts';
import { formatNamed } from '../testing/small-plan.ts';

describe.each(testDatabases())('the stream of a plan on $name', (kind) => {
  let database: TestDatabase;
  let setup: PlanSetup;
  let cup: OpenCup;
  let address: string;

  beforeAll(async () => {
    database = await kind.open();
    setup = await makePlanSetup(database);
    address = await setup.app.listen({ port: 0, host: '127.0.0.1' });
    cup = await makeOpenCup(database, 2026);
    await setup.command(0, {
      kind: 'format',
      category: 'MA',
      format: formatNamed('groups-of-4-ab'),
      entries: 8,
    });
  });
  afterAll(() => setup.close());

  it('given an open page, then it gets what others do within a second; one that comes back gets what it has missed', async () => {
    const page = await listen(`${address}/api/v1/admin/plan/stream`);
    await expect.poll(page.text).toContain('retry:');
    await setup.command(1, { kind: 'draw', category: 'MA', entries: cup.teams.slice(0, 8) });
    await expect.poll(page.text).toContain('id: 2\nevent: command');
    await setup.call('PUT', '/settings', { revision: 0, buffers: { afterGroup: 60, afterTravel: 20 } });
    await expect.poll(page.text).toContain('event: settings\ndata: {"revision":1}');
    page.close();
    const back = await listen(`${address}/api/v1/admin/plan/stream`, { 'last-event-id': '0' });
    await expect.poll(back.text).toMatch(/id: 1\nevent: command[^]*id: 2\nevent: command/);
    await setup.call('POST', '/draft/from-standing', { revision: 2 });
    await expect.poll(back.text).toContain('id: 3\nevent: reset');
    back.close();
  });

  it('given as many streams as the process admits, then another page is refused until one of them ends', async () => {
    const url = `${address}/api/v1/admin/plan/stream`;
    const statusOf = async () => {
      const ending = new AbortController();
      const { status, headers } = await fetch(url, { signal: ending.signal });
      ending.abort();
      return [status, headers.get('retry-after')];
    };
    await expect.poll(statusOf).toEqual([200, null]);
    const first = await listen(url);
    const second = await listen(url);
    await expect.poll(statusOf).toEqual([503, '10']);
    first.close();
    await expect.poll(statusOf).toEqual([200, null]);
    second.close();
  });
});

/** An open page with everything that was sent to it. */
async function listen(url: string, headers: Record<string, string> = {}) {
  const ending = new AbortController();
  const { body, status } = await fetch(url, { headers, signal: ending.signal });
  expect(status).toBe(200);
  let text = '';
  const reading = (async () => {
    const decoder = new TextDecoder();
    for await (const bytes of body ?? []) text += decoder.decode(bytes, { stream: true });
  })().catch(() => {});
  return {
    text: () => text,
    close: () => {
      ending.abort();
      void reading;
    },
  };
}
