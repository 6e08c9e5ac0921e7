import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { MatchSheet } from '../match-sheets/match-sheet.ts';
import { practiceSheet } from '../match-sheets/practice-sheet.ts';
import { showTable } from '../testing/test-table.tsx';

type Shown = Awaited<ReturnType<typeof showTable>>;
let shown: Shown | null = null;

afterEach(() => shown?.end());

/** A goal of play is recorded, then the shoot-out begins. */
async function begin(shownAs?: Parameters<typeof showTable>[0]): Promise<Shown> {
  await page.viewport(1024, 768);
  shown = await showTable(shownAs);
  const { screen, table } = shown;
  await screen.getByRole('button', { name: /Lhota II, 9 Novák/ }).click();
  await screen.getByRole('button', { name: 'Goal', exact: true }).click();
  await expect.poll(() => table.state().view.events).toHaveLength(1);
  await table.chooseStage('shootout', false);
  await screen.getByRole('button', { name: 'More' }).click();
  await screen.getByRole('button', { name: 'Shoot-out' }).click();
  // Its sheet is loaded apart.
  await expect.element(dialogOf(shown)).toBeVisible();
  return shown;
}

const dialogOf = ({ screen }: Shown) => screen.getByRole('dialog', { name: 'Shoot-out' });

/** Teams of fourteen whose names are of the length that is usual among girls' teams. */
const usualNames = ['Růžičková', 'Horáková', 'Kučerová', 'Němcová', 'Veselá', 'Nováková', 'Pokorná'];
const withUsualNames: MatchSheet = {
  ...practiceSheet,
  people: (['home', 'away'] as const).flatMap((side, of) =>
    Array.from({ length: 14 }, (_, index) => ({
      id: (of + 1) * 100 + index,
      side,
      isLeader: false,
      label: String(index + 1),
      name: side === 'home' && index === 3 ? 'Vávra' : index === 8 ? 'Novák' : (usualNames[index % 7] ?? ''),
    })),
  ),
};

/** Of the teams that are asked who throws. */
const cells = () => page.getByRole('dialog').getByRole('group').getByRole('button').elements();

/** A name stands behind its number; instead of one that is not known stands a question mark alone. */
const cutNames = () =>
  cells()
    .flatMap((cell) => (/^\d/.test(cell.textContent) ? [...cell.querySelectorAll('b + *')] : []))
    .filter((name) => name.scrollWidth > name.clientWidth)
    .map(({ textContent }) => textContent);

const numbers = () => cells().map((cell) => cell.getBoundingClientRect());

async function score(of: Shown): Promise<void> {
  const dialog = dialogOf(of);
  await dialog.getByRole('button', { name: /4\s*Vávra/ }).click();
  await dialog.getByRole('button', { name: /^Scored/ }).click();
}

describe('the shoot-out', () => {
  it('given no throw yet, then Undo takes away nothing that was recorded before', async () => {
    const of = await begin();
    const undo = dialogOf(of).getByRole('button', { name: 'Undo' });
    await expect.element(undo).toBeDisabled();
    of.wait(5000);
    await score(of);
    await expect.poll(() => of.table.state().view.events).toHaveLength(2);
    of.wait(5000);
    await undo.click();
    await expect.poll(() => of.table.state().view.events).toHaveLength(1);
    await expect.element(undo).toBeDisabled();
  });

  it('given a throw that was taken back, when it is recorded again, then nobody is offered to put it back', async () => {
    const of = await begin();
    const { screen, table, wait } = of;
    wait(5000);
    await score(of);
    await expect.poll(() => table.state().view.events).toHaveLength(2);
    wait(5000);
    table.undo();
    await expect.element(screen.getByText(/^Removed/)).toBeInTheDocument();
    wait(5000);
    await score(of);
    await expect.poll(() => table.state().view.events).toHaveLength(2);
    await expect.element(screen.getByText(/^Removed/)).not.toBeInTheDocument();
  });

  it.each([
    [740, 360],
    [360, 740],
    [1024, 768],
  ])('given a screen of %i × %i, then who throws is chosen without scrolling', async (width, height) => {
    const of = await begin();
    await page.viewport(width, height);
    of.wait(5000);
    await score(of);
    await expect.element(dialogOf(of).getByText('Tap the player who throws.')).toBeVisible();
    const foot = dialogOf(of).getByRole('button', { name: 'Undo' }).element().getBoundingClientRect();
    expect(numbers().at(-1)?.bottom).toBeLessThanOrEqual(foot.top);
  });

  it.each([
    [740, 360],
    [360, 740],
  ])(
    'given a screen of %i × %i and no throw yet, then the numbers of both teams stand on it',
    async (width, height) => {
      const of = await begin();
      await page.viewport(width, height);
      const foot = dialogOf(of).getByRole('button', { name: 'Undo' }).element().getBoundingClientRect();
      for (const { bottom } of numbers()) expect(bottom).toBeLessThanOrEqual(foot.top);
    },
  );

  it.each([
    [360, 740],
    [375, 667],
    [390, 844],
    [740, 360],
    [844, 390],
  ])(
    'given a phone of %i × %i and usual names, then none is cut, and the numbers stand on it',
    async (width, height) => {
      const of = await begin({ sheet: withUsualNames });
      await page.viewport(width, height);
      of.wait(5000);
      await score(of);
      await expect.element(dialogOf(of).getByText('Tap the player who throws.')).toBeVisible();
      expect(cutNames()).toEqual([]);
      const foot = dialogOf(of).getByRole('button', { name: 'Undo' }).element().getBoundingClientRect();
      expect(numbers().at(-1)?.bottom).toBeLessThanOrEqual(foot.top);
    },
  );

  it('given a tablet, then no name is cut, and the sheet is as high after a throw as before', async () => {
    const of = await begin();
    expect(cutNames()).toEqual([]);
    const height = () => dialogOf(of).element().getBoundingClientRect().height;
    const before = height();
    of.wait(5000);
    await score(of);
    await expect.element(dialogOf(of).getByText('Tap the player who throws.')).toBeVisible();
    expect(height()).toBe(before);
  });

  it('[SY15] shows a throw as being saved until the disk has it, and nobody may take it back before', async () => {
    const of = await begin();
    const { device, wait } = of;
    const record = device.outbox.record.bind(device.outbox);
    const disk = Promise.withResolvers<void>();
    vi.spyOn(device.outbox, 'record').mockImplementation(async (...asked) => {
      await disk.promise;
      return record(...asked);
    });
    wait(5000);
    await score(of);
    // The throw and the score beside it; the score of the other side.
    const busy = () =>
      [...dialogOf(of).element().querySelectorAll('[aria-busy]')].map(({ ariaBusy }) => ariaBusy);
    const undo = dialogOf(of).getByRole('button', { name: 'Undo' });
    await expect.poll(busy).toEqual(['true', 'true', 'false']);
    await expect.element(undo).toBeDisabled();
    disk.resolve();
    await expect.poll(busy).toEqual(['false', 'false', 'false']);
    await expect.element(undo).toBeEnabled();
  });
});
