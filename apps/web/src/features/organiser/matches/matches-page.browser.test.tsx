import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { playedMatchesPath } from '../../../lib/paths/organiser-paths.ts';
import { queryClient } from '../../../lib/queries/query-client.ts';
import { organiser, showSignedIn } from '../../../testing/show-signed-in.tsx';
import { aTicket, teams } from '../../../testing/slices.ts';
import { cutIn } from '../../../testing/cut-in.ts';
import { aBody, aMatchList, aRow } from './testing/a-body.ts';

beforeEach(() => page.viewport(1440, 900));
afterEach(async () => {
  shown = [late, live];
  vi.unstubAllGlobals();
  await page.viewport(414, 896);
});

const late = aRow(aTicket(7), { state: 'late', minutes: 32, missing: ['reporter'], pair: ['Eva Malá'] });
const live = aRow(aTicket(8, { stageCode: '1st_half', homeScore: 4, awayScore: 2 }), {
  state: 'live',
  minutes: 18,
  reporters: ['Jana Stolová'],
});

let shown = [late, live];

const open = (path: string) =>
  showSignedIn({
    path,
    user: organiser,
    answers: {
      adminMatches: ({ query }) => ({
        status: 200,
        body: { ...aMatchList(query.get('size') === '1' ? [late] : shown), total: 2 },
      }),
      listViews: () => ({ status: 200, body: { views: [] } }),
      reporterMatch: () => ({ status: 200, body: aBody(null) }),
      matchHistory: () => ({ status: 200, body: { entries: [] } }),
    },
  });

test('[LV7] on a day of play the list begins with what is late and live, in groups, and is exported as it is seen', async () => {
  const { screen, asked } = await open('/admin/matches');
  await expect.element(screen.getByText('32 min late')).toBeVisible();
  await expect.element(screen.getByText('nobody')).toBeVisible();
  await expect.poll(() => document.querySelector('tbody')?.innerText).toContain('Should have begun 1');
  await expect.element(screen.getByText('+18 min')).toBeVisible();
  expect(document.querySelector('tr[data-reversed="true"]')?.textContent).toContain('+18 min');
  await expect.element(screen.getByRole('button', { name: 'H02 Hall, late' })).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: 'Export' }))
    .toHaveAttribute('href', expect.stringContaining('state=now&group=state&columns=name%2Ctime%2Chall'));
  await screen.getByRole('button', { name: 'H01 Hall' }).click();
  await expect.element(screen.getByRole('button', { name: 'Remove the filter Hall H01 Hall' })).toBeVisible();
  const last = asked.findLast(({ operation }) => operation === 'adminMatches');
  expect(last?.asked.query.get('hall')).toBe('H01');
});

test('a match opens beside the list by Enter, its menu by M, its official score by S', async () => {
  const { screen } = await open('/admin/matches?state=live');
  const link = screen.getByRole('link', { name: /^Match 1107: / });
  await expect.element(link).toHaveAttribute('href', `/admin/matches/${late.ticket.slug}`);
  await userEvent.keyboard('j');
  await expect.element(link).toHaveFocus();
  await userEvent.keyboard('m');
  await expect.element(screen.getByRole('link', { name: 'New time…' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('link', { name: 'New time…' })).not.toBeInTheDocument();
  await userEvent.keyboard('jk');
  await expect.element(link).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  const panel = screen.getByRole('region', { name: /^HC Třebín – / });
  await expect.element(panel.getByText('Counts now')).toBeVisible();
  await userEvent.keyboard('{Escape}m');
  await screen.getByRole('button', { name: 'Official score…' }).click();
  await expect.element(screen.getByRole('textbox', { name: /^Goals: / }).first()).toHaveFocus();
  await userEvent.keyboard('{Escape}{Escape}s');
  await expect.element(screen.getByRole('textbox', { name: /^Goals: / }).first()).toHaveFocus();
});

test('what is typed in the panel stays when the match leaves the view, and another row asks before it is lost', async () => {
  const { screen } = await open(`/admin/matches?open=${late.ticket.matchNumber}`);
  const reason = screen.getByRole('textbox', { name: 'Reason', exact: true }).first();
  await reason.fill('Wrong team');
  shown = [live];
  await queryClient.invalidateQueries({ queryKey: ['adminMatches'] });
  await expect.element(screen.getByRole('link', { name: /^Match 1107: / })).not.toBeInTheDocument();
  await expect.element(reason).toHaveValue('Wrong team');
  await screen.getByRole('link', { name: /^Match 1108: / }).click();
  const dialog = screen.getByRole('dialog');
  await expect.element(dialog).toMatchTextContent('Leave without saving?');
  await dialog.getByRole('button', { name: 'Stay here' }).click();
  await expect.element(reason).toHaveValue('Wrong team');
  await screen.getByRole('button', { name: 'Close', exact: true }).click();
  await dialog.getByRole('button', { name: 'Leave without saving' }).click();
  await expect.element(reason).not.toBeInTheDocument();
});

test('on a phone, the chosen view and today are seen without scrolling sideways', async () => {
  await page.viewport(360, 740);
  const { screen } = await open(playedMatchesPath);
  for (const name of [/^Played/, 'Today'])
    await expect
      .poll(() => screen.getByRole('button', { name }).first().element().getBoundingClientRect().right)
      .toBeLessThanOrEqual(360);
});

test('on a phone, a card names the day that is neither chosen nor today', async () => {
  await page.viewport(360, 740);
  const before = aTicket(9, { day: '2000-01-05', time: '08:25' });
  shown = [late, aRow(before, { state: 'played' })];
  const { screen } = await open('/admin/matches');
  const row = screen.getByRole('row', { name: /^Match 1109: / });
  await expect.element(row.getByText(/Wed 5 Jan 08:25/)).toBeVisible();
  const other = screen.getByRole('row', { name: new RegExp(`^Match ${late.ticket.matchNumber}: `, 'u') });
  await expect.element(other.getByText(new RegExp(`, ${late.ticket.time}$`, 'u'))).toBeVisible();
});

test('matches that are over begin with the last one', async () => {
  await page.viewport(1280, 800);
  const { screen, asked } = await open('/admin/matches');
  await screen.getByRole('button', { name: /^Played/ }).click();
  await expect
    .poll(() => asked.map(({ asked: { query } }) => query.toString()))
    .toContainEqual(expect.stringMatching(/^state=played&sort=time&direction=down/u));
});

test('on a phone, given long names of teams, a row shows both in two lines, cuts nothing and is as high as other rows', async () => {
  await page.viewport(360, 740);
  const named = (name: string) => ({ team: { ...teams.sokol, name }, placeholder: null, projected: null });
  const long = aTicket(9, {
    home: named('TJ Sokol Velké Mezihoří u Nové Studánky I'),
    away: named('Sportovní klub mládeže Chřibská Pláň'),
  });
  shown = [late, aRow(long, { state: 'late', minutes: 478 })];
  const { screen } = await open('/admin/matches?state=played');
  const link = screen.getByRole('link', { name: /^Match 1109: / });
  await expect.element(link).toBeVisible();
  expect(link.element().getClientRects()[0]?.height).toBeGreaterThan(30);
  const rows = [...document.querySelectorAll<HTMLElement>('tbody tr[data-row]')];
  expect(rows.map(cutIn)).toEqual([[], []]);
  expect(new Set(rows.map(({ offsetHeight }) => offsetHeight)).size).toBe(1);
});

test('on a phone, the teams of a match have the width of the panel, with time and hall below them', async () => {
  await page.viewport(360, 740);
  const { screen } = await open(`/admin/matches?open=${late.ticket.matchNumber}`);
  const title = screen.getByRole('heading', { level: 2, name: /^HC Třebín – / });
  await expect.element(title).toBeVisible();
  const place = screen
    .getByRole('region', { name: /^HC Třebín – / })
    .getByText(/H01|H02/)
    .first();
  await expect.element(place).toBeVisible();
  expect(title.element().getBoundingClientRect().width).toBeGreaterThan(280);
  expect(place.element().getBoundingClientRect().top).toBeGreaterThanOrEqual(
    title.element().getBoundingClientRect().bottom - 1,
  );
});

const played = Array.from({ length: 60 }, (_, index) =>
  aRow(aTicket(index + 10, { stageCode: 'finished', homeScore: 12, awayScore: 14 }), { state: 'played' }),
);
const drawn = () => document.querySelectorAll('tr[data-row]').length;

test('given a phone and 60 played matches, then 25 are shown, a press adds 25, and another view begins with 25 again', async () => {
  await page.viewport(360, 740);
  shown = played;
  const { screen } = await open('/admin/matches?state=played');
  await expect.poll(drawn).toBe(25);
  await screen.getByRole('button', { name: 'Show more (25 of 35)' }).click();
  await expect.poll(drawn).toBe(50);
  await expect.element(screen.getByRole('button', { name: 'Show more (10 of 10)' })).toBeVisible();
  await screen.getByRole('button', { name: 'All 2' }).click();
  await expect.element(screen.getByRole('button', { name: 'Show more (25 of 35)' })).toBeVisible();
  dispatchEvent(new Event('beforeprint'));
  await expect.poll(drawn).toBe(60);
  dispatchEvent(new Event('afterprint'));
  await expect.poll(drawn).toBe(25);
});

test('given a phone and groups, then the line above a group counts matches that are not shown, too', async () => {
  await page.viewport(360, 740);
  shown = [late, ...played];
  await open('/admin/matches?state=now&group=state');
  await expect.poll(() => document.querySelector('tbody')?.innerText).toContain('Played 60');
  await expect.poll(drawn).toBe(25);
});

test('given a phone and an address that opens a match further down, then the list is shown up to it, and J goes on', async () => {
  await page.viewport(360, 740);
  shown = played;
  const number = played[24]?.ticket.matchNumber ?? 0;
  const { screen } = await open(`/admin/matches?state=played&open=${number}`);
  await expect.element(screen.getByRole('region', { name: /^HC Třebín – / })).toBeVisible();
  await expect.poll(drawn).toBe(25);
  await userEvent.keyboard('{Escape}j');
  await expect.poll(drawn).toBe(50);
  await expect
    .element(screen.getByRole('link', { name: new RegExp(`^Match ${number + 1}: `) }))
    .toHaveFocus();
});

test('given a wide window and 60 played matches, then all of them are in the list', async () => {
  shown = played;
  const { screen } = await open('/admin/matches?state=played');
  await expect.poll(drawn).toBe(60);
  expect(screen.getByRole('button', { name: /^Show more/ }).elements()).toEqual([]);
});
