import { page, userEvent } from 'vitest/browser';
import { beforeEach, describe, expect, it } from 'vitest';
import { instanceView, smallCup } from './testing/instance-view.ts';
import { showPlanner } from './testing/show-planner.tsx';

const large = {
  ...smallCup,
  categories: [
    { code: 'MC', teams: 60, format: 'groups-of-6-ab' },
    { code: 'WC', teams: 60, format: 'groups-of-6-ab' },
  ],
  fullCourts: 60,
};

const oneGroup = { ...smallCup, categories: [{ code: 'MC', teams: 4, format: 'single-group' }] };

beforeEach(() => page.viewport(1440, 900));

/** The chip of the first match on the first day. */
function firstChip(): HTMLElement {
  const chip = document.querySelector<HTMLElement>('[data-hall][data-match]');
  if (!chip) throw new Error('No match is shown.');
  return chip;
}

describe('the schedule', () => {
  it('names all its rows and draws those in sight only', async () => {
    await showPlanner({ view: instanceView(large, { isFilled: false }) });
    const grid = page.getByRole('grid');
    await expect.element(grid).toHaveAttribute('aria-rowcount', '63');
    // With the hours and the matches without a place.
    expect(grid.getByRole('row').elements().length).toBeLessThan(45 + 2);
    grid.element().scrollTo({ top: 10_000 });
    await expect.poll(() => document.querySelector('[aria-rowindex="63"]')).not.toBeNull();
  });

  it('opens on the day that is played, and shows the names of teams where there are up to four halls', async () => {
    const view = instanceView(smallCup, { isFilled: true });
    const now = Date.now();
    const days = [now - 86_400_000, now].map((at) => new Date(at).toISOString().slice(0, 10));
    await showPlanner({ view: { ...view, days } });
    const shown = document.querySelector<HTMLElement>('[data-hall][data-match]');
    const match = view.matches.get(shown?.dataset['match'] ?? '');
    expect(Number(shown?.dataset['start'])).toBeGreaterThanOrEqual(1440);
    const names = [...(shown?.querySelectorAll('[data-names] > span') ?? [])].map((one) => one.textContent);
    expect(names).toEqual([match?.home, match?.away]);
    const [grid, side] = [page.getByRole('grid').element(), document.querySelector('aside')];
    expect(side?.getBoundingClientRect().top).toBeGreaterThanOrEqual(grid.getBoundingClientRect().bottom);
  });

  it('lifts a match by the keyboard, prices every place with the engine, drops it, and undoes that', async () => {
    const view = instanceView(smallCup, { isFilled: true });
    const { changes } = await showPlanner({ view });
    const chip = firstChip();
    const match = chip.dataset['match'] ?? '';
    const before = view.document.placements.get(match);
    chip.dispatchEvent(
      new PointerEvent('pointerdown', { bubbles: true, clientX: box(chip).x, clientY: box(chip).y }),
    );
    window.dispatchEvent(new PointerEvent('pointerup'));
    const reached = () => document.querySelector<HTMLElement>('[data-match][tabindex="0"]');
    await expect.poll(reached).not.toBeNull();
    reached()?.focus();
    await userEvent.keyboard(' ');
    await expect.element(page.getByRole('heading', { name: 'Cheapest places' })).toBeVisible();
    const cheapest = page.getByRole('gridcell', { name: /cost/ }).getByText('1', { exact: true });
    await expect.element(cheapest).toBeVisible();
    await userEvent.keyboard('b');
    await userEvent.keyboard('{Enter}');
    expect(changes).toHaveLength(1);
    expect(['place', 'swap']).toContain(changes[0]?.kind);
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(changes.at(-1)).toEqual({ kind: 'undo', command: 1 });
    await expect
      .poll(() => document.querySelector(`[data-hall][data-match="${match}"]`)?.getAttribute('data-start'))
      .toBe(String(before?.start));
  });

  it('lifts the match that has the focus, also when no arrow led to it', async () => {
    await showPlanner({ view: instanceView(smallCup, { isFilled: true }) });
    firstChip().focus();
    await userEvent.keyboard(' ');
    await expect.element(page.getByRole('heading', { name: 'Cheapest places' })).toBeVisible();
  });

  it('says of a free place what it costs, and shows it with its rank among the cheapest', async () => {
    await showPlanner({ view: instanceView(smallCup, { isFilled: true }) });
    firstChip().focus();
    await userEvent.keyboard(' ');
    await expect.element(page.getByRole('gridcell', { name: /^\S+ 1 .+, free, cost/ })).toBeVisible();
  });

  it('goes from hall to hall with the arrows, into the row of matches without a place and back', async () => {
    await showPlanner({ view: instanceView(smallCup, { isFilled: false }) });
    await page.getByRole('button', { name: 'Start' }).click();
    const waiting = document.querySelector<HTMLElement>('[data-waiting][tabindex="0"]');
    waiting?.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.poll(() => (document.activeElement as HTMLElement | null)?.dataset['hall']).toBe('H1');
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    await expect.poll(() => (document.activeElement as HTMLElement | null)?.dataset['hall']).toBe('H2');
    await userEvent.keyboard('u');
    await expect.poll(() => (document.activeElement as HTMLElement | null)?.dataset['waiting']).toBe('true');
  });

  it('shows both moves of a conflict and lets one be chosen', async () => {
    const view = instanceView(smallCup, { isFilled: true });
    const [match = ''] = view.document.placements.keys();
    const answers: string[] = [];
    await showPlanner({
      view,
      resolve: (whose) => answers.push(whose),
      draft: {
        conflict: {
          mine: {
            number: -1,
            clientKey: 'mine-1234',
            revision: 1,
            change: { kind: 'place', match, to: { hall: 'H1', start: 600 } },
          },
          theirs: [
            {
              number: 2,
              at: '2027-03-01T12:00:00Z',
              by: { id: 2, name: 'Petr Kučera' },
              change: { kind: 'place', match, to: { hall: 'H2', start: 515 } },
            },
          ],
        },
      },
    });
    await expect.element(page.getByRole('alertdialog', { name: /Petr Kučera has changed/ })).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Keep theirs' })).toHaveFocus();
    await page.getByRole('button', { name: 'Use mine' }).click();
    expect(answers).toEqual(['mine']);
  });

  it('asks before it improves a published schedule, and leads to the changes', async () => {
    const filled = instanceView(smallCup, { isFilled: true });
    const { started } = await showPlanner({ view: { ...filled, published: filled.document.placements } });
    await page.getByRole('button', { name: 'Improve' }).click();
    const dialog = page.getByRole('dialog', { name: 'Improve the published schedule?' });
    await expect
      .element(dialog.getByRole('link', { name: 'Open Changes' }))
      .toHaveAttribute('href', '/admin/plan/changes');
    expect(started).toEqual([]);
    await dialog.getByRole('button', { name: 'Improve' }).click();
    expect(started).toEqual(['improve']);
    await expect.element(dialog).not.toBeInTheDocument();
  });

  it('says of a result that waits that the plan has changed since its search began', async () => {
    const view = instanceView(smallCup, { isFilled: true });
    const progress = { moves: 4000, of: 9000, broken: 0, unplaced: 0, cost: 120, bound: null };
    const at = '2027-03-01T12:00:00Z';
    await showPlanner({
      view,
      run: {
        id: 1,
        state: 'interrupted',
        by: null,
        startedAt: at,
        endedAt: at,
        seed: 1,
        progress,
        before: null,
        hasBest: true,
        draftChanged: true,
        command: null,
      },
    });
    const panel = page.getByRole('region', { name: 'Improving' });
    await expect.element(panel.getByText(/The plan has changed since the search began/)).toBeVisible();
    await expect.element(panel.getByText(/The grid changes only when you take the result/)).toBeVisible();
  });

  it('says why a match is where it is: its missed wishes, and other places with what they cost', async () => {
    const view = instanceView(smallCup, { isFilled: true });
    await showPlanner({ view });
    firstChip().dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, clientX: 300, clientY: 300 }));
    await page.getByRole('menuitem', { name: 'Why here?' }).click();
    const dialog = page.getByRole('dialog', { name: /^Why here\?/ });
    await expect.element(dialog.getByText(/^Starts in all: \d+\. Permitted/)).toBeVisible();
    await expect.element(dialog.getByRole('heading', { name: 'Wishes that are missed' })).toBeVisible();
    await expect.element(dialog.getByRole('heading', { name: 'Cheapest other places' })).toBeVisible();
    await expect.element(dialog.getByText(/[+−]?\d+$/).first()).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
  });

  it('asks of a match without a place where it could be, and speaks of no wishes', async () => {
    const view = instanceView(smallCup, { isFilled: true });
    const [waiting = ''] = view.document.placements.keys();
    const placements = new Map([...view.document.placements].filter(([key]) => key !== waiting));
    await showPlanner({ view: { ...view, document: { ...view.document, placements } } });
    const chip = () => document.querySelector(`[data-waiting][data-match="${CSS.escape(waiting)}"]`);
    await expect.poll(chip).not.toBeNull();
    chip()?.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, clientX: 300, clientY: 300 }));
    await page.getByRole('menuitem', { name: 'Why here?' }).click();
    const dialog = page.getByRole('dialog', { name: /^Why here\?/ });
    await expect.element(dialog.getByRole('heading', { name: 'Cheapest other places' })).toBeVisible();
    expect(dialog.getByText(/wish/).elements()).toEqual([]);
    await dialog.getByRole('button', { name: 'Close' }).click();
  });

  it('says how far a plan without broken rules is from the best possible one', async () => {
    await showPlanner({ view: instanceView(oneGroup, { isFilled: true }) });
    const distance = page.getByText(
      /^Proven: no plan costs less|above the best possible plan|The best possible plan costs between/,
    );
    await expect.poll(() => distance.elements().length, { timeout: 20_000 }).toBe(1);
  });

  it('says without a connection what is kept on the device', async () => {
    const view = instanceView(smallCup, { isFilled: true });
    const [match = ''] = view.document.placements.keys();
    const unsaved = [
      { number: -1, clientKey: 'mine-1234', revision: 1, change: { kind: 'unplace', match } as const },
    ];
    await showPlanner({ view, draft: { offlineSince: Date.parse('2027-03-01T12:00:00Z'), unsaved } });
    await expect.element(page.getByText(/No connection since/)).toBeVisible();
    await expect.element(page.getByText('1 change kept on this device')).toBeVisible();
  });

  it('lists the matches of the pressed day as a table, and those without a place on each', async () => {
    const view = instanceView(smallCup, { isFilled: true });
    const [waiting = ''] = view.document.placements.keys();
    const placements = new Map([...view.document.placements].filter(([key]) => key !== waiting));
    const ofDay = (day: number) =>
      [...placements.values()].filter(({ start }) => Math.floor(start / 1440) === day).length;
    await showPlanner({ view: { ...view, document: { ...view.document, placements } } });
    await page.getByRole('button', { name: 'Table' }).click();
    const table = page.getByRole('table');
    await expect.element(table).toHaveAttribute('aria-rowcount', String(ofDay(0) + 2));
    await page.getByRole('button', { name: /^Fri/ }).click();
    await expect.element(table).toHaveAttribute('aria-rowcount', String(ofDay(1) + 2));
    await expect.element(table.getByText('Thu', { exact: false })).not.toBeInTheDocument();
  });

  it('lists matches on a day that the edition no longer has on each, with the day and a mark', async () => {
    const view = instanceView(smallCup, { isFilled: true });
    const [lost = ''] = view.document.placements.keys();
    const placements = new Map([...view.document.placements, [lost, { hall: 'H1', start: 4 * 1440 + 600 }]]);
    await showPlanner({ view: { ...view, document: { ...view.document, placements } } });
    await page.getByRole('button', { name: 'Table' }).click();
    for (const day of [/^Thu/, /^Fri/]) {
      await page.getByRole('button', { name: day }).click();
      const row = page.getByRole('row').filter({ hasText: '29 Mar 2027' });
      await expect.element(row).toMatchTextContent('on a day outside the edition');
      await expect.element(row).toMatchTextContent('10:00');
    }
  });

  it('shows matches out of the opening hours and on a court that is not used, and marks them as broken', async () => {
    const view = instanceView(smallCup, { isFilled: true });
    const [early = '', late = '', lost = ''] = view.document.placements.keys();
    const placements = new Map([
      ...view.document.placements,
      [early, { hall: 'H1', start: 330 }],
      [late, { hall: 'H1', start: 1290 }],
      [lost, { hall: 'H9', start: 600 }],
    ]);
    const closed = { id: 'H9', code: 'H9', name: 'Old Hall', isMain: false, isSmall: false, resin: true };
    await showPlanner({
      view: {
        ...view,
        closedCourts: [{ ...closed, blocks: [] }],
        document: { ...view.document, placements },
      },
    });
    const chipOf = (key: string) => document.querySelector(`[data-hall][data-match="${key}"]`);
    for (const key of [early, late, lost]) {
      // A match that breaks a rule is marked with an exclamation mark.
      await expect.poll(() => chipOf(key)?.textContent).toContain('!');
      const chip = chipOf(key)?.getBoundingClientRect();
      const track = chipOf(key)?.parentElement?.getBoundingClientRect();
      expect(chip?.left).toBeGreaterThanOrEqual(track?.left ?? Infinity);
      expect(chip?.right).toBeLessThanOrEqual(track?.right ?? 0);
    }
  });
});

function box(element: HTMLElement): { x: number; y: number } {
  const { left, top } = element.getBoundingClientRect();
  return { x: left + 8, y: top + 8 };
}
