import type { Browser } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import type { Page } from '../fixtures.ts';

const superAdmin = { email: 'superadmin@example.test', password: 'super-admin-lipova' };
const club = { email: 'club@example.test', password: 'club-leader-lipova' };
const [first, second] = ['a goal from the left wing', 'a save in the last second'];

test('sign up, sign in, and set a forgotten password by the link of the mail', async ({
  page,
  browser,
  baseURL,
}) => {
  const email = `eva.horska.${test.info().repeatEachIndex}@example.test`;
  await page.goto('/en/registration');
  await page.getByLabel('First name').fill('Eva');
  await page.getByLabel('Last name').fill('Horská');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('sunshine2026!');
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page.getByText('among the first that attackers try')).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill(first);
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page.getByText('Registration was successful, you can now sign in')).toBeVisible();
  await expect(page.getByLabel('E-mail')).toHaveValue(email);

  await page.getByRole('link', { name: 'Forgot password?' }).click();
  // Both pages have such a field.
  await expect(page.getByRole('heading', { level: 1, name: 'Forgot password' })).toBeVisible();
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText('Email for password recovery was successfully sent')).toBeVisible();

  await page.goto(await linkOfMail(browser, baseURL ?? '', { email, subject: 'Set a new password' }));
  await page.getByLabel('New password').fill(second);
  await page.getByRole('button', { name: 'Set the password' }).click();
  await expect(page.getByText('The password has been successfully changed')).toBeVisible();
  await enter(page, { email, password: second });
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('whoever is delayed by the guesses of others is let in by a mailed link', async ({
  page,
  browser,
  baseURL,
}) => {
  const email = `ivo.horsky.${test.info().repeatEachIndex}@example.test`;
  const person = { firstName: 'Ivo', lastName: 'Horský', email, password: first, locale: 'en' };
  await page.request.post('/api/v1/registration', { data: person });
  for (let guess = 0; guess < 5; guess += 1)
    await page.request.post('/api/v1/login', { data: { email, password: 'a guess' } });
  await page.goto('/en/login');
  await enter(page, { email, password: first });
  await expect(page.getByText('Too many attempts')).toBeVisible();
  await page.getByRole('button', { name: 'Send me the link' }).click();
  await expect(page.getByText('Open its link with this device')).toBeVisible();

  await page.goto(await linkOfMail(browser, baseURL ?? '', { email, subject: 'Let a device sign in' }));
  await page.getByRole('button', { name: 'Let this device sign in' }).click();
  await expect(page.getByText('You can sign in with this device now.')).toBeVisible();
  await enter(page, { email, password: first });
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('a passkey made in the account opens it again without a password', async ({ page }) => {
  const devices = await page.context().newCDPSession(page);
  await devices.send('WebAuthn.enable');
  await devices.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await page.goto('/en/login?next=/account');
  await enter(page, club);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Phone');
  await page.getByLabel('Your password').fill(club.password);
  await page.getByRole('button', { name: 'Continue on the device' }).click();
  await expect(page.getByText('not used yet')).toBeVisible();

  await page.context().clearCookies({ name: 'session' });
  await page.goto('/en/login?next=/account');
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page.getByText(/· last used on/)).toBeVisible();
  await page.getByRole('button', { name: 'Remove the passkey Phone' }).click();
  await page.getByLabel('Your password').fill(club.password);
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByText('You have no passkey yet.')).toBeVisible();
});

async function enter(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

interface Sought {
  readonly email: string;
  readonly subject: string;
}

/** What a super admin finds in a mail to somebody: no mail server is configured here. */
async function linkOfMail(browser: Browser, baseURL: string, { email, subject }: Sought): Promise<string> {
  const context = await browser.newContext({ baseURL });
  const organiser = await context.newPage();
  await organiser.goto('/en/login?next=/admin/mails');
  await enter(organiser, superAdmin);
  await expect(organiser).toHaveURL(`${baseURL}/admin/mails`);
  const mails = organiser.getByRole('listitem').filter({ hasText: email }).filter({ hasText: subject });
  const mail = mails.getByRole('button').first();
  // It is written by a loop of the server; the list is read when the page opens.
  await expect(async () => {
    await organiser.goto('/admin/mails');
    await expect(mail).toBeVisible({ timeout: 2000 });
  }).toPass();
  await mail.click();
  const link = organiser.getByRole('link', { name: /#/ });
  const address = (await link.getAttribute('href')) ?? '';
  await context.close();
  return address;
}
