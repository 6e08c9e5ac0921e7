import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { showTable } from '../testing/test-table.tsx';

type Shown = Awaited<ReturnType<typeof showTable>>;
let shown: Shown | null = null;

afterEach(() => shown?.end());

async function open(): Promise<Shown> {
  await page.viewport(1024, 768);
  shown = await showTable();
  return shown;
}

const novak = (screen: Shown['screen']) => screen.getByRole('button', { name: /Sokol Lhota II, 9 Novák/ });
const becker = (screen: Shown['screen']) => screen.getByRole('button', { name: /SV Nordhafen, 3 Becker/ });
const leader = (screen: Shown['screen']) => screen.getByRole('button', { name: /Lhota II, A Veselý/ });
const goal = (screen: Shown['screen']) => screen.getByRole('button', { name: 'Goal', exact: true });
const score = (screen: Shown['screen'], side: string) => screen.getByRole('img', { name: side });
const undo = (screen: Shown['screen']) => screen.getByRole('button', { name: 'Undo' });

/** A pointer that is held, as fingers do it. */
async function hold(element: Element, milliseconds: number): Promise<void> {
  const at = { bubbles: true, button: 0 };
  element.dispatchEvent(new PointerEvent('pointerdown', at));
  await new Promise((resolve) => setTimeout(resolve, milliseconds));
  element.dispatchEvent(new PointerEvent('pointerup', at));
}

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
    expect(table.state().view.events).toHaveLength(2);
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
    expect(table.state().desk.armed).toBeNull();
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
    await screen.getByRole('button', { name: 'Fix player' }).click();
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
    const times = table.state().view.events.map(({ content }) => [content.minute, content.second]);
    expect(times).toEqual([
      [3, 20],
      [4, 0],
    ]);
    await screen.getByRole('button', { name: 'Done' }).click();
    expect(table.state().desk.late).toBeNull();
  });

  it('says that the disk refuses, keeps what was tapped, and tries again', async () => {
    const { screen, door } = await open();
    const record = vi.spyOn(door.outbox, 'record').mockRejectedValueOnce(new Error('full'));
    await novak(screen).click();
    await goal(screen).click();
    await expect.element(screen.getByText(/refuses to save. 1 not recorded/)).toBeVisible();
    await expect.element(screen.getByRole('button', { name: /Not saving/ })).toBeVisible();
    await screen.getByRole('button', { name: 'Try again' }).click();
    await expect.element(score(screen, 'Sokol Lhota II 1')).toBeVisible();
    expect(record).toHaveBeenCalledTimes(2);
  });
});

describe('the clock', () => {
  it('starts when it is held, and not by a tap; Enter asks', async () => {
    const { screen, table } = await open();
    const button = screen.getByRole('button', { name: 'Hold: kick off' });
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
    expect(table.state().clock.runningSince).toBeNull();
  });
});

describe('the score check', () => {
  it('leads to the gap in which a goal is missing, and the two agree', async () => {
    const { screen, table, wait } = await open();
    await novak(screen).click();
    await goal(screen).click();
    wait(1000);
    await expect.element(score(screen, 'Sokol Lhota II 1')).toBeVisible();
    table.setClock(600);
    await screen.getByRole('button', { name: 'Score check' }).click();
    await screen.getByRole('button', { name: 'No, something else' }).click();
    await screen.getByRole('button', { name: 'Sokol Lhota II +1' }).click();
    await expect.element(screen.getByText('Sokol Lhota II: the board shows 1 goal more.')).toBeVisible();
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
    await hold(screen.getByRole('button', { name: 'Hold to approve' }).element(), 800);
    await expect.element(screen.getByText('Approval goes to the server after the events.')).toBeVisible();
    expect(table.state().approval).toBe('waiting');
  });

  it('may be a walkover, of which none is chosen beforehand', async () => {
    const { screen, table } = await open();
    await screen.getByRole('button', { name: 'More' }).click();
    await screen.getByRole('button', { name: 'Walkover' }).click();
    await expect.element(screen.getByText('Do you really want to assign a walkover?')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Assign walkover' })).toBeDisabled();
    await screen.getByRole('radio', { name: /5:0.*For the home team/ }).click();
    await screen.getByRole('button', { name: 'Walkover 5:0' }).click();
    await expect.element(screen.getByText(/Walkover 5:0. Finish with approval/)).toBeVisible();
    expect(table.state().view.calls.map(({ data }) => data.kind)).toEqual(['walkover']);
  });
});
