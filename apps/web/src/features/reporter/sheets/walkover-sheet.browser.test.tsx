import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { practiceSheet } from '../sheet/practice-sheet.ts';
import { showTable } from '../testing/test-table.tsx';

type Shown = Awaited<ReturnType<typeof showTable>>;
let shown: Shown;

afterEach(() => shown.end());

async function open(): Promise<Shown> {
  await page.viewport(1024, 768);
  shown = await showTable();
  return shown;
}

async function openWalkover({ screen }: Shown) {
  await screen.getByRole('button', { name: 'More' }).click();
  await screen.getByRole('button', { name: 'Walkover' }).click();
  return screen.getByRole('dialog', { name: /^Walkover/ });
}

const asked = async ({ door }: Shown) =>
  (await door.outbox.view(practiceSheet.matchId)).calls.map(({ data }) =>
    data.kind === 'walkover' ? data.outcome : data.kind,
  );

it('given a walkover by mistake, then it is taken back where it was assigned, and goes up after it', async () => {
  const of = await open();
  const dialog = await openWalkover(of);
  const takeBack = dialog.getByRole('button', { name: 'Take the walkover back' });
  await expect.element(takeBack).not.toBeInTheDocument();
  await dialog.getByRole('radio', { name: /For the guests/ }).click();
  await dialog.getByRole('button', { name: 'Walkover 0:5' }).click();
  const finish = of.screen.getByRole('dialog', { name: 'Finish with approval' });
  await expect.element(finish.getByText(/^Walkover 0:5/)).toBeVisible();
  await finish.getByRole('button', { name: 'Cancel' }).click();

  await openWalkover(of);
  await expect.element(dialog.getByText(/^Walkover 0:5/).first()).toBeVisible();
  await takeBack.click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(await asked(of)).toEqual(['away', null]);
  await openWalkover(of);
  await expect.element(takeBack).not.toBeInTheDocument();
});
