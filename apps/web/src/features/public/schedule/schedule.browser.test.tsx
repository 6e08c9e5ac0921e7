import { beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { aScheduleSlice } from '../../../testing/ranking-slices.ts';
import { now, showPage } from '../../../testing/show-page.tsx';

const path = '/results/schedule/2026-04-04';
const topic = 'schedule:2026-04-04';

beforeEach(async () => {
  // Nothing stands beside the list.
  await page.viewport(360, 740);
  vi.useFakeTimers({ now, toFake: ['Date'] });
  return () => vi.useRealTimers();
});

const links = () => [...document.querySelectorAll('main a[href^="/results/match/"]')];

it('given a day, then its matches stand by the hour and a line tells what is to come', async () => {
  await showPage({ path, known: { [topic]: aScheduleSlice() } });
  await expect.element(page.getByRole('heading', { name: 'Schedule', exact: true })).toBeVisible();
  expect(links()).toHaveLength(aScheduleSlice().matches.length);
  await expect.element(page.getByText('14:27 now')).toBeInTheDocument();
});

it('given the chip of a category, then only its matches are left, and the address says so', async () => {
  await showPage({ path, known: { [topic]: aScheduleSlice() } });
  await page.getByRole('link', { name: 'MC', exact: true }).click();
  await expect.poll(() => links()).toHaveLength(1);
});

it('given the address of what is live, then its chip is the current one', async () => {
  await showPage({ path: `${path}?show=live`, known: { [topic]: aScheduleSlice() } });
  const chips = page.getByRole('navigation', { name: 'Show matches of' });
  await expect.element(chips.getByRole('link', { name: /live/ })).toHaveAttribute('aria-current', 'true');
});

it('given J, then the focus goes from match to match', async () => {
  await showPage({ path, known: { [topic]: aScheduleSlice() } });
  await expect.element(page.getByRole('heading', { name: 'Schedule', exact: true })).toBeVisible();
  await userEvent.keyboard('j');
  await expect.poll(() => links()).toContain(document.activeElement);
  const first = links().findIndex((link) => link === document.activeElement);
  await userEvent.keyboard('j');
  expect(links()[first + 1]).toBe(document.activeElement);
});
