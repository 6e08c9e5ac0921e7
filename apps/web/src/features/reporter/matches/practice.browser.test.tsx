import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { showTable } from '../testing/test-table.tsx';

type Shown = Awaited<ReturnType<typeof showTable>>;
let shown: Shown | null = null;

afterEach(() => shown?.end());

/** A practice match in which one goal has been recorded. */
async function practise(): Promise<Shown> {
  await page.viewport(1024, 768);
  shown = await showTable({ isPractice: true });
  const { screen, table } = shown;
  await screen.getByRole('button', { name: /Sokol Lhota II, 9 Novák/ }).click();
  await screen.getByRole('button', { name: 'Goal', exact: true }).click();
  await expect.poll(() => table.state().view.events).toHaveLength(1);
  return shown;
}

const ofServers = /server|network|automatically/i;

async function openMore({ screen }: Shown, name: string) {
  await screen.getByRole('button', { name: 'More' }).click();
  await screen.getByRole('button', { name, exact: true }).click();
  return screen.getByRole('dialog');
}

it('given a practice match, when it is approved, then nobody is told to wait for a network or a server', async () => {
  const of = await practise();
  const dialog = await openMore(of, 'Finish with approval');
  await expect.element(dialog.getByText('Practice: nothing of this is sent anywhere.')).toBeVisible();
  expect(dialog.element().textContent).not.toMatch(ofServers);
  await of.table.approve();
  await of.table.refresh();
  await expect.element(of.screen.getByText(/^Approved, for practice only/)).toBeInTheDocument();
});

it('given a practice match that was approved, then Finish is over, as every other button of the match', async () => {
  const { screen, table } = await practise();
  await table.chooseStage('shootout', false);
  const finish = screen.getByRole('button', { name: 'Finish…', exact: true });
  await expect.element(finish).toBeEnabled();
  await table.approve();
  await expect.element(finish).toBeDisabled();
  await screen.getByRole('button', { name: 'More' }).click();
  await expect.element(screen.getByRole('button', { name: 'Start again', exact: true })).toBeEnabled();
  await expect.element(screen.getByRole('button', { name: 'Reopen match' })).not.toBeInTheDocument();
});

it('given a practice match, then its chip offers neither sending nor a file', async () => {
  const { screen } = await practise();
  await screen.getByRole('button', { name: /^Practice/ }).click();
  const dialog = screen.getByRole('dialog', { name: 'Where the data is' });
  await expect.element(dialog.getByText('Practice: nothing of this is sent anywhere.')).toBeVisible();
  expect(dialog.element().textContent).not.toMatch(ofServers);
  expect(dialog.getByRole('button').elements()).toHaveLength(1);
});

it('given a practice match, then a walkover speaks of no consequences elsewhere', async () => {
  const dialog = await openMore(await practise(), 'Walkover');
  await dialog.getByRole('radio').first().click();
  expect(dialog.element().textContent).not.toMatch(ofServers);
});
