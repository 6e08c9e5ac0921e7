import type { ClubDetail } from '@sevenmetre/contract/clubs/schemas';
import type { ScheduleSlice } from '@sevenmetre/contract/schedule/schedule-slice';
import { beforeEach, expect, test, vi } from 'vitest';
import { aScheduleSlice } from '../../../testing/ranking-slices.ts';
import { found, now } from '../../../testing/show-page.tsx';
import { showSignedIn } from '../../../testing/show-signed-in.tsx';

beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ['Date'] });
  return () => vi.useRealTimers();
});

const placeNames = { placeNameCs: 'Hala Centrum', placeNameEn: 'Centrum hall' };
const ordered = {
  bundlePersons: 14,
  handballPersons: 0,
  vipPartyPersons: 0,
  singleRoomPersons: 0,
  packageNameCs: null,
  packageNameEn: null,
};

/** Its team plays at 14:20 on Saturday, the second day; a payment or a roster waits for nothing else than this. */
const club: ClubDetail = {
  id: 3,
  name: 'HC Třebín',
  countryCode: 'CZ',
  regionName: null,
  timeZone: 'Europe/Prague',
  registration: null,
  declined: false,
  roster: { participants: 12, of: 14, deadline: null },
  teams: [
    {
      ...ordered,
      id: 1,
      name: 'HC Třebín',
      categoryCode: 'MA',
      state: 'accepted',
      participants: 12,
      firstMatch: { day: '2026-04-03', time: '18:40', ...placeNames },
      beds: null,
    },
  ],
  partial: false,
  extraPersons: null,
  users: null,
  links: [],
};

async function show(schedule: ScheduleSlice) {
  const { screen, slices } = await showSignedIn({
    path: '/club/3',
    answers: { clubDetail: () => ({ status: 200, body: club }) },
  });
  await expect.element(screen.getByRole('region', { name: 'Teams', exact: true })).toBeVisible();
  slices.set('schedule:today', found(schedule));
  return screen;
}

test('given a day of the tournament, then the club’s page begins with what its teams play today', async () => {
  const screen = await show(aScheduleSlice());
  const today = screen.getByRole('region', { name: 'Today’s matches' });
  await expect.element(today).toBeVisible();
  const rows = today.getByRole('listitem').elements();
  const own = aScheduleSlice().matches.filter(({ home, away }) => home === 1 || away === 1);
  expect(rows).toHaveLength(own.length);
  for (const part of ['14:20', 'Centrum hall', 'HC Třebín'])
    expect(rows[0]?.textContent, part).toContain(part);
  const open = screen.getByText(/enter 2 participants/).element();
  expect(today.element().compareDocumentPosition(open)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test.each([
  ['the next day that is played is another', aScheduleSlice({ day: '2026-04-05' })],
  ['none of its teams plays today', aScheduleSlice({ matches: [] })],
])('given that %s, then nothing is said of today', async (_, schedule) => {
  const screen = await show(schedule);
  await expect.element(screen.getByText(/enter 2 participants/)).toBeVisible();
  expect(screen.getByRole('region', { name: 'Today’s matches' }).elements()).toEqual([]);
});
