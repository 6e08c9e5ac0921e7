import { type Page, expect, test } from './fixtures.ts';

const organiser = { email: 'admin@example.test', password: 'organiser-lipova' };

test.use({ viewport: { width: 360, height: 780 }, isMobile: true, hasTouch: true });

async function signIn(page: Page, path: string): Promise<void> {
  await page.goto(`/en/login?next=${encodeURIComponent(path)}`);
  await page.getByLabel('E-mail').fill(organiser.email);
  await page.getByLabel('Password', { exact: true }).fill(organiser.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

test('on a phone, an organiser sees the halls, tells one something, and it is on its page', async ({
  page,
}) => {
  await signIn(page, '/admin/control-room');
  await expect(page.getByRole('heading', { name: 'Control room' })).toBeVisible();
  await page.getByRole('button', { name: /^Halls/ }).click();
  await expect(page.getByRole('link', { name: /^H01/ })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await page.getByRole('button', { name: 'Message to halls…' }).click();
  await page.getByLabel('In English').fill('Lunch is served until two');
  await page.getByRole('button', { name: 'Show the message' }).click();
  await page.getByRole('button', { name: /^Needs you/ }).click();
  await expect(page.getByText('Lunch is served until two').first()).toBeVisible();
  await page.getByRole('button', { name: /^Halls/ }).click();
  await page.getByRole('link', { name: /^H01/ }).click();
  await expect(page.getByText('Lunch is served until two')).toBeVisible();
});

test('a club arrives: its cash is taken with a receipt, and the arrival can be taken back', async ({
  page,
}) => {
  await signIn(page, '/admin/check-in');
  await page.getByRole('link', { name: /owes/ }).first().click();
  await page.getByRole('button', { name: 'Arrived' }).click();
  await expect(page.getByRole('button', { name: 'Take back: Arrived' })).toBeVisible();
  await page.getByRole('button', { name: /^Take .+ and issue a receipt$/ }).click();
  await expect(page.getByText(/^Receipt 1, /)).toBeVisible();
  await expect(page.getByText('Everything is paid.')).toBeVisible();
  const href = await page.getByRole('link', { name: /^Print the receipt/ }).getAttribute('href');
  const pdf = await page.request.get(href ?? '');
  expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-');
  await page.getByRole('button', { name: 'Take back: Arrived' }).click();
  await expect(page.getByRole('button', { name: 'Arrived', exact: true })).toBeVisible();
});
