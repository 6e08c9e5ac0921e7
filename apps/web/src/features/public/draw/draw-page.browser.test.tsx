import type { PublicDraw } from '@sevenmetre/contract/draws/schemas';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { aRevealedDraw, anOpenedDraw, withoutStream } from '../../../testing/draws.ts';
import { showSignedIn } from '../../../testing/show-signed-in.tsx';

beforeEach(() => page.viewport(360, 780));
afterEach(() => vi.unstubAllGlobals());

async function show(draw: PublicDraw) {
  withoutStream();
  return showSignedIn({
    path: '/results/draw/MB',
    answers: { publicDraw: () => ({ status: 200, body: draw }) },
  });
}

const verify = async (draw: PublicDraw) => {
  const { screen } = await show(draw);
  await screen.getByRole('button', { name: 'Verify on this device' }).click();
  return screen;
};

test('[DR6] a draw whose published groups are the drawn ones is verified', async () => {
  const screen = await verify(await aRevealedDraw());
  await expect.element(screen.getByRole('heading', { name: 'Draw verified' })).toBeVisible();
  await expect.element(screen.getByText('The groups as published are the drawn ones')).toBeVisible();
});

test('[DR6] other groups than the drawn ones are found, although every ball matches', async () => {
  const draw = await aRevealedDraw();
  const [a, b] = draw.published ?? [];
  const published =
    a && b
      ? [
          { ...a, teams: b.teams },
          { ...b, teams: a.teams },
        ]
      : null;
  const screen = await verify({ ...draw, published });
  await expect.element(screen.getByRole('heading', { name: 'This record does not match' })).toBeVisible();
  await expect.element(screen.getByText('8 of 8 balls match.')).toBeVisible();
  await expect
    .element(screen.getByText('The groups as published are not the drawn ones: A, B'))
    .toBeVisible();
});

test('[DR5] a change after the draw names the teams, both groups and the reason', async () => {
  const draw = await aRevealedDraw();
  const [a, b] = draw.published ?? [];
  const [one, ...ofA] = a?.teams ?? [];
  const [other, ...ofB] = b?.teams ?? [];
  if (!a || !b || !one || !other) throw new Error('Both groups have teams');
  const groups = [
    { ...a, teams: [other, ...ofA] },
    { ...b, teams: [one, ...ofB] },
  ];
  const amendment = { at: '2026-03-02T10:00:00Z', kind: 'changed', reason: 'They travel together', groups };
  const screen = await verify({
    ...draw,
    amendments: [{ ...amendment, kind: 'changed' }],
    published: groups,
  });
  await expect.element(screen.getByText(`${one.name}: A → B`)).toBeVisible();
  await expect.element(screen.getByText(`${other.name}: B → A`)).toBeVisible();
  await expect.element(screen.getByText('Reason: They travel together')).toBeVisible();
  await expect
    .element(screen.getByText('The groups as published are the drawn ones, with the changes below'))
    .toBeVisible();
});

test('[DR2, DR4] a stopped attempt and earlier versions of the pots stay listed', async () => {
  const { screen } = await show(await anOpenedDraw());
  await expect.element(screen.getByText('Reason: The power in the hall failed')).toBeVisible();
  await expect.element(screen.getByText('1 of 8 balls were shown.')).toBeVisible();
  await expect.element(screen.getByText('d'.repeat(64))).toBeVisible();
  await expect.element(screen.getByRole('heading', { name: /^Earlier versions/ })).toBeVisible();
  await expect.element(screen.getByText(/^The numbers can be recorded from/)).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
});
