import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Locator } from 'vitest/browser';
import { practiceSheet } from '../match-sheets/practice-sheet.ts';
import { showTable } from '../testing/test-table.tsx';
import { keepRareSheets, rarePages, rareSheets } from './rare-dialogs.ts';

type Shown = Awaited<ReturnType<typeof showTable>>;
let shown: Shown | null = null;

afterEach(() => shown?.end());

async function open(shownAs?: Parameters<typeof showTable>[0]): Promise<Shown> {
  await page.viewport(1024, 768);
  shown = await showTable(shownAs);
  return shown;
}

const novak = (screen: Shown['screen']) => screen.getByRole('button', { name: /Sokol Lhota II, 9 Novák/ });
const becker = (screen: Shown['screen']) => screen.getByRole('button', { name: /SV Nordhafen, 3 Becker/ });
const leader = (screen: Shown['screen']) => screen.getByRole('button', { name: /Lhota II, A Veselý/ });
const goal = (screen: Shown['screen']) => screen.getByRole('button', { name: 'Goal', exact: true });
const score = (screen: Shown['screen'], side: string) => screen.getByRole('img', { name: side });
const chip = (screen: Shown['screen'], name: RegExp) => screen.getByRole('button', { name });
const undo = (screen: Shown['screen']) => screen.getByRole('button', { name: 'Undo' });

/** A pointer that is held, as fingers do it. */
async function hold(element: Element, milliseconds: number): Promise<void> {
  const at = { bubbles: true, button: 0 };
  element.dispatchEvent(new PointerEvent('pointerdown', at));
  await new Promise((resolve) => setTimeout(resolve, milliseconds));
  element.dispatchEvent(new PointerEvent('pointerup', at));
}

/** A disk that takes an event when the test says so. */
function slowDisk({ outbox }: Shown['device']): PromiseWithResolvers<void> {
  const record = outbox.record.bind(outbox);
  const disk = Promise.withResolvers<void>();
  vi.spyOn(outbox, 'record').mockImplementation(async (...asked) => {
    await disk.promise;
    return record(...asked);
  });
  return disk;
}

describe('a device that nobody has prepared', () => {
  it('fetches the sheet of a hand-over while there is a network, before anybody asks for it', async () => {
    // Of a page that fetches each module by itself, the browser would remember the first 250 only.
    performance.setResourceTimingBufferSize(2000);
    await open();
    const hasFetched = () =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('/dialogs/hand-over-dialog'));
    expect(hasFetched()).toBe(false);
    await expect.poll(hasFetched).toBe(true);
  });

  it.each([
    ['handOver', 'Hand over to another device', /hand-over is not on this device yet/],
    ['history', 'Who changed what', /needs a network/],
    ['shootout', 'Shoot-out', /Enter the throws as events/],
  ] as const)(
    'given the sheet %s that cannot be loaded, then a notice stands in its place and the match stays',
    async (sheet, name, notice) => {
      const { screen } = await open();
      // Fetched ahead after some seconds, too: that one fails as well.
      const load = vi.spyOn(rareSheets, sheet).mockRejectedValue(new Error('no network'));
      const ask = async () => {
        await screen.getByRole('button', { name: 'More' }).click();
        await screen.getByRole('button', { name }).click();
      };
      await ask();
      const dialog = screen.getByRole('dialog', { name });
      await expect.element(dialog.getByText(notice)).toBeVisible();
      await dialog.getByRole('button', { name: 'Close' }).click();
      await expect.element(dialog).not.toBeInTheDocument();
      await expect.element(goal(screen)).toBeVisible();
      load.mockClear();
      await ask();
      await expect.element(dialog).toBeVisible();
      expect(load).toHaveBeenCalled();
    },
  );

  it('given a network, then the page of the rosters is fetched ahead: a player comes late also without one', () => {
    const load = vi.spyOn(rarePages, 'roster').mockRejectedValue(new Error('not needed'));
    keepRareSheets();
    expect(load).toHaveBeenCalled();
  });
});

describe('the table', () => {
  it('records by player and event and by event and player, each in two taps', async () => {
    const { screen, table, wait } = await open();
    await novak(screen).click();
    await expect.element(screen.getByText('9 Novák: now tap the event')).toBeVisible();
    await goal(screen).click();
    await expect.element(score(screen, 'Sokol Lhota II 1')).toBeVisible();
    wait(5000);
    await goal(screen).click();
    await expect.element(screen.getByText('Goal: now tap the player')).toBeVisible();
    await becker(screen).click();
    await expect.element(score(screen, 'SV Nordhafen 1')).toBeVisible();
    await expect.poll(() => table.state().view.events).toHaveLength(2);
    await expect.element(screen.getByRole('button', { name: /Saved here · 3/ })).toBeVisible();
  });

  it('counts a press that bounces once, and says so', async () => {
    const { screen, table, wait } = await open();
    await novak(screen).click();
    await goal(screen).click();
    wait(200);
    await goal(screen).click();
    await expect.element(screen.getByText(/Counted once/)).toBeVisible();
    expect(table.state().view.events).toHaveLength(1);
    expect(table.state().taps.armed).toBeNull();
  });

  it('given a selection, when Escape is pressed, then it is cancelled; in a dialog Escape closes that alone', async () => {
    const { screen, table } = await open();
    await goal(screen).click();
    await screen.getByRole('button', { name: 'More' }).click();
    await userEvent.keyboard('{Escape}');
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
    expect(table.state().taps.armed).not.toBeNull();
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => table.state().taps.armed).toBeNull();
  });

  it('undoes the last event and puts it back', async () => {
    const { screen, wait } = await open();
    await novak(screen).click();
    await goal(screen).click();
    await expect.element(score(screen, 'Sokol Lhota II 1')).toBeVisible();
    wait(1000);
    await undo(screen).click();
    await expect.element(screen.getByText('Removed: Goal · 9 Novák')).toBeVisible();
    await expect.element(score(screen, 'Sokol Lhota II 0')).toBeVisible();
    await screen.getByRole('button', { name: 'Put back' }).click();
    await expect.element(score(screen, 'Sokol Lhota II 1')).toBeVisible();
  });

  it('gives the last event to another player by one tap', async () => {
    const { screen, wait } = await open();
    await novak(screen).click();
    await goal(screen).click();
    wait(1000);
    await screen.getByRole('button', { name: 'Fix', exact: true }).click();
    await becker(screen).click();
    await expect.element(score(screen, 'SV Nordhafen 1')).toBeVisible();
    await expect.element(score(screen, 'Sokol Lhota II 0')).toBeVisible();
  });

  it('answers the finger at once, before the disk has the event', async () => {
    const { screen, table } = await open();
    await novak(screen).click();
    const button = goal(screen).element();
    const at = { bubbles: true, button: 0 };
    button.dispatchEvent(new PointerEvent('pointerdown', at));
    expect(button).toHaveAttribute('data-hit');
    expect(table.state().view.events).toHaveLength(0);
    button.dispatchEvent(new PointerEvent('pointerup', at));
    expect(button).not.toHaveAttribute('data-hit');
    await expect.element(score(screen, 'Sokol Lhota II 1')).toBeVisible();
  });

  it('draws the score in the frame that answers the finger, the row of the event after it, which stays once the disk has it', async () => {
    const { screen, table, device, wait } = await open();
    await novak(screen).click();
    await goal(screen).click();
    await expect.poll(() => table.state().view.events).toHaveLength(1);
    const disk = slowDisk(device);
    wait(5000);
    await becker(screen).click();
    goal(screen)
      .element()
      .dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, button: 0 }));
    await new Promise(requestAnimationFrame);
    expect(score(screen, 'SV Nordhafen 1').element()).toHaveAttribute('aria-busy', 'true');
    const newest = () => screen.getByRole('button', { name: /^Edit / }).first();
    await expect.element(newest()).toHaveAttribute('aria-busy', 'true');
    const row = newest().element();
    disk.resolve();
    await expect.poll(() => row.ariaBusy).toBe('false');
    expect(row.isConnected).toBe(true);
  });

  it('[SY15] shows what was tapped at once as being saved, and as saved only when the disk has it', async () => {
    const { screen, table, device } = await open();
    const disk = slowDisk(device);
    await novak(screen).click();
    await goal(screen).click();
    const shownScore = score(screen, 'Sokol Lhota II 1');
    await expect.element(shownScore).toHaveAttribute('aria-busy', 'true');
    await expect.element(screen.getByText('being saved…').first()).toBeVisible();
    await expect.element(undo(screen)).toBeDisabled();
    const marks = (cell: Locator) =>
      [...cell.element().querySelectorAll('[aria-busy]')].map(({ ariaBusy }) => ariaBusy);
    // Goals and cards; who has no goal has cards only.
    expect(marks(novak(screen))).toEqual(['true', 'true']);
    expect(marks(becker(screen))).toEqual(['false']);
    expect(table.state().view.events).toHaveLength(0);
    disk.resolve();
    await expect.element(shownScore).toHaveAttribute('aria-busy', 'false');
    await expect.element(undo(screen)).toBeEnabled();
    expect(marks(novak(screen))).toEqual(['false', 'false']);
    expect(table.state().view.events).toHaveLength(1);
  });

  it('[SY15] given a suspension that the disk does not have yet, then all that tells of it is pale, and nothing else', async () => {
    const { screen, table, device, wait } = await open();
    const suspension = screen.getByRole('button', { name: /^(2 )?minutes$/ });
    await becker(screen).click();
    await suspension.click();
    await expect.poll(() => table.state().view.events).toHaveLength(1);
    const disk = slowDisk(device);
    wait(5000);
    await novak(screen).click();
    await suspension.click();
    const sides = { home: ['Sokol Lhota II', novak], away: ['SV Nordhafen', becker] } as const;
    const busy = ([name, player]: (typeof sides)['home' | 'away']) => [
      screen.getByRole('region', { name }).getByRole('listitem').element().ariaBusy,
      player(screen).element().querySelector('[data-says]')?.ariaBusy,
      screen.getByRole('group', { name }).getByRole('img').element().ariaBusy,
    ];
    await expect
      .element(screen.getByRole('region', { name: 'Sokol Lhota II' }).getByRole('listitem'))
      .toBeVisible();
    await expect.poll(() => busy(sides.home)).toEqual(['true', 'true', 'true']);
    expect(busy(sides.away)).toEqual(['false', 'false', 'false']);
    disk.resolve();
    await expect.poll(() => busy(sides.home)).toEqual(['false', 'false', 'false']);
  });

  it('[SY15] says of an event that it is here, and not on the server, as soon as the disk has it', async () => {
    const { screen, table, device } = await open();
    await expect.element(chip(screen, /On server/)).toBeVisible();
    const queue = Promise.withResolvers<never>();
    vi.spyOn(device.outbox, 'unsynced').mockReturnValue(queue.promise);
    await novak(screen).click();
    await goal(screen).click();
    await expect.poll(() => table.state().view.events).toHaveLength(1);
    await expect.element(chip(screen, /Saved here · 1/)).toBeVisible();
  });

  it('does not say that all is on the server while the disk cannot be read', async () => {
    const { screen, table, device } = await open();
    const read = vi.spyOn(device.outbox, 'unsynced').mockRejectedValue(new Error('away'));
    await table.refresh();
    await expect.element(chip(screen, /Not saving/)).toBeVisible();
    read.mockRestore();
    await table.refresh();
    await expect.element(chip(screen, /On server/)).toBeVisible();
  });

  it('gives leaders no goal', async () => {
    const { screen, table } = await open();
    await leader(screen).click();
    await expect.element(goal(screen)).toHaveAttribute('aria-disabled', 'true');
    await goal(screen).click({ force: true });
    await expect.element(screen.getByText('Leaders A–E cannot score')).toBeVisible();
    expect(table.state().view.events).toHaveLength(0);
  });

  it('takes late entries with a time that is typed once and put on by minutes', async () => {
    const { screen, table, wait } = await open();
    await screen.getByRole('button', { name: 'Late entry' }).click();
    await screen.getByRole('textbox', { name: 'Minute' }).fill('3');
    await screen.getByRole('textbox', { name: 'Second' }).fill('20');
    await screen.getByRole('button', { name: 'Continue: player and event' }).click();
    await novak(screen).click();
    await goal(screen).click();
    wait(1000);
    await becker(screen).click();
    await screen.getByRole('button', { name: '+1 min' }).click();
    await goal(screen).click();
    await expect.element(score(screen, 'SV Nordhafen 1')).toBeVisible();
    const times = () => table.state().view.events.map(({ content }) => [content.minute, content.second]);
    await expect.poll(times).toEqual([
      [3, 20],
      [4, 0],
    ]);
    await screen.getByRole('button', { name: 'Done' }).click();
    expect(table.state().taps.late).toBeNull();
  });

  it('says that the disk refuses, keeps what was tapped, and tries again', async () => {
    const { screen, device } = await open();
    const record = vi.spyOn(device.outbox, 'record').mockRejectedValueOnce(new Error('full'));
    await novak(screen).click();
    await goal(screen).click();
    await expect.element(screen.getByText(/refuses to save. 1 not recorded/)).toBeVisible();
    await expect.element(screen.getByRole('button', { name: /Not saving/ })).toBeVisible();
    await expect.element(score(screen, 'Sokol Lhota II 0')).toBeVisible();
    await screen.getByRole('button', { name: 'Try again' }).click();
    await expect.element(score(screen, 'Sokol Lhota II 1')).toBeVisible();
    expect(record).toHaveBeenCalledTimes(2);
  });
});

describe('the clock', () => {
  it('starts when it is held, and not by a tap; Enter asks', async () => {
    const { screen, table } = await open();
    const button = screen.getByRole('button', { name: /^Hold: throw-off/ });
    await hold(button.element(), 50);
    await expect.element(screen.getByText('Hold the button until it is full')).toBeVisible();
    expect(table.state().clock.stage).toBe('not_started');
    await hold(button.element(), 800);
    await expect.element(screen.getByRole('button', { name: 'Hold to stop' })).toBeVisible();
    expect(table.state().clock).toMatchObject({ stage: '1st_half' });
    (screen.getByRole('button', { name: 'Hold to stop' }).element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByText('Stop the clock?')).toBeVisible();
    await screen.getByRole('button', { name: 'OK' }).click();
    await expect.poll(() => table.state().clock.runningSince).toBeNull();
  });
});

describe('the score check', () => {
  it('leads to the gap in which a goal is missing, and the two agree', async () => {
    const { screen, table, wait } = await open();
    await novak(screen).click();
    await goal(screen).click();
    wait(1000);
    await expect.element(score(screen, 'Sokol Lhota II 1')).toBeVisible();
    await table.setClock(600);
    await screen.getByRole('button', { name: 'Score check' }).click();
    await screen.getByRole('button', { name: 'No, something else' }).click();
    await screen.getByRole('button', { name: 'Sokol Lhota II +1' }).click();
    await expect.element(screen.getByText('Sokol Lhota II: 1 more goal on the board.')).toBeVisible();
    await screen.getByRole('button', { name: /00:00 – 10:00.*Insert here/ }).click();
    await screen.getByRole('button', { name: /^5 Šimek/ }).click();
    await expect.element(screen.getByText('They agree.')).toBeVisible();
    await screen.getByRole('button', { name: 'Board shows the same 2:0' }).click();
    expect(table.state().view.events.map(({ content }) => content.minute)).toEqual([0, 5]);
  });
});

describe('the end of a match', () => {
  it('is approved by holding, and what was seen goes along', async () => {
    const { screen, table, wait } = await open();
    await novak(screen).click();
    await goal(screen).click();
    wait(1000);
    await screen.getByRole('button', { name: 'More' }).click();
    await screen.getByRole('button', { name: 'Finish with approval' }).click();
    await expect
      .element(screen.getByText('Once approved, no further changes can be made to the match. Approve?'))
      .toBeVisible();
    const approve = screen.getByRole('button', { name: 'Hold to approve' });
    await hold(approve.element(), 100);
    expect(table.state().approval).toBe('open');
    await hold(approve.element(), 800);
    await expect.element(screen.getByText('Approval goes to the server after the events.')).toBeVisible();
    expect(table.state().approval).toBe('waiting');
  });

  it('stops the clock of a match that is approved while it runs, since nobody can stop it afterwards', async () => {
    const { screen, table, wait } = await open();
    await hold(screen.getByRole('button', { name: 'Hold: throw-off' }).element(), 800);
    await expect.element(screen.getByRole('button', { name: 'Hold to stop' })).toBeVisible();
    wait(90_000);
    await table.approve();
    wait(60_000);
    expect(table.state().clock).toMatchObject({ seconds: 90, runningSince: null });
  });

  it('given a match that another device has approved, when its list comes, then the clock stops here too', async () => {
    const { screen, table, device, wait } = await open();
    const receivedAt = Date.now();
    await device.outbox.learnTime({ sentAt: receivedAt, receivedAt, date: receivedAt });
    const stageId = practiceSheet.stageIds['2nd_half'];
    const by = { recordedAt: 1_000_000, device: 'elsewhere', key: 'elsewhere-1' };
    const clock = { stageId, seconds: 900, running: true, at: 1_000_000, ...by };
    await table.take({ ...practiceSheet, stage: '2nd_half' }, { events: [], clock }, 0);
    expect(table.state().clock).toEqual({ stage: '2nd_half', seconds: 900, runningSince: 1_000_000 });
    wait(90_000);
    await table.take({ ...practiceSheet, stage: 'finished' }, null, 0);
    wait(60_000);
    const stopped = { stage: '2nd_half', seconds: 990, runningSince: null };
    expect(table.state().clock).toEqual(stopped);
    wait(60_000);
    await table.refresh();
    expect(table.state().clock).toEqual(stopped);
    await expect.element(screen.getByRole('button', { name: '16:30 Approved' })).toBeVisible();
  });

  it('given a match that waited for its approval, when it is approved, then the text at the clock says so', async () => {
    const { screen, table } = await open();
    await table.take({ ...practiceSheet, stage: 'waiting_for_approval' }, null, 0);
    await expect.element(screen.getByRole('button', { name: '30:00 To be approved' })).toBeVisible();
    await table.take({ ...practiceSheet, stage: 'finished' }, null, 0);
    await expect.element(screen.getByRole('button', { name: '30:00 Approved' })).toBeVisible();
  });

  it('deletes all events only from a place of its own, after everything else', async () => {
    const { screen } = await open();
    await screen.getByRole('button', { name: 'More' }).click();
    const erase = screen.getByRole('button', { name: 'Delete all events…' });
    await expect.element(erase).toBeVisible();
    expect(erase.element().parentElement?.querySelectorAll('button, a')).toHaveLength(1);
  });

  it('may be a walkover, of which none is chosen beforehand', async () => {
    const { screen, table } = await open();
    await screen.getByRole('button', { name: 'More' }).click();
    await screen.getByRole('button', { name: 'Walkover' }).click();
    await expect.element(screen.getByText('Do you really want to assign a walkover?')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Assign walkover' })).toBeDisabled();
    await screen.getByRole('radio', { name: /5:0.*For the home team/ }).click();
    await screen.getByRole('button', { name: 'Walkover 5:0' }).click();
    await expect.element(screen.getByText(/Walkover 5:0. Final once finished and approved/)).toBeVisible();
    expect(table.state().view.calls.map(({ data }) => data.kind)).toEqual(['walkover']);
  });
});
