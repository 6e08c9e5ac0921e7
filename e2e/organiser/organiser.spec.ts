import { expect, test } from '../fixtures.ts';
import { PortalServer } from '../server.ts';

const organiser = { email: 'admin@example.test', password: 'organiser-lipova' };

test('an organiser accepts three clubs that wait: their teams are public, and mails are written', async ({
  page,
}) => {
  test.slow();
  const server = await PortalServer.withEdition('registration-open');
  try {
    await server.start();
    await page.goto(`${server.url}/en/login?next=${encodeURIComponent('/admin')}`);
    await page.getByLabel('E-mail').fill(organiser.email);
    await page.getByLabel('Password', { exact: true }).fill(organiser.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('link', { name: /Open.*new registrations/ }).click();
    const found = page.waitForResponse((response) => response.url().includes('search='));
    await page.getByLabel('Search club or e-mail').fill('@example.test');
    await found;
    const list = page.locator('[aria-busy]').filter({ has: page.getByRole('table') });
    await expect(list.last()).toHaveAttribute('aria-busy', 'false');
    const boxes = page.getByRole('checkbox', { name: /^Select / });
    const names: string[] = [];
    for (const index of [0, 1, 2]) {
      const box = boxes.nth(index);
      names.push((await box.getAttribute('aria-label'))?.replace('Select ', '') ?? '');
      await box.check();
    }
    const publicTeams = async () => (await page.request.get(`${server.url}/api/v1/open/teams.csv`)).text();
    const before = await publicTeams();
    for (const name of names) expect(before).not.toContain(name);

    const acceptedMails = async () => {
      const mails = await (await page.request.get(`${server.url}/api/v1/admin/mails`)).text();
      return mails.split(/Your registration has been accepted|Vaše přihláška je přijata/).length - 1;
    };
    const mailsBefore = await acceptedMails();
    const bar = page.getByRole('region', { name: 'With selected' });
    await expect(bar).toContainText('3 selected');
    await bar.getByRole('button', { name: /^Accept \d+/ }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(/public, .*3 e-mails are sent/);
    await dialog.getByRole('button', { name: /^Accept \d+/ }).click();
    await expect(page.getByText('Done for 3 records.')).toBeVisible();

    await expect.poll(publicTeams).toContain(names[0] ?? '?');
    const after = await publicTeams();
    for (const name of names) expect(after).toContain(name);
    await expect.poll(acceptedMails).toBe(mailsBefore + 3);
  } finally {
    await server.remove();
  }
});
