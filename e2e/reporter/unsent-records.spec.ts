import { expect, test } from '../fixtures.ts';
import { openMatch } from './reporter-screen.ts';

const organiser = { email: 'admin@example.test', password: 'organiser-lipova' };

interface Room {
  readonly halls: readonly {
    readonly unsent: { readonly records: number } | null;
    readonly devices: readonly {
      readonly unsent: number;
      readonly battery: number | null;
      readonly release: string | null;
    }[];
  }[];
}

test('given a device whose records the server does not get, then the control room says how many wait, until they are sent', async ({
  ownServer,
  browser,
}) => {
  test.slow();
  const { url } = ownServer;
  const office = await browser.newContext({ extraHTTPHeaders: { origin: url } });
  expect((await office.request.post(`${url}/api/v1/login`, { data: organiser })).status()).toBe(200);
  const halls = async () => {
    const room: Room = await (await office.request.get(`${url}/api/v1/admin/control-room`)).json();
    return room.halls;
  };
  const waiting = async () => (await halls()).flatMap(({ unsent }) => unsent?.records ?? []);

  const hall = await browser.newContext({
    viewport: { width: 1024, height: 768 },
    serviceWorkers: 'block',
    isMobile: false,
  });
  const screen = await openMatch(await hall.newPage(), url, 1);
  const isWrite = '**/api/v1/competition/**';
  await hall.route(isWrite, (route) =>
    route.request().method() === 'GET' ? route.continue() : route.abort(),
  );
  for (const event of screen.script(2)) await screen.record(event);
  expect(await waiting()).toEqual([]);
  // Two goals, and the start of the match.
  await expect(screen.chip('Uloženo zde · 3')).toBeVisible();
  await expect.poll(waiting, { intervals: [2000] }).toEqual([3]);
  const devices = (await halls()).flatMap((each) => each.devices);
  expect(devices).toContainEqual(
    expect.objectContaining({ unsent: 3, battery: 100, release: expect.stringMatching(/^\d+\./) }),
  );

  await hall.unroute(isWrite);
  await screen.untilOnServer(40_000);
  // Who closes the page now leaves no old number behind.
  await hall.close();
  await expect.poll(waiting, { intervals: [2000], timeout: 20_000 }).toEqual([]);
});
