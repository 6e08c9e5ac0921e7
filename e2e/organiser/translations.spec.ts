import { expect, errorsOf, offlineNotice, test } from '../fixtures.ts';
import type { Page } from '../fixtures.ts';

const superAdmin = { email: 'superadmin@example.test', password: 'super-admin-lipova' };
const foot = (page: Page) => page.getByRole('contentinfo');

test('a word that is saved comes to a page that stays open, to its server’s next answer, and lasts without a server', async ({
  ownServer,
  page,
  playwright,
}) => {
  const errors = errorsOf(page);
  await page.clock.install();
  await page.goto(`${ownServer.url}/results`);
  await expect(foot(page)).toContainText('Běží na Sevenmetre');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);

  const admin = await playwright.request.newContext({ baseURL: ownServer.url });
  expect((await admin.post('/api/v1/login', { data: superAdmin })).status()).toBe(200);
  const value = JSON.stringify({ cs: { shell: { runsOn: 'Náš <3 & "pohár"' } } });
  const data = { value, before: '{}' };
  const saved = await admin.put('/api/v1/admin/configuration/translations', { data });
  expect(saved.status()).toBe(200);

  // The server has the change; the page gets it within two minutes.
  await expect.poll(async () => (await admin.get('/api/v1/web/words')).text()).toContain('pohár');
  await page.clock.fastForward('02:00');
  await expect(foot(page)).toContainText('Náš <3 & "pohár"');

  const answer = await page.goto(`${ownServer.url}/results`);
  expect(await answer?.text()).toContain('Náš &lt;3 &amp; &quot;pohár&quot;');
  await expect(foot(page)).toContainText('Náš <3 & "pohár"');
  expect(errors).toEqual([]);

  await ownServer.kill();
  await page.reload();
  await expect(offlineNotice(page)).toBeVisible();
  await expect(foot(page)).toContainText('Náš <3 & "pohár"');
  await admin.dispose();
});
