import type { PublicDraw } from '@sevenmetre/contract/draws/schemas';
import { afterEach, expect, test, vi } from 'vitest';
import { dismissToast } from '../../../../lib/page/toasts.ts';
import { aRevealedDraw, anOpenedDraw, withoutStream } from '../../../../testing/draws.ts';
import { organiser, showSignedIn } from '../../../../testing/show-signed-in.tsx';
import { smallDraft, smallSettings, smallTeams } from '../testing/small-plan.ts';

afterEach(() => {
  dismissToast();
  vi.unstubAllGlobals();
});

async function show(draw: PublicDraw) {
  withoutStream();
  const body = () => ({ status: 200, body: draw });
  return showSignedIn({
    path: '/admin/plan/ceremony/MB',
    user: organiser,
    answers: {
      publicDraw: body,
      drawNumbers: body,
      drawStop: body,
      drawSetAside: body,
      planDraft: () => ({ status: 200, body: smallDraft([]) }),
      planTeams: () => ({ status: 200, body: smallTeams() }),
      planSettings: () => ({ status: 200, body: smallSettings }),
    },
  });
}

test('[DR3] numbers without the name of who drew them are not sent', async () => {
  const { screen, asked } = await show(await anOpenedDraw());
  await screen.getByRole('textbox', { name: 'Numbers from the hall' }).fill('4 1 2 7');
  const begin = screen.getByRole('button', { name: 'Begin the draw' });
  await begin.click();
  await expect.element(screen.getByText('Enter the name of a person, at least two letters.')).toBeVisible();
  await screen.getByRole('textbox', { name: 'Drawn by (name)' }).fill('Eliška Nová');
  await begin.click();
  await expect.poll(() => asked.filter(({ operation }) => operation === 'drawNumbers').length).toBe(1);
  expect(asked.find(({ operation }) => operation === 'drawNumbers')?.asked.body).toEqual({
    numbers: [4, 1, 2, 7],
    by: 'Eliška Nová',
  });
});

test('[DR4] a revealed draw is set aside with a public reason and cannot be stopped', async () => {
  const { screen, asked } = await show(await aRevealedDraw());
  const button = screen.getByRole('button', { name: /^Set this draw aside/ });
  await button.click();
  expect(screen.getByRole('button', { name: /^Stop the draw/ }).elements()).toEqual([]);
  const dialog = screen.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Reason, public' }).fill('x');
  await dialog.getByRole('button', { name: 'Set this draw aside' }).click();
  // The question leaves, and is asked again with what is wrong.
  const again = dialog.getByRole('textbox', { name: 'Reason, public' });
  await expect.element(again).toHaveAttribute('aria-invalid', 'true');
  await again.fill('A team was\nin the wrong pot ');
  await dialog.getByRole('button', { name: 'Set this draw aside' }).click();
  await expect
    .poll(() => asked.find(({ operation }) => operation === 'drawSetAside')?.asked.body)
    .toEqual({ reason: 'A team was in the wrong pot' });
});
