import { type Page, expect, test } from '../fixtures.ts';

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
  await expect(page.getByRole('link', { name: /^H01 / })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await page.getByRole('button', { name: 'Announcement to halls…' }).click();
  await page.getByLabel('In English').fill('Lunch is served until two');
  await page.getByRole('button', { name: 'Show the announcement' }).click();
  await page.getByRole('button', { name: /^Needs you/ }).click();
  await expect(page.getByText('Lunch is served until two').first()).toBeVisible();
  await page.getByRole('button', { name: /^Halls/ }).click();
  await page.getByRole('link', { name: /^H01 / }).click();
  await expect(page.getByText('Lunch is served until two')).toBeVisible();
});

test('a club arrives: its cash is taken with a receipt, and the arrival can be taken back', async ({
  page,
}) => {
  await signIn(page, '/admin/check-in');
  await page.getByRole('row', { name: /owes/ }).first().getByRole('link').click();
  await page.getByRole('button', { name: 'Arrived', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Undo: Arrived' })).toBeVisible();
  await page.getByRole('button', { name: /^Everything that is owed/ }).click();
  await page.getByRole('button', { name: /^Accept .+ and issue a receipt$/ }).click();
  await expect(page.getByText(/^Receipt 1, /)).toBeVisible();
  await expect(page.getByText('Everything is paid.')).toBeVisible();
  const href = await page.getByRole('link', { name: /^Print the receipt/ }).getAttribute('href');
  const pdf = await page.request.get(href ?? '');
  expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-');
  await page.getByRole('button', { name: 'Undo: Arrived' }).click();
  await expect(page.getByRole('button', { name: 'Arrived', exact: true })).toBeVisible();
});

test('a protest is a task until it is decided, and the match is awarded with its impact first', async ({
  page,
}) => {
  await signIn(page, '/admin/matches?state=played');
  await page
    .getByRole('link', { name: /^Match \d+: / })
    .first()
    .click();
  await page.getByText('New protest').click();
  await page.getByLabel('Who protests').selectOption({ index: 1 });
  await page.getByLabel('What the team protests against').fill('A goal was counted twice');
  await page.getByRole('button', { name: 'Record the protest' }).click();
  await expect(page.getByText('A goal was counted twice').first()).toBeVisible();
  await page.goto('/admin/control-room');
  await page.getByRole('link', { name: /^Decide….*Protest 1 of/ }).click();
  await page.getByLabel('Reason for the decision').fill('The record says so, too');
  await page.getByRole('button', { name: 'Accept', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Accept' }).click();
  await expect(page.getByText(/^Accepted .*The record says so, too/)).toBeVisible();
  // A closing dialog returns the focus to its button, which would interrupt typing.
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByLabel('What happens to the match').selectOption('away');
  await page.getByLabel('Reason for the ruling').fill('Protest accepted');
  await page.getByRole('button', { name: 'Show the effect…' }).click();
  await expect(page.getByRole('dialog').getByText(/The result changes: .* → 0:5/)).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Award' }).click();
  // Until it is stored, leaving the page would be asked about.
  await expect(page.getByLabel('Reason for the ruling')).toHaveValue('');
  await page.getByRole('link', { name: 'Match page' }).click();
  await expect(page.getByText('The match was awarded by the organiser.').first()).toBeVisible();
});

test('a page is asked for its data while its code loads, and for the same data once', async ({ page }) => {
  await signIn(page, '/admin/check-in');
  await expect(page.getByRole('main').getByRole('row').first()).toBeVisible();
  const reads: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/v1/admin/')) reads.push(pathname + search);
  });
  const pages = [
    ['/admin/check-in', ['/api/v1/admin/check-in', '/api/v1/admin/contents']],
    ['/admin/users', ['/api/v1/admin/users?size=10000', '/api/v1/admin/contents']],
    [
      '/admin/matches',
      ['/api/v1/admin/matches?size=1', '/api/v1/admin/matches?state=now&group=state&size=10000'],
    ],
  ] as const;
  for (const [path, first] of pages) {
    reads.length = 0;
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('row').nth(1)).toBeVisible();
    await expect.poll(() => first.filter((url) => !reads.includes(url))).toEqual([]);
    // Views are counted by calls for one row, which may ask what the page has asked.
    const whole = reads.filter((url) => !/[?&]size=1$/.test(url));
    expect(whole.filter((url, index) => whole.indexOf(url) < index)).toEqual([]);
    expect(whole.filter((url) => /[?&]size=10000/.test(url)).length).toBeLessThan(2);
  }
});
