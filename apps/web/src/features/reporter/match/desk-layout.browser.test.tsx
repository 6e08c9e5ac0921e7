import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { showTable } from '../testing/test-table.tsx';

type Shown = Awaited<ReturnType<typeof showTable>>;
let shown: Shown | null = null;

afterEach(() => shown?.end());

async function open(width: number, height: number): Promise<Shown> {
  await page.viewport(width, height);
  shown = await showTable({ locale: 'cs' });
  return shown;
}

function find(selector: string): Element {
  const element = document.querySelector(selector);
  if (element === null) throw new Error(`${selector} is not on the screen`);
  return element;
}

/** Plain numbers: two of the browser's own rectangles would equal each other whatever they say. */
const edgesOf = ({ left, right, top, bottom }: DOMRect) => ({ left, right, top, bottom });

const boxOf = (selector: string) => edgesOf(find(selector).getBoundingClientRect());

/** What the letters of an element cover, also beyond its box. */
function lettersOf(selector: string) {
  const range = document.createRange();
  range.selectNodeContents(find(selector));
  return edgesOf(range.getBoundingClientRect());
}

describe('the table on every screen', () => {
  it.each([
    [1024, 768],
    [360, 740],
  ])(
    'given a screen of %i × %i, when the clock is only tapped, then what explains it moves nothing',
    async (width, height) => {
      const { screen } = await open(width, height);
      const fixed = ['.rp-score.home', '.rp-score.away', '.rp-team.home', '.rp-hold', '.rp-main'];
      const before = fixed.map(boxOf);
      const button = screen.getByRole('button', { name: 'Podrž: začátek' }).element();
      const at = { bubbles: true, button: 0 };
      button.dispatchEvent(new PointerEvent('pointerdown', at));
      button.dispatchEvent(new PointerEvent('pointerup', at));
      await expect.element(screen.getByText('Držte tlačítko, dokud se nezaplní')).toBeVisible();
      expect(fixed.map(boxOf)).toEqual(before);
      const { left, right } = boxOf('.rp-hold');
      const letters = lettersOf('.rp-hold .no-phone');
      expect(letters.left).toBeGreaterThanOrEqual(left);
      expect(letters.right).toBeLessThanOrEqual(right);
    },
  );

  it('given a phone held upright, then nothing covers the stage beside the time', async () => {
    const { screen } = await open(360, 740);
    await expect.element(screen.getByText('Nezahájeno')).toBeVisible();
    const { left, right } = boxOf('.rp-clock .time');
    const letters = lettersOf('.rp-clock .time small');
    expect(letters.left).toBeGreaterThanOrEqual(left);
    expect(letters.right).toBeLessThanOrEqual(right);
  });

  it.each([740, 667])(
    'given a phone held sideways, %i wide, then both counts of players stand free of the buttons beside them',
    async (width) => {
      const { screen } = await open(width, 360);
      await expect.element(screen.getByText('Podrž', { exact: true })).toBeVisible();
      const home = lettersOf('.rp-team.home');
      expect(home.left).toBeGreaterThanOrEqual(boxOf('.rp-board > .rp-btn').right);
      expect(home.right).toBeLessThanOrEqual(boxOf('.rp-board .rp-score.home').left);
      const away = lettersOf('.rp-team.away');
      expect(away.left).toBeGreaterThanOrEqual(boxOf('.rp-board .rp-score.away').right);
      const chip = boxOf('.rp-board .rp-sync');
      expect(away.right).toBeLessThanOrEqual(chip.left);
      expect(lettersOf('.rp-board .rp-sync span').right).toBeLessThanOrEqual(chip.right);
    },
  );

  it('given a name that has no room in the list of events, then it ends in an ellipsis, never within a letter', async () => {
    const { screen } = await open(1024, 768);
    await screen.getByRole('button', { name: /19 Řezníček/ }).click();
    await screen.getByRole('button', { name: 'minuty', exact: true }).click();
    await expect.element(screen.getByRole('button', { name: /2 minuty Řezníček/ })).toBeVisible();
    const name = find('.rp-hist .who > :last-child');
    expect(name.textContent).toBe('Řezníček');
    expect(name.scrollWidth).toBeGreaterThan(name.clientWidth);
    expect(getComputedStyle(name).textOverflow).toBe('ellipsis');
    expect(boxOf('.rp-hist .who > :last-child').right).toBeLessThanOrEqual(boxOf('.rp-hist .who').right);
  });

  it('given a phone held upright, then minute and second of a late entry stand in one line, as a clock shows them', async () => {
    const { screen } = await open(360, 740);
    await screen.getByRole('button', { name: 'Dodatečný zápis' }).click();
    const minute = screen.getByRole('group', { name: 'Minuta' }).element().getBoundingClientRect();
    const second = screen.getByRole('group', { name: 'Sekunda' }).element().getBoundingClientRect();
    expect(second.top).toBe(minute.top);
    expect(second.left).toBeGreaterThanOrEqual(minute.right);
    expect(second.right).toBeLessThanOrEqual(360);
  });

  it('given a phone held sideways, when the match is handed over, then a code stands on the screen as a whole', async () => {
    const { screen } = await open(740, 360);
    await screen.getByRole('button', { name: 'Více' }).click();
    await screen.getByRole('button', { name: 'Předat jinému zařízení' }).click();
    await expect.element(screen.getByRole('img', { name: 'Kód 1 z 1' })).toBeVisible();
    const foot = boxOf('.rp-foot');
    expect(boxOf('.rp-code img').bottom).toBeLessThanOrEqual(foot.top);
    expect(boxOf('.rp-code img').top).toBeGreaterThanOrEqual(boxOf('.rp-body').top);
  });
});
