import type { Browser } from '@playwright/test';
import { type Page, expect, test } from '../fixtures.ts';

const organiser = { email: 'admin@example.test', password: 'organiser-lipova' };
const referee = { email: 'referee@example.test', password: 'referee-lipova' };

test.use({ viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false });

async function signIn(page: Page, url: string, path: string, who: typeof organiser): Promise<void> {
  await page.goto(`${url}/en/login?next=${encodeURIComponent(path)}`);
  await page.getByLabel('E-mail').fill(who.email);
  await page.getByLabel('Password', { exact: true }).fill(who.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** The pair on its phone: yes to its first match, no to the second, which it gives back with a reason. */
async function answerAsPair(browser: Browser, url: string): Promise<{ kept: string; givenBack: string }> {
  const page = await browser.newPage({ viewport: { width: 360, height: 740 } });
  try {
    await signIn(page, url, '/referee/matches', referee);
    await expect(page.getByRole('heading', { name: 'My matches' })).toBeVisible();
    const asked = page
      .getByRole('article')
      .filter({ has: page.getByRole('button', { name: 'I’ll be there' }) });
    const [first, second] = [asked.nth(0), asked.nth(1)];
    const numberOf = async (one: typeof first) => /No\.\s(\d+)/.exec(await one.innerText())?.[1] ?? '';
    const [kept, givenBack] = [await numberOf(first), await numberOf(second)];
    const ticket = page.getByRole('article').filter({ hasText: `No. ${givenBack}` });
    await ticket.getByRole('button', { name: 'I can’t…' }).click();
    await ticket.getByLabel('Why not (the organiser reads it)').fill('The train leaves at noon');
    await ticket.getByRole('button', { name: 'Give it back' }).click();
    await expect(page.getByText('The match goes back to the organiser.')).toBeVisible();
    await first.getByRole('button', { name: 'I’ll be there' }).click();
    await expect(page.getByRole('article').filter({ hasText: `No. ${kept}` })).toContainText('confirmed');
    return { kept, givenBack };
  } finally {
    await page.close();
  }
}

test('the engine appoints a day, a pair says yes and no on its page, the gap is filled, and the match page shows who leads', async ({
  page,
  browser,
  ownServer,
}) => {
  const { url } = ownServer;
  await signIn(page, url, '/admin/plan/appointments', organiser);
  await page.getByRole('button', { name: 'By pair' }).click();
  const days = page.getByRole('group', { name: 'Day' }).getByRole('button');
  await days.last().click();
  const fill = page.getByRole('button', { name: 'Appoint the rest' });
  await fill.click();
  await expect(page.getByText(/matches were given a pair\./)).toBeVisible();
  await page.getByRole('button', { name: /^Publish [1-9]/ }).click();
  await expect(page.getByRole('button', { name: 'Publish 0' })).toBeVisible();

  const { kept, givenBack } = await answerAsPair(browser, url);
  await page.reload();
  const gaps = page.getByRole('complementary', { name: 'Without a pair' });
  const gap = gaps.getByRole('listitem').filter({ hasText: givenBack });
  await expect(gap).toContainText('The train leaves at noon');
  await gap.getByRole('button', { name: 'Suggest 3 pairs' }).click();
  const suggestion = gap.getByRole('button', { name: /^Appoint / }).first();
  const pair = (await suggestion.getAttribute('aria-label')) ?? (await suggestion.innerText());
  const [, one = ''] = /Appoint (\S+) – /.exec(pair) ?? [];
  await suggestion.click();
  await page.getByRole('button', { name: 'Publish 1' }).click();
  await expect(page.getByRole('button', { name: 'Publish 0' })).toBeVisible();

  const visitor = await page.context().newPage();
  await visitor.goto(`${url}/en/results/match/${givenBack}`);
  await expect(visitor.getByRole('main')).toContainText(one);
  await visitor.goto(`${url}/en/results/match/${kept}`);
  await expect(visitor.getByRole('main')).toContainText('Pfeifer');
});
