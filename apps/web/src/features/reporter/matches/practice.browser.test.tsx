import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { practiceMatch } from '../match-sheets/practice-sheet.ts';
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
  const buttons = dialog.getByRole('button').elements();
  expect(buttons.map((button) => button.ariaLabel ?? button.textContent)).toEqual([
    'What is this for?',
    'Close',
  ]);
});

it('given a practice match, then a walkover speaks of no consequences elsewhere', async () => {
  const dialog = await openMore(await practise(), 'Walkover');
  await dialog.getByRole('radio').first().click();
  expect(dialog.element().textContent).not.toMatch(ofServers);
});

it('[MA40] given the practice match, then it has the buttons that a match has unless the edition turns them off', () => {
  const codes = practiceMatch.types.filter(({ isOffered }) => isOffered).map(({ code }) => code);
  expect(codes).toEqual(expect.arrayContaining(['team-timeout', 'seven-metre-miss', 'empty-goal']));
  expect(new Set(practiceMatch.types.map(({ id }) => id)).size).toBe(codes.length);
});

it.each([
  [1024, 768],
  [768, 1024],
  [360, 740],
])(
  'given a beginner at %i × %i, then five steps on the real screen lead through the first minute',
  async (width, height) => {
    await page.viewport(width, height);
    shown = await showTable({ isPractice: true, sheet: practiceMatch });
    const { screen, table, wait } = shown;
    const step = (number: number) => screen.getByText(`Your first minute: step ${number} of 5`);
    await expect.element(step(1)).toBeVisible();
    const kickOff = screen.getByRole('button', { name: /throw-off/ });
    await userEvent.click(kickOff, { delay: 900 });
    await expect.element(step(2)).toBeVisible();
    await screen.getByRole('button', { name: /Sokol Lhota II, 9 Novák/ }).click();
    await screen.getByRole('button', { name: 'Goal', exact: true }).click();
    await expect.element(step(3)).toBeVisible();
    await screen.getByRole('button', { name: 'Undo' }).click();
    await expect.element(step(4)).toBeVisible();
    wait(2000);
    await screen.getByRole('button', { name: /SV Nordhafen, 7 Krüger/ }).click();
    await screen.getByRole('button', { name: 'minutes', exact: true }).click();
    await expect.element(step(5)).toBeVisible();
    await screen.getByRole('button', { name: 'Stage…' }).click();
    await screen
      .getByRole('dialog')
      .getByRole('button', { name: /2nd half/ })
      .click();
    const end = screen.getByText(/At the end: “More”, then “Finish with approval”/);
    await expect.element(end).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    expect(table.state().board.rows).toHaveLength(1);
    await screen.getByRole('button', { name: 'Done', exact: true }).click();
    await expect.element(end).not.toBeInTheDocument();
  },
);

it('given somebody who knows it, then the first minute is skipped with one press', async () => {
  const { screen } = await practise();
  await screen.getByRole('button', { name: 'Skip', exact: true }).click();
  await expect.element(screen.getByText(/Your first minute/)).not.toBeInTheDocument();
});

it('given a dialog, then its “?” says in two sentences what it is for, and More begins with what to do when something is wrong', async () => {
  const { screen } = await practise();
  await screen.getByRole('button', { name: 'More' }).click();
  const dialog = screen.getByRole('dialog');
  const entries = dialog
    .getByRole('button')
    .elements()
    .map(({ textContent }) => textContent);
  expect(entries).toContain('Something is wrong');
  expect(entries.indexOf('Something is wrong')).toBeLessThan(entries.indexOf('Score check'));
  expect(entries.indexOf('Finish with approval')).toBeLessThan(entries.indexOf('Walkover'));
  await dialog.getByRole('button', { name: 'What is this for?' }).click();
  await expect.element(dialog.getByText(/^Everything that is not needed every minute/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Something is wrong' }).click();
  const trouble = screen.getByRole('dialog', { name: 'Something is wrong' });
  await expect.element(trouble.getByText(/Ask the organiser at the information desk/)).toBeVisible();
  await trouble.getByRole('button', { name: /^The clock is wrong/ }).click();
  await expect.element(screen.getByRole('dialog', { name: 'Time' })).toBeVisible();
});
