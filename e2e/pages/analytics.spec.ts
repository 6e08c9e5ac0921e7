import { expect, errorsOf, shownGroup, test } from '../fixtures.ts';
import { PortalServer } from '../server.ts';

const analytics = { ANALYTICS_URL: 'https://stats.example.test/script.js', ANALYTICS_WEBSITE_ID: 'cup-1' };

test('nothing measures visitors unless it is configured', async ({ page }) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== process.env['E2E_URL']) foreign.push(request.url());
  });
  const { path } = await shownGroup(page);
  const answer = await page.goto(path);
  await page.waitForLoadState('networkidle').catch(() => undefined);
  expect(answer?.headers()['content-security-policy']).toContain("script-src 'self';");
  expect(await page.locator('script[data-website-id]').count()).toBe(0);
  expect(foreign).toEqual([]);
});

test('a configured script is added once, and the policy allows its origin alone', async ({ page }) => {
  Object.assign(process.env, analytics);
  const server = await PortalServer.withDemo();
  try {
    await server.start();
    const errors = errorsOf(page);
    await page.route('https://stats.example.test/**', (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: 'window.measured = document.currentScript.dataset.websiteId;',
      }),
    );
    const answer = await page.goto(`${server.url}/results`);
    expect(answer?.headers()['content-security-policy']).toContain(
      "script-src 'self' https://stats.example.test;",
    );
    await expect.poll(() => page.evaluate('window.measured')).toBe('cup-1');
    expect(await page.locator('script[data-website-id]').count()).toBe(1);
    expect(errors).toEqual([]);

    const refused = await page.evaluate(
      () =>
        new Promise((resolve) => {
          document.addEventListener('securitypolicyviolation', (event) => resolve(event.blockedURI), {
            once: true,
          });
          const script = document.createElement('script');
          script.src = 'https://elsewhere.example.test/script.js';
          document.head.append(script);
        }),
    );
    expect(refused).toContain('https://elsewhere.example.test');
  } finally {
    for (const name of Object.keys(analytics)) delete process.env[name];
    await server.remove();
  }
});
