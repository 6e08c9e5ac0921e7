import { expect, test } from '../fixtures.ts';
import type { Page } from '../fixtures.ts';
import { PortalServer } from '../server.ts';

const leader = { email: 'team@example.test', password: 'team-admin-lipova' };

test('a club leader from abroad registers four teams on a phone, and finds them again after a reload', async ({
  page,
}) => {
  // An edition of its own is brought in first.
  test.setTimeout(180_000);
  const server = await PortalServer.withEdition('registration-open');
  try {
    await server.start();
    await page.goto(`${server.url}/en/login?next=/registration/club/create`);
    await page.getByLabel('E-mail').fill(leader.email);
    await page.getByLabel('Password', { exact: true }).fill(leader.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByLabel('Name of the club')).toBeVisible();
    await expectNoToast(page);
    await fillClub(page);
    for (const category of ['MB', 'WB']) await addTeam(page, category);
    await expect(page.getByText('Total for 32 persons, 2 teams')).toBeVisible();
    const total = await page.locator('output').textContent();
    await expect
      .poll(() => page.evaluate(() => Object.values(localStorage).join()))
      .toContain('"name":"WB girls"');

    await page.reload();
    await expect(page.getByText(/What you typed at .* is still here/)).toBeVisible();
    await expect(page.getByLabel('Own team name').nth(1)).toHaveValue('WB girls');
    expect(await page.locator('output').textContent()).toBe(total);

    for (const category of ['MD', 'WD']) await addTeam(page, category);
    for (let step = 0; step < 3; step += 1) await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByLabel(/I agree to the terms/).check();
    await sendOverBadNetwork(page);
    await expect(page.getByText('Registration has been successfully submitted')).toBeVisible();
    await expect(page).toHaveURL(/\/registration\/club\/status\/\d+$/);
    await expectNoToast(page);
    const own = await page.request.get(`${server.url}/api/v1/web/club-registrations`);
    expect(await own.json()).toMatchObject({
      current: [{ name: 'Duna KC', registrationState: 'new', teams: 4 }],
    });
  } finally {
    await server.remove();
  }
});

/** On a phone a toast would cover the first fields, and the code of the payment. */
async function expectNoToast(page: Page): Promise<void> {
  const notices = page.getByRole('status').getByRole('button', { name: 'Zavřít' });
  await expect(notices).toHaveCount(0, { timeout: 1_000 });
}

async function fillClub(page: Page): Promise<void> {
  await page.getByLabel('Name of the club').fill('Duna KC');
  await page.getByLabel('Country').selectOption('Hungary');
  await page.getByLabel('Street and number').fill('Fő utca 1');
  await page.getByLabel('City').fill('Győr');
  await page.getByLabel('Postal code').fill('9021');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Phone at the tournament').fill('+36 20 123 4567');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Team 1' })).toBeVisible();
}

/** The first block is there already; each later one begins like the one before. */
async function addTeam(page: Page, category: string): Promise<void> {
  const first = page.getByLabel('Category', { exact: true });
  const isFresh = (await first.count()) === 1 && (await first.inputValue()) === '';
  if (!isFresh) await page.getByRole('button', { name: 'Add another team' }).click();
  const option = page.getByRole('option', { name: new RegExp(`^${category},`) }).last();
  await page
    .getByLabel('Category', { exact: true })
    .last()
    .selectOption((await option.textContent()) ?? '');
  if (category.startsWith('W')) await page.getByLabel('Own team name').last().fill(`${category} girls`);
  await page
    .getByRole('radio', { name: /School classroom/ })
    .last()
    .check();
  await page.getByRole('textbox', { name: 'Persons with the package' }).last().fill('16');
}

/** The server receives the call but its answer is lost: sent again, it makes no second registration. */
async function sendOverBadNetwork(page: Page): Promise<void> {
  await page.route(
    '**/api/v1/web/club-registrations',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  const send = page.getByRole('button', { name: 'Send registration' });
  await send.click();
  await expect(page.getByText(/Nothing is lost: send it again/)).toBeVisible();
  await expect(send).toHaveAttribute('data-phase', 'idle');
  await send.click();
}
