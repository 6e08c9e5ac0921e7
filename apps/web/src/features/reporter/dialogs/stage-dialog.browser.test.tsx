import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { practiceSheet } from '../match-sheets/practice-sheet.ts';
import { goalAt, showTable } from '../testing/test-table.tsx';

type Shown = Awaited<ReturnType<typeof showTable>>;
let shown: Shown | null = null;

afterEach(() => shown?.end());

async function openMatch(
  isKnockout: boolean,
  goals: readonly ('home' | 'away')[] = [],
  extraTimes = 0,
): Promise<Shown> {
  await page.viewport(1024, 768);
  shown = await showTable({ sheet: { ...practiceSheet, isKnockout, extraTimes } });
  const { table } = shown;
  for (const [index, side] of goals.entries()) await table.record({ ...goalAt(index + 1), side });
  await expect.poll(() => table.state().view.events).toHaveLength(goals.length);
  return shown;
}

/** The stages that the picker offers, by their names. */
async function offered({ screen }: Shown): Promise<(string | undefined)[]> {
  await screen.getByRole('button', { name: 'Stage…' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Stage' });
  await expect.element(dialog).toBeVisible();
  const options = [...dialog.element().querySelectorAll('button[aria-pressed] b')];
  await dialog.getByRole('button', { name: 'Close' }).click();
  return options.map(({ textContent }) => textContent);
}

/** Whether the dialog of the shoot-out lets it begin. */
async function offersShootout({ screen }: Shown): Promise<boolean> {
  await screen.getByRole('button', { name: 'More', exact: true }).click();
  await screen.getByRole('button', { name: 'Shoot-out', exact: true }).click();
  const dialog = screen.getByRole('dialog', { name: 'Shoot-out' });
  const begin = dialog.getByRole('button', { name: 'Begin the shoot-out' });
  await expect.element(begin).toBeVisible();
  const isOffered = !begin.element().matches(':disabled');
  await dialog.getByRole('button', { name: 'Close' }).click();
  return isOffered;
}

describe('the stages that a reporter may choose', () => {
  it('[MA46] given nothing recorded, then no half can be left out', async () => {
    const of = await openMatch(true);
    expect(await offered(of)).toEqual(['1st half']);
    await of.table.chooseStage('1st_half', false);
    expect(await offered(of)).toEqual(['1st half', '2nd half']);
    expect(await offersShootout(of)).toBe(false);
  });

  it('[MA46] given a knock-out whose goals are level, then a shoot-out can be chosen once regular time is over', async () => {
    const of = await openMatch(true, ['home', 'away']);
    // Level in minute four of the first half, and in the middle of the second: nobody is about to throw.
    await of.table.chooseStage('1st_half', false);
    await of.table.setClock(4 * 60);
    expect(await offered(of)).toEqual(['1st half', '2nd half']);
    expect(await offersShootout(of)).toBe(false);
    await of.table.chooseStage('2nd_half', false);
    await of.table.setClock(20 * 60);
    expect(await offered(of)).toEqual(['1st half', '2nd half']);
    await of.table.setClock(2 * practiceSheet.halfLength);
    expect(await offered(of)).toEqual(['1st half', '2nd half', 'Shoot-out']);
    expect(await offersShootout(of)).toBe(true);
  });

  it('[MA46] given a match entered from paper, then the clock need not be set for a shoot-out', async () => {
    const of = await openMatch(true, ['home', 'away']);
    const late = { ...goalAt(25), stageId: practiceSheet.stageIds['2nd_half'] };
    for (const side of ['home', 'away'] as const) await of.table.record({ ...late, side });
    await expect.poll(() => of.table.state().view.events).toHaveLength(4);
    expect(await offered(of)).toEqual(['1st half', '2nd half', 'Shoot-out']);
  });

  it.each([
    ['a match of a group whose goals are level', false, ['home', 'away']],
    ['a knock-out in which one team leads', true, ['home']],
  ] as const)('[MA46] given %s, then no shoot-out can be chosen', async (_, isKnockout, goals) => {
    const of = await openMatch(isKnockout, goals);
    expect(await offered(of)).toEqual(['1st half', '2nd half']);
    expect(await offersShootout(of)).toBe(false);
  });

  it('[MA110] given a category with an extra time, then a level knock-out goes on to it before its shoot-out, by the button of the clock', async () => {
    const of = await openMatch(true, ['home', 'away'], 1);
    const { screen, table } = of;
    await table.chooseStage('2nd_half', false);
    await table.setClock(2 * practiceSheet.halfLength);
    expect(await offered(of)).toEqual(['1st half', '2nd half', '1st extra time, 1st half']);
    expect(await offersShootout(of)).toBe(false);
    await expect.element(screen.getByRole('button', { name: 'Hold: extra time' })).toBeVisible();
    await table.chooseStage('extra1_1st_half', false);
    await expect.element(screen.getByText('30:00').first()).toBeVisible();
    await table.setClock(2 * practiceSheet.halfLength + 300);
    await table.chooseStage('extra1_2nd_half', false);
    await table.setClock(2 * practiceSheet.halfLength + 600);
    expect((await offered(of)).slice(2)).toEqual([
      '1st extra time, 1st half',
      '1st extra time, 2nd half',
      'Shoot-out',
    ]);
  });

  it('[MA112] given a blue card, then the match is approved with its written report or the statement that it follows', async () => {
    const of = await openMatch(true, ['home']);
    const { screen, table, device } = of;
    await table.chooseStage('2nd_half', false);
    await table.setClock(2 * practiceSheet.halfLength);
    const blue = practiceSheet.types.find(({ code }) => code === 'blue-card')?.id ?? 0;
    await table.record({ ...goalAt(20), stageId: practiceSheet.stageIds['2nd_half'], eventTypeId: blue });
    await expect.poll(() => table.state().view.events).toHaveLength(2);
    await screen.getByRole('button', { name: 'Finish…' }).click();
    const finish = screen.getByRole('dialog', { name: 'Finish with approval' });
    const approve = finish.getByRole('button', { name: 'Hold to approve' });
    await expect.element(finish.getByText('A blue card has no written report yet')).toBeVisible();
    await expect.element(approve).toBeDisabled();
    await finish.getByLabelText('The report follows').click();
    await expect.element(approve).toBeDisabled();
    await finish.getByLabelText('Written or stated by').fill('Eva Javorová');
    await expect.element(approve).toBeEnabled();
    await table.approve();
    const { calls } = await device.outbox.view(practiceSheet.matchId);
    const report = calls.flatMap(({ data }) => (data.kind === 'stage' ? (data.report?.written ?? []) : []));
    expect(report).toMatchObject([{ follows: true, text: '', name: 'Eva Javorová' }]);
  });

  it('[MA10] given a shoot-out that began by mistake, then one can go back from it to a half', async () => {
    const of = await openMatch(true, ['home', 'away']);
    await of.table.chooseStage('shootout', false);
    await of.table.record({ ...goalAt(3), side: 'home' });
    expect(await offered(of)).toEqual(['1st half', '2nd half', 'Shoot-out']);
  });
});
