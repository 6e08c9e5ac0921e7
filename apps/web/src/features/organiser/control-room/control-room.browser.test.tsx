import type { ControlRoom, Task } from '@sevenmetre/contract/control-room/schemas';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { organiser, showSignedIn } from '../../../testing/show-signed-in.tsx';
import { aHallLine, anEmptyRoom } from './testing/a-room.ts';

const hall = { id: 9, code: 'H09', nameCs: 'Tatran', nameEn: 'Tatran' };
const match = {
  id: 5,
  matchNumber: 105,
  slug: 'MB-C-105',
  groupLabel: 'MB-C',
  categoryCode: 'MB',
  startsAt: '2026-04-04T09:20:00Z',
};

const late: Task = {
  kind: 'match-late',
  key: 'match-late:5',
  since: '2026-04-04T09:20:00Z',
  dueAt: '2026-04-04T09:20:00Z',
  taken: null,
  match,
  hall,
  freeSince: '2026-04-04T09:31:00Z',
  reporter: { name: 'Jana Nová', phone: '+420 601 123 456' },
  more: 0,
};
const result: Task = {
  kind: 'result-waiting',
  key: 'result-waiting:4',
  since: '2026-04-04T09:00:00Z',
  dueAt: '2026-04-04T09:05:00Z',
  taken: null,
  match: { ...match, id: 4, matchNumber: 104, slug: 'MB-C-104' },
  hall,
  homeScore: 17,
  awayScore: 15,
  waiting: ['MB final'],
};

const aRoom = (over: Partial<ControlRoom> = {}) =>
  anEmptyRoom({
    tasks: [late, result],
    halls: [
      aHallLine({ ...hall, late: 32 }),
      aHallLine({ id: 10, code: 'H10', nameCs: 'H10', nameEn: 'H10' }),
    ],
    ...over,
  });

afterEach(() => vi.unstubAllGlobals());

async function shown(room: ControlRoom, locale: 'cs' | 'en' = 'en') {
  await page.viewport(1280, 900);
  return showSignedIn({
    path: '/admin/control-room',
    locale,
    user: organiser,
    answers: {
      controlRoom: () => ({ status: 200, body: room }),
      taskTake: () => ({
        status: 409,
        body: { error: 'changed-meanwhile', additionalProperties: { name: 'Lenka Dubová' } },
      }),
      announcementCreate: () => ({ status: 200, body: { id: 3 } }),
    },
  });
}

describe('the control room', () => {
  it('given a late match, then it is named with its hall and plan, and the reporter can be called', async () => {
    const { screen } = await shown(aRoom());
    const item = screen.getByRole('listitem').filter({ hasText: 'hasn’t begun in H09, planned 11:20' });
    await expect.element(item).toMatchTextContent('MB-C 105');
    await expect.element(item).toMatchTextContent('The match before it ended 11:31.');
    await expect
      .element(item.getByRole('link', { name: /^Call Jana Nová/ }))
      .toHaveAttribute('href', 'tel:+420601123456');
  });

  it('given a result to approve, then one press leads to the table of its match', async () => {
    const { screen } = await shown(aRoom({ tasks: [result] }), 'cs');
    await expect
      .element(screen.getByRole('link', { name: /^Schválit…: MB-C 104/ }))
      .toHaveAttribute('href', '/reporter/match/MB-C-104?from=control-room');
  });

  it('given a team that plays on the seat of another, then it is said in words, and one press leads to where it is settled', async () => {
    const seat: Task = {
      kind: 'seat',
      key: 'seat:seat:40:played',
      since: '2026-04-04T09:00:00Z',
      dueAt: '2026-04-04T09:30:00Z',
      taken: null,
      groupId: 7,
      groupLabel: 'MB SF1',
      categoryCode: 'MB',
      team: { id: 11, clubId: 3, name: 'HK Ďurkov', categoryCode: 'MB' },
      problem: 'played',
      clashesWith: ['MB SF2'],
      next: match,
    };
    const { screen } = await shown(aRoom({ tasks: [seat] }));
    const item = screen
      .getByRole('listitem')
      .filter({ hasText: 'HK Ďurkov plays in a seat that is not its own' });
    await expect.element(item.getByText('HK Ďurkov sits in MB SF2, too.')).toBeVisible();
    await expect.element(item).toMatchTextContent('MB SF1');
    await expect
      .element(screen.getByRole('link', { name: /^Decide.*MB SF1/ }))
      .toHaveAttribute('href', '/admin/groups');
  });

  it('given a device that holds records back, then its hall and a task say so, and its reporter can be called', async () => {
    const unsent = { records: 3, seenAt: '2026-04-04T10:41:00Z' };
    const task: Task = {
      kind: 'device-unsent',
      key: 'device-unsent:31',
      since: '2026-04-04T10:30:00Z',
      dueAt: '2026-04-04T10:35:00Z',
      taken: null,
      hall,
      reporter: { name: 'Jana Nová', phone: '+420 601 123 456' },
      unsent,
      isLost: false,
    };
    const line = aHallLine({ ...hall, unsent });
    const { screen } = await shown(aRoom({ tasks: [task], halls: [line] }));
    const item = screen.getByRole('listitem').filter({ hasText: '3 records from H09 have not been sent' });
    await expect.element(item).toMatchTextContent('Waiting on the device since 12:30.');
    await expect.element(item).toMatchTextContent('last at 12:41');
    await expect
      .element(item.getByRole('link', { name: /^Call Jana Nová/ }))
      .toHaveAttribute('href', 'tel:+420601123456');
    await expect
      .element(screen.getByRole('row', { name: /H09/ }))
      .toMatchTextContent('3 records not sent, last contact 12:41');
  });

  it('[CT12] given devices of a hall, then a table says who uses each, what it has not sent, its battery and last contact', async () => {
    const device = {
      id: 31,
      user: { name: 'Jana Nová', phone: '+420 601 123 456' },
      unsent: 3,
      seenAt: '2026-04-04T09:50:00Z',
      battery: 12,
      release: '1.0.0',
    };
    const [line] = aRoom().halls;
    const halls = line ? [{ ...line, devices: [device] }] : [];
    const { screen } = await shown(aRoom({ halls }));
    const table = screen.getByRole('region', { name: 'Devices of reporters' });
    await expect
      .element(table.getByRole('row', { name: /H09/ }))
      .toMatchTextContent(/H09.*Jana Nová.*3.*12 %.*11:50.*1\.0\.0/);
  });

  it('given a silent hall, then its line says since when, and its reporter can be called from there', async () => {
    const line = aHallLine({
      ...hall,
      silentSince: '2026-04-04T09:14:00Z',
      reporter: { name: 'Jana Nová', phone: '+420 601 123 456' },
    });
    const { screen } = await shown(aRoom({ tasks: [], halls: [line] }));
    const row = screen.getByRole('row', { name: /H09/ });
    await expect.element(row).toMatchTextContent('silent since 11:14');
    await expect
      .element(row.getByRole('link', { name: 'Call Jana Nová +420 601 123 456' }))
      .toHaveAttribute('href', 'tel:+420601123456');
    await page.viewport(360, 740);
    await screen.getByRole('button', { name: /^Halls/ }).click();
    await expect.element(row).toBeVisible();
    await expect.poll(() => document.documentElement.scrollWidth).toBe(360);
  });

  it('given a hall that opens again tomorrow, then it says until which day', async () => {
    const [line] = aRoom().halls;
    const closedUntil = { day: '2026-04-05', time: '10:00' };
    const { screen } = await shown(
      aRoom({ tasks: [], halls: line ? [{ ...line, late: 0, closedUntil }] : [] }),
      'cs',
    );
    await expect
      .element(screen.getByRole('row', { name: /H09.*zavřená do ne 5. dubna, 10:00/ }))
      .toBeVisible();
  });

  it('given many silent halls, then they are one row of both lists, which opens them', async () => {
    const ids = [1, 2, 3];
    const silentTask = (id: number): Task => ({
      kind: 'device-silent',
      key: `device-silent:${id}`,
      since: '2026-04-04T10:30:00Z',
      dueAt: '2026-04-04T10:35:00Z',
      taken: null,
      match,
      hall: { ...hall, id, code: `H0${id}` },
      reporter: null,
      unsent: null,
    });
    const [line] = aRoom().halls;
    const halls = line
      ? ids.map((id) => ({ ...line, id, code: `H0${id}`, late: 0, silentSince: '2026-04-04T09:14:00Z' }))
      : [];
    const { screen } = await shown(aRoom({ tasks: [result, ...ids.map(silentTask)], halls }));
    const rows = screen.getByText(/^No signal from 3 halls/);
    const [inTasks, inHalls] = [rows.first(), rows.last()];
    await expect.element(screen.getByText('No signal from H01')).not.toBeVisible();
    await inTasks.click();
    await expect.element(screen.getByText('No signal from H01')).toBeVisible();
    await inHalls.click();
    await expect.element(screen.getByRole('row', { name: /H01.*silent since 11:14/ })).toBeVisible();
    await page.viewport(360, 740);
    await expect.poll(() => document.documentElement.scrollWidth).toBe(360);
    await expect.element(screen.getByRole('button', { name: 'Needs you 2' })).toBeVisible();
  });

  it.each([900, 1000, 1200])(
    'given %i px, then the table of halls is not wider than its card',
    async (width) => {
      const now = {
        ...match,
        groupLabel: 'MB SF2',
        home: 'Tatran',
        away: 'Dukla',
        homeScore: 17,
        awayScore: 18,
        stageCode: 'not_started',
        stageStartedAt: null,
        clock: null,
        halfLength: 900,
      } as const;
      const next = { ...match, home: null, away: null, expectedAt: '2026-04-04T11:20:00Z' };
      const gymnasium = { ...hall, nameCs: 'Gymnázium', nameEn: 'Gymnasium' };
      const halls = [aHallLine({ ...gymnasium, late: 175, now, next })];
      const { screen } = await shown(aRoom({ halls }));
      await page.viewport(width, 900);
      const table = screen.getByRole('table').first();
      await expect.element(table).toBeVisible();
      const room = table.element().parentElement?.clientWidth ?? 0;
      expect(table.element().clientWidth).toBeLessThanOrEqual(room);
      expect(document.documentElement.scrollWidth).toBe(width);
    },
  );

  it('given a hall that closes later today, then it is no hall on time', async () => {
    const [line] = aRoom().halls;
    const closing = line ? [{ ...line, late: 0, closesAt: '11:30' }] : [];
    const { screen } = await shown(aRoom({ tasks: [], halls: closing }), 'cs');
    await expect.element(screen.getByRole('row', { name: /H09.*zavře se v 11:30/ })).toBeVisible();
  });

  it('given a reporter without a phone number, then one press leads to who else reports', async () => {
    const task: Task = {
      kind: 'device-silent',
      key: 'device-silent:9',
      since: '2026-04-04T10:30:00Z',
      dueAt: '2026-04-04T10:35:00Z',
      taken: null,
      match,
      hall,
      reporter: { name: 'Jana Nová', phone: null },
      unsent: { records: 0, seenAt: '2026-04-04T10:30:00Z' },
    };
    const { screen } = await shown(aRoom({ tasks: [task] }), 'cs');
    await expect.element(screen.getByText('Tehdy bylo vše odesláno.')).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: /^Zapisovatelé…: Z haly H09/ }))
      .toHaveAttribute('href', '/admin/reporters');
  });

  it('given a match without a pair of referees, then its reporter can be called from there', async () => {
    const task: Task = {
      kind: 'pair-missing',
      key: 'pair-missing:5',
      since: '2026-04-04T09:00:00Z',
      dueAt: '2026-04-04T09:20:00Z',
      taken: null,
      match,
      hall,
      reporter: { name: 'Jana Nová', phone: '+420 601 123 456' },
    };
    const { screen } = await shown(aRoom({ tasks: [task] }));
    await expect
      .element(screen.getByRole('link', { name: /^Call Jana Nová/ }))
      .toHaveAttribute('href', 'tel:+420601123456');
  });

  it('given a colleague was quicker, then the name is said', async () => {
    const { screen, asked } = await shown(aRoom({ tasks: [result] }));
    await screen.getByRole('button', { name: /^Take over: MB-C 104/ }).click();
    await expect.element(screen.getByText('Lenka Dubová took it a moment ago.')).toBeVisible();
    const took = asked.find(({ operation }) => operation === 'taskTake');
    expect(took?.asked.body).toEqual({ key: 'result-waiting:4', take: true, seen: null });
  });

  it('given nobody is appointed today, then one row leads to the appointments, and nothing is said to be ready', async () => {
    const ready = { ...hall, match, reporter: true, pair: null, rosters: true };
    const next = { startsAt: '2026-04-04T10:00:00Z', halls: [ready] };
    const task: Task = {
      kind: 'pairs-none',
      key: 'pairs-none',
      since: '2026-04-03T20:00:00Z',
      dueAt: '2026-04-04T10:00:00Z',
      taken: null,
      matches: 21,
    };
    const { screen } = await shown(aRoom({ tasks: [task], next }));
    const item = screen.getByRole('listitem').filter({
      hasText: 'No referees are appointed to the 21 matches still to come today',
    });
    await expect.element(item).toMatchTextContent('The next one begins at 12:00.');
    await expect
      .element(item.getByRole('link', { name: /^Appoint/ }))
      .toHaveAttribute('href', '/admin/plan/appointments');
    await expect.element(screen.getByText('all ready')).not.toBeInTheDocument();
  });

  it('given nothing waits, then it says so', async () => {
    const { screen } = await shown(aRoom({ tasks: [] }));
    await expect.element(screen.getByText('All done.')).toBeVisible();
  });

  it('given a message in one language, then halls get it in both', async () => {
    const { screen, asked } = await shown(aRoom());
    await screen.getByRole('button', { name: 'Announcement to halls…' }).click();
    await screen.getByLabelText(/^In Czech/).fill('Svačina je v hale');
    await screen.getByRole('button', { name: 'Show the announcement' }).click();
    await expect.poll(() => asked.map(({ operation }) => operation)).toContain('announcementCreate');
    const sent = asked.find(({ operation }) => operation === 'announcementCreate')?.asked.body;
    expect(sent).toMatchObject({
      textCs: 'Svačina je v hale',
      textEn: 'Svačina je v hale',
      hallIds: [],
      minutes: 60,
    });
  });
});
