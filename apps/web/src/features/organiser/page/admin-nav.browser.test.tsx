import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { aRegistration, organiser } from '../../../testing/registration.ts';
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
  const links = [...row.element().querySelectorAll('a')];
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
