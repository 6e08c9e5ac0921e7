import { createHmac } from 'node:crypto';
import { expect, test } from '../fixtures.ts';
import type { Browser } from '@playwright/test';
import type { Page } from '../fixtures.ts';
import { organisers, signedInClient } from '../plan/organiser-client.ts';
import { PortalServer } from '../server.ts';

const address = 'jana@krenovice.example';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

test('a stranger club comes from the shared address to a paid entry fee, on a phone, and types nothing twice', async ({
  browser,
  page,
}) => {
  // An edition of its own is brought in first.
  test.setTimeout(180_000);
  const server = await PortalServer.withEdition('registration-open');
  try {
    await server.start();
    await page.goto(`${server.url}/en/join`);
    await expect(page.getByRole('heading', { name: 'Come and play' })).toBeVisible();
    await count(page);
    await signUp(page, server);
    const total = await fillRest(page);
    expect(total).toMatch(/^85,200\sCZK$/);
    await page.getByRole('button', { name: 'Send registration' }).click();

    await expect(page).toHaveURL(/\/registration\/club\/status\/\d+$/);
    // The form is sent: the way back leads past it, to the page that it was opened from.
    await page.goBack();
    await expect(page).toHaveURL(/\/join/);
    await page.goForward();
    await expect(page).toHaveURL(/\/registration\/club\/status\/\d+$/);
    // Entries of the form that are left ahead lead to the registration, too.
    await page.goForward();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Pay 9,600\sCZK by \d+ \w+$/);
    await expect(page.getByRole('img', { name: /^QR code of the payment: 9,600\sCZK$/ })).toBeVisible();
    const symbol = await page
      .getByRole('listitem')
      .filter({ hasText: 'Variable symbol' })
      .locator('b')
      .textContent();
    expect(symbol).toMatch(/^\d{7}$/);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Copy: Variable symbol' }).click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(symbol);
    // The address stays, and nothing is wider than the phone.
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Pay 9,600\sCZK/);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);

    await confirmPayment(browser, server.url, symbol ?? '');
    await page.reload();
    await expect(page.getByText(/^The entry fee of 9,600\sCZK is paid\.$/)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Pay 75,600\sCZK by \d+ \w+$/);
    const step = page.getByRole('listitem').filter({ hasText: /^Entry fee/ });
    await expect(step).toContainText('done');
    await page.getByRole('link', { name: 'DHK Křenovice' }).click();
    await expect(page.getByRole('main')).toContainText(/Paid\s*9,600\sCZK/);
  } finally {
    await server.remove();
  }
});

test('a form that is sent without a network, after the session has ended and with a lost answer is stored once, and nothing is typed twice', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const server = await PortalServer.withEdition('registration-open');
  const send = page.getByRole('button', { name: 'Send registration' });
  const isLost = page.getByText(/it will not be registered twice/);
  try {
    await server.start();
    await page.goto(`${server.url}/en/join`);
    await count(page);
    await signUp(page, server);
    await fillRest(page);

    await server.kill();
    await send.click();
    await expect(isLost).toBeVisible();
    await server.start();

    // The session has ended: the form stays below the dialog, whose code outlives a server that is gone.
    await page.context().clearCookies({ name: /session/ });
    const mailed = server.mailsTo(address).length;
    await send.click();
    const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
    await dialog.getByRole('button', { name: 'Send me a code by e-mail' }).click();
    await expect.poll(() => server.mailsTo(address).length).toBeGreaterThan(mailed);
    await dialog.getByLabel('Code from the e-mail').fill(newestCode(server));
    await server.kill();
    await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(dialog.getByText(/The server cannot be reached/)).toBeVisible();
    await server.start();

    // Signed in again, the form is sent without another press; its answer is lost.
    let lost = 0;
    await page.route('**/api/v1/web/club-registrations', async (route) => {
      const answer = await route.fetch();
      lost += answer.status() === 201 ? 1 : 0;
      await route.abort();
    });
    await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(isLost).toBeVisible();
    expect(lost).toBe(1);
    await page.unroute('**/api/v1/web/club-registrations');
    await page.reload();
    await send.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Pay 9,600\sCZK by \d+ \w+$/);
    await page.goto(`${server.url}/dashboard`);
    await expect(page.getByRole('region', { name: 'DHK Křenovice' })).toHaveCount(1);
  } finally {
    await server.remove();
  }
});

/** The organiser accepts confirmations; the provider then sends a signed one of the entry fee (docs/payment-confirmations.md). */
async function confirmPayment(browser: Browser, url: string, symbol: string): Promise<void> {
  const organiser = await signedInClient(browser, url, organisers.admin);
  const made = await organiser.paymentSecretRenew();
  if (made.status !== 200) throw new Error(`The secret is answered ${made.status}`);
  const { secret, link } = made.body;
  const body = JSON.stringify({ id: 'tr_1', amount: '9600.00', currency: 'CZK', symbol });
  const time = Math.floor(Date.now() / 1000);
  const digest = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
  const answer = await fetch(url + link.confirmationPath, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sevenmetre-signature': `t=${time},v1=${digest}` },
    body,
  });
  expect([answer.status, await answer.json()]).toEqual([200, { result: 'booked' }]);
}

/** Three teams with 40 people in the first package, in crowns. */
async function count(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'CZK' }).click();
  await page.getByRole('button', { name: 'More: Teams' }).click();
  await page.getByLabel(/^People/).fill('40');
  await expect(page.getByText(/^85,200\sCZK$/)).toBeVisible();
  // The bar at the foot carries what was counted, as the button below the sum does.
  await page.getByRole('link', { name: 'Register', exact: true }).click();
}

/** With the code of a mail; the page is loaded again meanwhile, as phones do after a visit to the mail program. */
async function signUp(page: Page, server: PortalServer): Promise<void> {
  await expect(page).toHaveURL(/\/login\/code\?next=/);
  await page.getByLabel('E-mail').fill(address);
  await page.getByRole('button', { name: 'Send the code' }).click();
  await expect(page.getByText(`We have sent a code to ${address}.`)).toBeVisible();
  await page.reload();
  let code: string | undefined;
  await expect.poll(() => (code = /^\d{6}$/m.exec(server.mailsTo(address).join('\n'))?.[0])).toBeDefined();
  await page.getByLabel('Code from the e-mail').fill(code ?? '');
  await page.getByRole('button', { name: 'Continue' }).click();
  // The code works once: a page that is loaded again now still asks for the name.
  await expect(page.getByLabel('First name')).toBeVisible();
  await page.reload();
  await page.getByLabel('First name').fill('Jana');
  await page.getByLabel('Last name').fill('Nová');
  await page.getByRole('button', { name: 'Create the account' }).click();
}

/** What only the club knows: its address, phone and categories. Teams, people and package are there. */
async function fillRest(page: Page): Promise<string | null> {
  const next = page.getByRole('button', { name: 'Continue' });
  await page.getByLabel('Name of the club').fill('DHK Křenovice');
  // The prices were shown in crowns, which Czech clubs alone pay.
  await expect(page.getByLabel('Country').locator('option:checked')).toHaveText('Czechia');
  await expect(page.locator('output')).toHaveText(/^85,200\sCZK$/);
  await page.getByLabel('Region').selectOption({ index: 1 });
  await page.getByLabel('Street and number').fill('Školní 1');
  await page.getByLabel('City').fill('Křenovice');
  await page.getByLabel('Postal code').fill('683 52');
  await next.click();
  await page.getByLabel('Phone at the tournament').fill('+420 777 123 456');
  await next.click();
  await expect(page.getByRole('heading', { name: 'Team 3' })).toBeVisible();
  // The phone's own button leads back a step, not out of the form; so does a page that was loaded again.
  await page.goBack();
  await expect(page.getByLabel('Phone at the tournament')).toHaveValue('+420 777 123 456');
  await page.reload();
  await expect(page.getByLabel('Phone at the tournament')).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('Postal code')).toHaveValue('683 52');
  await next.click();
  await next.click();
  await expect(page.getByRole('heading', { name: 'Team 3' })).toBeVisible();
  const persons = page.getByRole('textbox', { name: 'Persons with the package' });
  expect(await Promise.all([0, 1, 2].map((index) => persons.nth(index).inputValue()))).toEqual([
    '14',
    '13',
    '13',
  ]);
  for (const [index, code] of ['WA', 'WB', 'WD'].entries()) {
    const category = page.getByLabel('Category', { exact: true }).nth(index);
    const option = category.getByRole('option', { name: new RegExp(`^${code},`) });
    await category.selectOption((await option.textContent()) ?? '');
  }
  const total = await page.locator('output').textContent();
  for (let step = 0; step < 3; step += 1) await next.click();
  await page.getByLabel(/I agree to the terms/).check();
  return total;
}

/** The last code that was mailed to the club. */
function newestCode(server: PortalServer): string {
  const mails = server.mailsTo(address).flatMap((mail) => {
    const [code] = /^\d{6}$/m.exec(mail) ?? [];
    const [, date = ''] = /^Date: (.+)$/m.exec(mail) ?? [];
    return code === undefined ? [] : [{ code, at: Date.parse(date) }];
  });
  return mails.toSorted((one, other) => one.at - other.at).at(-1)?.code ?? '';
}
