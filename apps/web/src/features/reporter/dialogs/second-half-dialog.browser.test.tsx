import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { practiceSheet } from '../match-sheets/practice-sheet.ts';
import { goalAt, showTable } from '../testing/test-table.tsx';

type Shown = Awaited<ReturnType<typeof showTable>>;
let shown: Shown | null = null;

afterEach(() => {
  vi.restoreAllMocks();
  shown?.end();
});

const minute = 60_000;

/** The browser's database takes so many more durable writes: the page dies before the next one. */
function diskThatEnds(writes: number) {
  let left = writes;
  const { transaction } = IDBDatabase.prototype;
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (
    this: IDBDatabase,
    ...asked: Parameters<typeof transaction>
  ) {
    const [, , options] = asked;
    if (options?.durability === 'strict') left -= 1;
    if (left < 0 && options?.durability === 'strict')
      throw new DOMException('The page is gone', 'AbortError');
    return transaction.apply(this, asked);
  });
  return { isOver: () => left < 0 };
}

/** The first half began so many minutes ago, and nobody has touched the clock since. */
async function playing(minutes: number) {
  await page.viewport(360, 740);
  const opened = await showTable({ startsAt: Date.now() });
  shown = opened;
  await opened.table.chooseStage('1st_half', false);
  await expect.poll(() => opened.table.state().stage).toBe('1st_half');
  const press = { seconds: 0, running: true, at: Date.now() - minutes * minute };
  const { matchId, stageIds } = practiceSheet;
  await opened.device.outbox.clock(matchId, { ...press, stageId: stageIds['1st_half'] });
  await opened.table.refresh();
  return opened;
}

it('[MA50] [MA51] given goals long after the end of the first half, then the second begins by the hall clock and takes them along', async () => {
  const { screen, table } = await playing(22);
  await table.record(goalAt(15));
  await expect.element(screen.getByText('Has the 2nd half begun?')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
  await screen.getByRole('button', { name: 'Start 2nd half…' }).click();
  await expect.element(screen.getByText('1 event moves into the 2nd half:')).toBeVisible();
  await expect.element(screen.getByText('15:00 → 15:00')).not.toBeInTheDocument();
  for (let press = 0; press < 3; press += 1) await screen.getByRole('button', { name: 'Minute +1' }).click();
  await screen.getByRole('button', { name: /^Start at 18:/ }).click();
  await expect.poll(() => table.state().stage).toBe('2nd_half');
  const { clock, sheet } = table.state();
  expect(clock).toMatchObject({ stage: '2nd_half' });
  expect(clock.runningSince).not.toBeNull();
  const goal = () => table.state().view.events[0]?.content;
  await expect.poll(() => goal()?.stageId).toBe(sheet.stageIds['2nd_half']);
  expect(goal()?.minute).toBe(18);
});

it.each([0, 1])(
  '[SY34] [MA51] given a page that dies after %i writes to the disk, then the half has begun with its events or not at all',
  async (writes) => {
    const { screen, table, device } = await playing(22);
    await table.record(goalAt(15));
    await table.record({ ...goalAt(15), second: 20 });
    await screen.getByRole('button', { name: 'Start 2nd half…' }).click();
    await expect.element(screen.getByText('2 events move into the 2nd half:')).toBeVisible();
    const disk = diskThatEnds(writes);
    await screen.getByRole('button', { name: /^Start at/ }).click();
    const dialog = screen.getByText('2 events move into the 2nd half:');
    await expect.poll(() => disk.isOver() || dialog.query() === null).toBe(true);

    const { matchId, stageIds } = practiceSheet;
    const { events, calls, clock } = await device.outbox.view(matchId);
    const half = writes === 0 ? '1st_half' : '2nd_half';
    const stages = calls.flatMap(({ data }) => (data.kind === 'stage' ? [data.stageId] : []));
    expect(stages.at(-1)).toBe(stageIds[half]);
    expect(clock?.stageId).toBe(stageIds[half]);
    expect(events.map(({ content }) => content.stageId)).toEqual([stageIds[half], stageIds[half]]);
  },
);

it('[MA50] given that it has not begun, then nobody is asked again before something else is recorded', async () => {
  const { screen, table } = await playing(22);
  await table.record(goalAt(15));
  await screen.getByRole('button', { name: 'Not yet' }).click();
  await expect.element(screen.getByText('Has the 2nd half begun?')).not.toBeInTheDocument();
  await table.record(goalAt(15));
  await expect.element(screen.getByText('Has the 2nd half begun?')).toBeVisible();
});

it('[MA50] given a half that is being played, then nobody is asked', async () => {
  const { screen, table } = await playing(10);
  await table.record(goalAt(10));
  await expect.element(screen.getByText(/Player not yet recorded/)).toBeVisible();
  await expect.element(screen.getByText('Has the 2nd half begun?')).not.toBeInTheDocument();
});

it('[MA50] given no second half, then finishing asks for it, and a match that was broken off is approved all the same', async () => {
  const { screen, table } = await playing(10);
  await table.record(goalAt(10));
  await screen.getByRole('button', { name: 'More' }).click();
  await screen.getByRole('button', { name: 'Finish with approval' }).click();
  await expect.element(screen.getByText('No 2nd half was recorded')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Hold to approve' })).toBeDisabled();
  await screen.getByRole('button', { name: 'It ended like this' }).click();
  await expect.element(screen.getByRole('button', { name: 'Hold to approve' })).toBeEnabled();
});

it('[MA50] given events of the second half that were entered from paper, then finishing does not ask for it', async () => {
  const { screen, table } = await playing(10);
  await table.record({ ...goalAt(20), stageId: practiceSheet.stageIds['2nd_half'] });
  await screen.getByRole('button', { name: 'More' }).click();
  await screen.getByRole('button', { name: 'Finish with approval' }).click();
  await expect.element(screen.getByRole('button', { name: 'Hold to approve' })).toBeEnabled();
  await expect.element(screen.getByText('No 2nd half was recorded')).not.toBeInTheDocument();
});
