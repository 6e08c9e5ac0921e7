import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { organiser, showSignedIn } from '../../testing/show-signed-in.tsx';

/** What regions of the page have said to those who listen. */
const said = () => [...document.querySelectorAll('p[role=status]')].map(({ textContent }) => textContent);

it('given pages of organisers, then the title of the one that opens is announced, not of the one that is left', async () => {
  await page.viewport(1280, 800);
  const { screen } = await showSignedIn({ path: '/admin/users', user: organiser, answers: {} });
  await expect.poll(() => document.title).toMatch(/^Accounts · /u);
  for (const name of ['Matches', 'Messages', 'Matches']) {
    await screen.getByRole('navigation').getByRole('link', { name }).first().click();
    await expect.poll(said).toContainEqual(expect.stringMatching(new RegExp(`^${name} · `, 'u')));
    expect(document.title).toMatch(new RegExp(`^${name} · `, 'u'));
  }
});
