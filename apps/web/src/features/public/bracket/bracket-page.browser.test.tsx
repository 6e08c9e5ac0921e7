import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { aPlayoffSlice } from '../../../testing/playoff-slices.ts';
import { teams } from '../../../testing/slices.ts';
import { now, showPage } from '../../../testing/show-page.tsx';

const path = '/results/competition-group/MA/play-off/A';
const topic = 'playoff:MA:A';
const known = { [topic]: aPlayoffSlice() };

beforeEach(async () => {
  vi.useFakeTimers({ now, toFake: ['Date'] });
  localStorage.clear();
  await page.viewport(1280, 900);
  return () => vi.useRealTimers();
});

const bracket = page.getByRole('region', { name: /^Bracket/ });
const cards = () => bracket.getByRole('listitem').elements();
/** Lines between the cards, how thick each is drawn: those of the road of a team are thicker. */
const lines = () =>
  [...bracket.element().querySelectorAll('svg[aria-hidden] > path')].map(
    (path) => getComputedStyle(path).strokeWidth,
  );
const roadLines = () => lines().filter((width) => width !== '2px').length;
const card = (text: string) => page.getByRole('listitem').filter({ hasText: text }).first();

describe('the tree of a play-off', () => {
  it('has a column for each round, in order, and lines between the cards', async () => {
    const { screen } = await showPage({ path, known });
    const columns = screen.getByRole('heading', { level: 3 });
    await expect.element(columns.nth(0)).toHaveTextContent('Quarter-final');
    await expect.element(columns.nth(1)).toHaveTextContent('Semi-final');
    await expect.element(columns.nth(2)).toHaveTextContent('Finals');
    const lefts = cards().map((box) => Math.round(box.getBoundingClientRect().left));
    expect(lefts).toHaveLength(6);
    expect(new Set(lefts).size).toBe(3);
    expect(lines()).toEqual(['2px', '2px', '2px', '2px']);
  });

  it('shows a bye, a live match, a projected team, the final and third place', async () => {
    const { screen } = await showPage({ path, known });
    await expect.poll(() => card('Direct seat').element().textContent).toContain('HC Třebínbye');
    await expect.poll(() => card('LIVE 23′').element().textContent).toContain('HC Třebín9');
    await expect
      .poll(() => card('No. 1103').element().textContent)
      .toContain('1st of MA-Anow SHK Žďárná III');
    await expect.element(screen.getByRole('heading', { name: 'Final', exact: true })).toBeVisible();
    await expect
      .poll(() => card('Match for 3rd place').element().textContent)
      .toContain('2nd of MA SF12nd of MA SF2');
    await expect.poll(() => card('No. 1101').element().textContent).toContain('→ SF1');
    await expect.element(screen.getByText('Sun 14:20 · H01 · No. 1106')).toBeVisible();
  });

  it('names both teams in the link of their match, for those who go from link to link', async () => {
    const { screen } = await showPage({ path, known });
    await expect
      .element(screen.getByRole('link', { name: /1103 → F · SKH Řepčín against 1st of MA-A$/ }))
      .toBeVisible();
  });

  it('highlights the road of a team that is pressed, from its bye to the final, and of nobody again', async () => {
    const { screen } = await showPage({ path, known });
    await screen.getByRole('button', { name: 'CZE HC Třebín' }).first().click();
    await expect.poll(roadLines).toBe(2);
    const pressed = [...document.querySelectorAll('button[aria-pressed=true]')];
    expect(pressed.map(({ textContent }) => textContent)).toEqual(['HC Třebín', 'HC Třebín']);
    await screen.getByRole('button', { name: 'Stop showing the path of HC Třebín' }).click();
    await expect.poll(roadLines).toBe(0);
  });

  it('opens with the road that the address names, also of a team that is only projected', async () => {
    await showPage({ path: `${path}?team=${teams.zdarna.id}`, known });
    await expect.poll(roadLines).toBe(1);
    const seats = bracket
      .getByText(/^(1st|2nd) of/)
      .elements()
      .map((seat) => seat.closest('div'));
    const framed = seats.filter((seat) => seat !== null && getComputedStyle(seat).boxShadow !== 'none');
    expect(framed.map((seat) => seat?.textContent)).toEqual(['1st of MA-Anow SHK Žďárná III']);
  });

  it('ends the road of a team where it lost', async () => {
    await showPage({ path: `${path}?team=${teams.lindenau.id}`, known });
    await expect.element(page.getByRole('button', { name: /path of TSV/ })).toBeVisible();
    expect(roadLines()).toBe(0);
  });

  it('puts rounds under each other on a phone, braced, without scrolling sideways', async () => {
    await page.viewport(360, 740);
    await showPage({ path, known });
    await expect.element(page.getByRole('link', { name: 'Rounds' })).toHaveAttribute('aria-current', 'true');
    expect(new Set(cards().map((box) => box.getBoundingClientRect().left)).size).toBe(1);
    expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
    const braces = cards().filter((one) => getComputedStyle(one, '::after').borderTopStyle === 'solid');
    expect(braces).toHaveLength(2);
  });

  it('zooms on a phone by buttons and keys, and keeps the page still sideways', async () => {
    await page.viewport(360, 740);
    const { screen } = await showPage({ path: `${path}?view=tree`, known });
    await expect.element(screen.getByRole('button', { name: 'Zoom in' })).toBeVisible();
    const box = bracket.element() as HTMLElement;
    const width = () => box.scrollWidth;
    const before = width();
    await screen.getByRole('button', { name: 'Zoom in' }).click();
    expect(width()).toBeGreaterThan(before);
    await screen.getByRole('button', { name: 'Fit to the width' }).click();
    expect(width()).toBeLessThanOrEqual(box.clientWidth + 1);
    box.focus();
    box.dispatchEvent(new KeyboardEvent('keydown', { key: '+' }));
    expect(width()).toBeGreaterThan(box.clientWidth);
    expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  });
});

describe('the list of a play-off', () => {
  it('has every match in a row of its round, and marks the road', async () => {
    const { screen } = await showPage({ path: `${path}?view=list&team=1`, known });
    const table = screen.getByRole('table', { name: 'Play-off A MA as a list' });
    const rows = table.getByRole('row');
    await expect.poll(() => rows.nth(1).element().textContent).toContain('Quarter-final');
    await expect.poll(() => rows.nth(2).element().textContent).toContain('HC TřebínDirect seat');
    await expect.poll(() => rows.nth(3).element().textContent).toContain('2217');
    await expect.poll(() => rows.nth(5).element().textContent).toContain('LIVE 23′');
    const edges = rows
      .elements()
      .map((row) => row.firstElementChild && getComputedStyle(row.firstElementChild).boxShadow);
    expect(edges.filter((edge) => edge !== 'none')).toHaveLength(2);
  });

  it('is remembered', async () => {
    const { screen } = await showPage({ path, known });
    await screen.getByRole('link', { name: 'List' }).click();
    await expect.element(screen.getByRole('table')).toBeVisible();
    expect(localStorage.getItem('tms')).toContain('"bracketView":"list"');
  });

  it('is shown to whoever chose it last', async () => {
    const expiresAt = '2027-01-01T00:00:00Z';
    localStorage.setItem('tms', JSON.stringify({ data: { bracketView: 'list' }, expiresAt }));
    const { screen } = await showPage({ path, known });
    await expect.element(screen.getByRole('table')).toBeVisible();
  });
});

describe('a play-off without data', () => {
  it('says that it waits for the draw', async () => {
    const { screen } = await showPage({
      path,
      locale: 'cs',
      known: { [topic]: aPlayoffSlice({ groups: [], sections: [] }) },
    });
    await expect.element(screen.getByRole('heading', { name: 'Čeká se na losování' })).toBeVisible();
  });

  it('says that there is none, and leads to the category', async () => {
    const fetch = () => Promise.resolve({ status: 404, error: 'playoff-unknown' } as const);
    const { screen } = await showPage({ path, fetch });
    await expect.element(screen.getByRole('heading', { name: 'No such play-off' })).toBeVisible();
    await expect.element(screen.getByRole('main').getByRole('link', { name: 'Category MA' })).toBeVisible();
  });

  it('tries again when nothing answers', async () => {
    const { screen } = await showPage({ path, fetch: () => Promise.reject(new Error('503')) });
    await expect.element(screen.getByRole('button', { name: 'Try now' })).toBeVisible();
  });
});
