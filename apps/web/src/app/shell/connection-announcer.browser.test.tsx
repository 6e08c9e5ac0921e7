import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { reportReachable } from '../../lib/api/connection.ts';
import { now, showPage } from '../../testing/show-page.tsx';
import { aGroupSlice } from '../../testing/slices.ts';

const page = { path: '/results/competition-group/MA-C', known: { 'group:MA-C': aGroupSlice() } };
const minute = 60_000;

beforeEach(() => void vi.useFakeTimers({ now, toFake: ['Date', 'setInterval', 'clearInterval'] }));
afterEach(() => {
  reportReachable(true);
  vi.useRealTimers();
});

/** What is read out from now on: what comes into a region that is there already, not what a new one is filled with. */
function heard(): string[] {
  const said: string[] = [];
  const observer = new MutationObserver((changes) => {
    for (const { target } of changes) {
      const region = (target instanceof Element ? target : target.parentElement)?.closest('[role=status]');
      if (region?.textContent) said.push(region.textContent);
    }
  });
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  return said;
}

describe('a lost connection, to those who listen', () => {
  it('is said once in a region that was there before, whatever the age of the data becomes', async () => {
    const { screen } = await showPage(page);
    await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
    const said = heard();
    reportReachable(false);
    await expect.poll(() => said).toEqual(['You are offline. Scores are from 14:27.']);
    const banner = screen.getByText('You are offline. Scores are from 14:27, just now.');
    await expect.element(banner).toBeVisible();

    vi.advanceTimersByTime(3 * minute);
    const older = screen.getByText('You are offline. Scores are from 14:27, 3 minutes ago.');
    await expect.element(older).toBeVisible();
    expect(said).toEqual(['You are offline. Scores are from 14:27.']);
    expect(older.element().closest('[role], [aria-live]')).toBeNull();
  });

  it('is said to have returned, once', async () => {
    const { screen } = await showPage(page);
    await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
    const said = heard();
    reportReachable(false);
    await expect.poll(() => said).toEqual(['You are offline. Scores are from 14:27.']);
    reportReachable(true);
    await expect.poll(() => said.at(-1)).toBe('You are online again.');
    reportReachable(false);
    reportReachable(true);
    await new Promise((resolve) => setTimeout(resolve, 1500));
    expect(said).toEqual(['You are offline. Scores are from 14:27.', 'You are online again.']);
  });

  it('is said when the page is opened without one, too', async () => {
    reportReachable(false);
    const said = heard();
    await showPage({ path: '/support' });
    await expect.poll(() => said).toContain('You are offline. Data may be outdated.');
  });
});
