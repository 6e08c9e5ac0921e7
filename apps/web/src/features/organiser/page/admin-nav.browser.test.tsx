import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { aRegistration, organiser } from '../../../testing/registration.ts';
import { found } from '../../../testing/show-page.tsx';
import { aDashboardSlice } from '../../../testing/slices.ts';
import { showSignedIn } from '../../../testing/show-signed-in.tsx';

test('given a phone, then whatever part of the organiser’s row the keyboard reaches is wholly in sight', async () => {
  await page.viewport(360, 740);
  const { screen } = await showSignedIn({
    path: '/admin/registrations/1',
    user: organiser,
    answers: { clubRegistrationAdmin: () => ({ status: 200, body: aRegistration }) },
  });
  const row = screen.getByRole('navigation', { name: 'Organiser' });
  await expect.element(row).toBeVisible();
  const links = row
    .getByRole('link')
    .elements()
    .filter((link) => link instanceof HTMLElement);
  links[0]?.focus();
  for (const link of links) {
    await expect.element(link).toHaveFocus();
    const { left, right } = link.getBoundingClientRect();
    expect(left, link.textContent).toBeGreaterThanOrEqual(0);
    expect(right, link.textContent).toBeLessThanOrEqual(360);
    await userEvent.keyboard('{Tab}');
  }
  expect(links.length).toBeGreaterThan(5);
  await page.viewport(1280, 900);
});

const path = '/admin/registrations/1';
const answers = { clubRegistrationAdmin: () => ({ status: 200, body: aRegistration }) } as const;

test.each([
  ['cs', 'Pořadatel', 'Další', 'Odhlásit se'],
  ['en', 'Organiser', 'More', 'Sign out'],
  ['de', 'Veranstalter', 'Mehr', 'Abmelden'],
  ['sk', 'Organizátor', 'Ďalšie', 'Odhlásiť sa'],
  ['pl', 'Organizator', 'Więcej', 'Wyloguj się'],
] as const)(
  'given 1280 pixels in %s, then the organiser’s row and the header are one line, and the rest is in a menu',
  async (locale, name, rest, wayOut) => {
    await page.viewport(1280, 900);
    const { screen, slices } = await showSignedIn({ path, user: organiser, locale, answers });
    slices.set('dashboard', found(aDashboardSlice()));
    const row = screen.getByRole('navigation', { name, exact: true });
    const more = row.getByRole('button', { name: rest });
    await expect.element(more).toBeVisible();
    const shown = row.getByRole('link').elements();
    expect(shown.length).toBeGreaterThan(8);
    expect(new Set(shown.map((link) => link.getBoundingClientRect().top)).size).toBe(1);
    expect(row.element().getBoundingClientRect().height).toBeLessThan(60);
    expect(document.documentElement.scrollWidth).toBe(1280);
    await more.click();
    await expect.poll(() => row.getByRole('link').elements().length).toBe(20);
    const signOut = screen.getByRole('banner').getByRole('button', { name: wayOut });
    await expect.element(signOut).toBeVisible();
    const letters = document.createRange();
    letters.selectNodeContents(signOut.element());
    expect(letters.getClientRects().length).toBe(1);
  },
);

test('given the menu of what does not fit, then the keyboard opens it, walks through it and closes it', async () => {
  await page.viewport(1280, 900);
  const { screen } = await showSignedIn({ path, user: organiser, answers });
  const row = screen.getByRole('navigation', { name: 'Organiser' });
  const more = row.getByRole('button', { name: 'More' });
  await expect.element(more).toHaveAttribute('aria-expanded', 'false');
  (more.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(more).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard('{Tab}');
  await expect.element(row.getByRole('list').getByRole('link').first()).toHaveFocus();
  await expect.element(row.getByRole('list').getByRole('link', { name: 'E-mails' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(more).toHaveAttribute('aria-expanded', 'false');
  await expect.element(more).toHaveFocus();
  await more.click();
  await screen.getByRole('heading', { level: 1 }).click();
  await expect.element(more).toHaveAttribute('aria-expanded', 'false');
});

test('given a link to a page whose code is still to come, then the organiser’s row stays meanwhile', async () => {
  await page.viewport(1280, 900);
  const { screen } = await showSignedIn({ path, user: organiser, answers });
  const row = screen.getByRole('navigation', { name: 'Organiser' });
  await expect.element(row).toBeVisible();
  let isMissing = false;
  const watch = new MutationObserver(() => {
    // A page that waits for its code is still there, but hidden.
    const rows = [...document.querySelectorAll('nav[aria-label="Organiser"]')];
    isMissing ||= !rows.some((one) => one.checkVisibility());
  });
  watch.observe(document.body, { childList: true, subtree: true, attributes: true });
  await row.getByRole('link', { name: 'Accommodation' }).click();
  await expect.element(screen.getByRole('heading', { name: 'Accommodation', level: 1 })).toBeVisible();
  watch.disconnect();
  expect(isMissing).toBe(false);
});
