import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { aMatchSlice } from '../../../testing/match-slices.ts';
import { found, now, showPage } from '../../../testing/show-page.tsx';

beforeEach(async () => {
  vi.useFakeTimers({ now, toFake: ['Date'] });
  await page.viewport(360, 740);
  return () => vi.useRealTimers();
});

const over = aMatchSlice({}, { stageCode: 'finished' });
const show = (slice: typeof over) => showPage({ path: '/results/match/42', known: { 'match:42': slice } });
const headings = () =>
  page
    .getByRole('heading', { level: 2 })
    .elements()
    .map(({ textContent }) => textContent);

describe('the page of a match that is over', () => {
  it('begins with the short of it: how it turned and who scored, then what happened', async () => {
    await show(over);
    await expect.poll(headings).toEqual(expect.arrayContaining(['Scorers']));
    expect(headings().filter((name) => ['Who led', 'Scorers', 'Timeline'].includes(name ?? ''))).toEqual([
      'Who led',
      'Scorers',
      'Timeline',
    ]);
  });

  it('given a wide window, then the timeline stands beside the short of it', async () => {
    await page.viewport(1280, 900);
    const { screen } = await show(over);
    const boxOf = (name: string) =>
      screen.getByRole('heading', { level: 2, name }).element().getBoundingClientRect();
    await expect.element(screen.getByRole('heading', { name: 'Scorers' })).toBeVisible();
    expect(boxOf('Timeline').left).toBeGreaterThan(boxOf('Who led').right);
    expect(boxOf('Scorers').left).toBe(boxOf('Who led').left);
    expect(document.documentElement.scrollWidth).toBe(1280);
  });

  it('names the best of both teams with number, goals and those from seven metres', async () => {
    const { screen } = await show(over);
    const scorers = screen.getByRole('heading', { name: 'Scorers' });
    await expect.element(scorers).toBeVisible();
    const lines = [...(scorers.element().closest('section')?.querySelectorAll('li') ?? [])];
    expect(lines.map(({ textContent }) => textContent)).toEqual([
      'Ondřej K.No.\u00a072',
      'No.\u00a0221 from 7\u00a0m1',
      'Štěpán Č.No.\u00a08\u00a0· 1 from 7\u00a0m1',
      'Tadeáš Ř.No.\u00a0101',
    ]);
  });

  it('given it ends while the page is open, then nothing changes its place', async () => {
    const { slices, screen } = await show(aMatchSlice());
    await expect.poll(headings).toEqual(expect.arrayContaining(['Who led']));
    slices.set('match:42', found({ ...over, version: 'e1.43' }));
    await expect.element(screen.getByRole('heading', { name: 'Scorers' })).toBeVisible();
    expect(headings().indexOf('Timeline')).toBeLessThan(headings().indexOf('Who led'));
  });
});
