import { beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { aMatchSlice } from '../testing/match-slices.ts';
import { now, showPage } from '../testing/show-page.tsx';
import { aTeamSlice } from '../testing/slices.ts';

beforeEach(async () => {
  vi.useFakeTimers({ now, toFake: ['Date'] });
  await page.viewport(360, 740);
  return () => {
    vi.restoreAllMocks();
    vi.useRealTimers();
  };
});

const showMatch = () => showPage({ path: '/results/match/42', known: { 'match:42': aMatchSlice() } });
const sheet = page.getByRole('dialog', { name: 'Take along' });
const opener = page.getByRole('button', { name: 'Take along' });
const hrefOf = (name: string) =>
  sheet.getByRole('link', { name, exact: true }).element().getAttribute('href') ?? '';

it('a result is shared with one tap, and its address copied with another', async () => {
  const share = vi.fn((_data?: ShareData) => Promise.resolve());
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const { screen } = await showMatch();
  await screen.getByRole('button', { name: 'Share', exact: true }).click();
  expect(share).toHaveBeenCalledWith({ title: document.title, url: location.href });
  await screen.getByRole('button', { name: 'Copy link' }).click();
  expect(write).toHaveBeenCalledWith(location.href);
  await expect.element(screen.getByText('Copied.')).toBeVisible();
  Reflect.deleteProperty(navigator, 'share');
});

it('the sheet of a match has calendars in the language of the page, for it and for what it belongs to', async () => {
  await showMatch();
  await opener.click();
  await expect.element(sheet).toBeVisible();
  const address = '/api/v1/calendar/match/42/match.ics?lang=en';
  expect(hrefOf('File .ics')).toBe(address);
  expect(hrefOf('Apple')).toBe(`webcal://${location.host}${address}`);
  expect(decodeURIComponent(hrefOf('Google'))).toContain(`cid=webcal://${location.host}${address}`);
  expect(decodeURIComponent(hrefOf('Outlook'))).toContain(`url=${location.origin}${address}`);
  await sheet.getByRole('combobox', { name: 'Alarm' }).selectOptions('30 min before');
  expect(hrefOf('File .ics')).toBe(`${address}&alarm=30`);
  await sheet.getByText('MA-C', { exact: true }).click();
  expect(hrefOf('File .ics')).toBe('/api/v1/calendar/group/MA-C/matches.ics?lang=en');
  await expect
    .element(sheet.getByRole('textbox', { name: 'Address of the page' }))
    .toHaveValue(`${location.origin}/results/competition-group/MA-C`);
});

it('the sheet is reached and left by keys, and the focus returns to what opened it', async () => {
  await showMatch();
  opener.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(sheet).toBeVisible();
  sheet.getByRole('radio', { name: 'This match' }).element().focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(sheet.getByRole('radio', { name: 'TJ Sokol Velké Meziříčí II' })).toBeChecked();
  await userEvent.keyboard('{Escape}');
  await expect.element(sheet).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});

it('where copying is not allowed the sheet has the address, selected', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('NotAllowedError'));
  const { screen } = await showPage({
    path: '/results/team-detail/2',
    known: { 'team:2': aTeamSlice() },
    locale: 'cs',
  });
  await screen.getByRole('button', { name: 'Kopírovat odkaz' }).click();
  const own = page.getByRole('dialog', { name: 'Vzít s sebou' });
  await own.getByRole('button', { name: 'Kopírovat', exact: true }).click();
  await expect.element(own.getByRole('textbox', { name: 'Adresa stránky' })).toHaveFocus();
  expect(getSelection()?.toString()).toContain('/results/team-detail/2');
});
